import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { root } from "./generate/contracts.ts";

const run = (script: string, ...args: string[]) =>
  spawnSync(process.execPath, [script, ...args], { cwd: root, encoding: "utf8" });

test.each(["scripts/contractDiff.ts", "scripts/contractRelease.ts", "scripts/newOperation.ts"])(
  "%s refuses an option it does not know in one sentence",
  (script) => {
    const { status, stdout, stderr } = run(script, "--surprise");
    expect([status, stdout, stderr]).toEqual([2, "", "Unknown option '--surprise'. See --help.\n"]);
  },
);

test("a port that is no number is refused with what it may be", () => {
  const { status, stderr } = run("scripts/mockProxy.ts", "--target=http://127.0.0.1:9", "--port", "");
  expect([status, stderr]).toEqual([2, '--port must be a whole number from 0 to 65535, not "".\n']);
});

test("a mock that is told an operation without --list says how to ask for it", () => {
  expect(run("scripts/mock.ts", "getDemand").stderr).toContain("pnpm mock --list");
});
