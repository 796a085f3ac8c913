import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openAside, putInPlace } from "./aside.ts";

test("what a killed process left is taken away, what another is writing is not", async () => {
  const target = mkdtempSync(join(tmpdir(), "aside-"));
  const { pid: ended } = spawnSync(process.execPath, ["-e", ""]);
  for (const left of [`.new-archives-${ended}`, `.new-archives-${process.ppid}`, `.new-types-${ended}`])
    mkdirSync(join(target, left));
  const aside = await openAside("archives", target);
  expect(aside).toBe(`${target}/.new-archives-${process.pid}`);
  expect(readdirSync(target).sort()).toEqual(
    [`.new-archives-${process.ppid}`, `.new-archives-${process.pid}`, `.new-types-${ended}`].sort(),
  );
  rmSync(target, { recursive: true });
});

test("temporary files of tests stand in such a folder, which their run makes and takes away", () => {
  expect(tmpdir()).toMatch(/\.new-talent-tests-\d+$/);
});

test("of several that put a folder in one place at once, all end well and a whole one stays", async () => {
  const target = mkdtempSync(join(tmpdir(), "aside-"));
  const folders = ["a", "b", "c", "d"].map((name) => join(target, name));
  for (const folder of folders) {
    mkdirSync(folder);
    writeFileSync(join(folder, "file"), folder);
  }
  await Promise.all(folders.map((folder) => putInPlace(folder, join(target, "place"))));
  expect(readdirSync(target)).toEqual(["place"]);
  expect(folders).toContain(readFileSync(join(target, "place", "file"), "utf8"));
  rmSync(target, { recursive: true });
});
