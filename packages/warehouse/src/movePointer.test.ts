import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { rollback } from "./rollback.ts";
import { readPointer, writePointer } from "./SnapshotPointer.ts";

const folder = mkdtempSync(join(tmpdir(), "talent-pointer-"));
const pointer = join(folder, "warehouse", "current.json");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("a rollback waits for a load that is just publishing, and goes back from what that has put in place", async () => {
  mkdirSync(join(folder, "warehouse", "snapshots"), { recursive: true });
  for (const id of ["a", "b"]) writeFileSync(join(folder, "warehouse", "snapshots", `${id}.duckdb`), "");
  writePointer(pointer, { current: "b", previous: "a" });
  const script = `import { movePointer } from ${JSON.stringify(new URL("./movePointer.ts", import.meta.url).href)};
    import { writeSync } from "node:fs";
    movePointer(${JSON.stringify(pointer)}, ({ current }) => {
      writeSync(1, "publishing");
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
      return { current: "c", previous: current };
    });`;
  const load = spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise((resolve) => load.once("exit", resolve));
  await new Promise((resolve) => load.stdout.once("data", resolve));
  expect(rollback(folder)).toMatchObject({ current: "b" });
  expect(readPointer(pointer)).toEqual({ current: "b", previous: "c" });
  expect(await ended).toBe(0);
});
