import { run } from "./run.ts";

/** A check of the source, and the command that mends what it finds. */
export type Check = { name: string; mend: string; run: () => Promise<boolean> };

const passes = async (command: string, ...args: string[]) => (await run(command, args)) === 0;

/** Every check of the source, the quick ones first. */
export const checks: Check[] = [
  {
    name: "format and lint",
    mend: "pnpm format",
    run: () => passes("biome", "check", "--error-on-warnings", "."),
  },
  { name: "types", mend: "tsc -p tsconfig.json", run: () => passes("tsc", "-p", "tsconfig.json") },
  {
    name: "portal types",
    mend: "tsc -p packages/portal",
    run: () => passes("tsc", "-p", "packages/portal/tsconfig.json"),
  },
  { name: "contract lint", mend: "pnpm lint", run: () => passes("node", "scripts/lint.ts") },
  { name: "drift of generated/", mend: "pnpm generate", run: () => passes("node", "scripts/drift.ts") },
  {
    name: "contracts against their releases",
    mend: "pnpm contract:diff",
    run: () => passes("node", "scripts/contractDiff.ts"),
  },
];

/** Runs all checks; gives the names of those that failed, each told with the command that mends it. */
export async function runChecks(): Promise<string[]> {
  const failed: string[] = [];
  for (const check of checks) {
    const started = performance.now();
    const passed = await check.run();
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(
      passed ? `✓ ${check.name} (${seconds} s)` : `✗ ${check.name}: mend it with \`${check.mend}\``,
    );
    if (!passed) failed.push(check.name);
  }
  return failed;
}
