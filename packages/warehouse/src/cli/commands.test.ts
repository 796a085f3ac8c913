import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeEach, expect, test } from "vitest";

const base = mkdtempSync(join(tmpdir(), "talent-cli-"));
afterAll(() => rmSync(base, { recursive: true, force: true }));

const [served, named] = [join(base, "served"), join(base, "named")];
const pointer = (folder: string) => join(folder, "warehouse", "current.json");
const current = (folder: string) => JSON.parse(readFileSync(pointer(folder), "utf8")).current;

beforeEach(() => {
  for (const folder of [served, named]) {
    mkdirSync(join(folder, "warehouse", "snapshots"), { recursive: true });
    for (const id of ["one", "two"])
      writeFileSync(join(folder, "warehouse", "snapshots", `${id}.duckdb`), "");
    writeFileSync(pointer(folder), JSON.stringify({ current: "two", previous: "one" }));
  }
});

const run = (command: string, ...args: string[]) =>
  spawnSync(process.execPath, [fileURLToPath(new URL(`${command}.ts`, import.meta.url)), ...args], {
    encoding: "utf8",
    env: { ...process.env, DATA_DIR: served },
  });

test.each([
  ["rollback", "--dry-run", "Unknown option '--dry-run'. See --help.\n"],
  ["rollback", "one", "Unexpected argument 'one'. See --help.\n"],
  ["checksum", "one", "Unexpected argument 'one'. See --help.\n"],
])("%s refuses %s and does nothing", (command, argument, sentence) => {
  const { status, stdout, stderr } = run(command, argument);
  expect([status, stdout]).toEqual([2, ""]);
  expect(stderr).toBe(sentence);
  expect(current(served)).toBe("two");
});

test("the folder that --data names goes back, as the loads write to it, and the served one stays", () => {
  expect(run("rollback", "--data", named).stdout).toBe("Snapshot one is served now.\n");
  expect([current(named), current(served)]).toEqual(["one", "two"]);
});
