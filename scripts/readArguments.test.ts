import { execFile, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { root } from "./generate/contracts.ts";

const run = (script: string, ...args: string[]) =>
  spawnSync(process.execPath, [script, ...args], { cwd: root, encoding: "utf8" });

const { scripts } = JSON.parse(readFileSync(`${root}/package.json`, "utf8")) as {
  scripts: Record<string, string>;
};
const ours = Object.entries(scripts).filter(([, command]) => / scripts\//.test(command));

test("every command of the project that is asked for help tells what it does, and does nothing", async () => {
  expect(ours.length).toBeGreaterThan(10);
  const told = ours.map(async ([name, command]) => {
    const args = [...command.split(" ").slice(1), "--help"];
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root });
    expect(stdout).toMatch(new RegExp(`^pnpm ${name}\\b`));
    expect(stdout.split("\n").length).toBeLessThan(12);
  });
  await Promise.all(told);
});

test.each([
  "scripts/contractDiff.ts",
  "scripts/contractRelease.ts",
  "scripts/newOperation.ts",
  "scripts/lint.ts",
  "packages/portal/lighthouse.ts",
])("%s refuses an option it does not know in one sentence", (script) => {
  const { status, stdout, stderr } = run(script, "--surprise");
  expect([status, stdout, stderr]).toEqual([2, "", "Unknown option '--surprise'. See --help.\n"]);
});

test.each([
  ["scripts/contractDiff.ts", "v0.1"],
  ["scripts/contractRelease.ts", "data-api"],
  ["scripts/newOperation.ts", "/v1/lmi/demand"],
])("%s refuses a second word, of which it would have done nothing", (script, first) => {
  const { status, stdout, stderr } = run(script, first, "second");
  expect([status, stdout, stderr]).toEqual([2, "", "Unexpected argument 'second'. See --help.\n"]);
});

test("help asked for behind -- is that of the command there", () => {
  const { status, stderr } = run("scripts/mockProxy.ts", "--port", "none", "--", "node", "--help");
  expect([status, stderr]).toEqual([1, expect.stringContaining("Say which server")]);
});

test("a port that is no number is refused with what it may be", () => {
  const { status, stderr } = run("scripts/mockProxy.ts", "--target=http://127.0.0.1:9", "--port", "");
  expect([status, stderr]).toEqual([2, '--port must be a whole number from 0 to 65535, not "".\n']);
});

test("a mock that is told an operation without --list says how to ask for it", () => {
  expect(run("scripts/mock.ts", "getDemand").stderr).toContain("pnpm mock --list");
});
