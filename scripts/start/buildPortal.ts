import { globSync, statSync } from "node:fs";
import { root, run } from "../run.ts";
import { StartError } from "./StartError.ts";

const sources = [
  "packages/portal/{src,build,public}/**/*",
  "packages/portal/*.{html,ts,json}",
  "generated/**/*.{ts,json}",
  "pnpm-lock.yaml",
];

const changedAt = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Whether the portal's build is older than anything it is made from, or not there. */
function isStale(): boolean {
  const built = changedAt(`${root}packages/portal/dist/index.html`);
  if (built === 0) return true;
  const exclude = (path: string) => path.includes("node_modules");
  return sources.some((pattern) =>
    globSync(pattern, { cwd: root, exclude }).some((path) => changedAt(root + path) > built),
  );
}

/** Builds the portal when its sources are newer than its build. */
export async function buildPortal(): Promise<void> {
  if (!isStale()) return;
  console.log("Building the portal …");
  const code = await run("vite", ["build", "packages/portal", "--logLevel", "error"]);
  if (code !== 0) throw new StartError("The portal cannot be built; the lines above say why.");
}
