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

test("rollback --list names the served snapshot and the one before, and changes nothing", () => {
  const unreadable = "missing, damaged or written by an older version";
  expect(run("rollback", "--list").stdout).toBe(`served  two  ${unreadable}\nbefore  one  ${unreadable}\n`);
  expect(current(served)).toBe("two");
  writeFileSync(pointer(named), JSON.stringify({ current: "three", previous: null }));
  expect(run("rollback", "--list", "--data", named).stdout).toBe(
    `served  three  ${unreadable}\nThere is no earlier snapshot to go back to.\n`,
  );
  rmSync(pointer(named));
  expect(run("rollback", "--list", "--data", named).stdout).toBe(`There is no snapshot in ${named} yet.\n`);
});

test("the folder that --data names goes back, as the loads write to it, and the served one stays", () => {
  expect(run("rollback", "--data", named).stdout).toBe("Snapshot one is served now.\n");
  expect([current(named), current(served)]).toEqual(["one", "two"]);
});
