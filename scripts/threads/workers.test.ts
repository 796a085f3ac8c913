import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, expect, test } from "vitest";
import { openWorker } from "./workers.ts";

const folder = mkdtempSync(join(tmpdir(), "workers-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function moduleOf(name: string, text: string): URL {
  const file = join(folder, name);
  writeFileSync(file, text);
  return pathToFileURL(file);
}

const threads = new URL("workers.ts", import.meta.url).href;

test("a thread answers in the order asked, and a throw is the asker's error", async () => {
  const text = `import { answerRequests } from "${threads}";
answerRequests(async (wanted) => {
  if (wanted === "bad") throw new Error("no such thing");
  return wanted * 2;
});`;
  const worker = openWorker<unknown, number>(moduleOf("twice.mjs", text));
  expect(await Promise.all([worker.ask(1), worker.ask(2)])).toEqual([2, 4]);
  await expect(worker.ask("bad")).rejects.toThrow("no such thing");
  expect(await worker.ask(3)).toBe(6);
  await worker.close();
});

test("a thread that could not start refuses what is asked of it, also later", async () => {
  const worker = openWorker<unknown, number>(moduleOf("broken.mjs", 'throw new Error("cannot start");'));
  await expect(worker.ask(1)).rejects.toThrow("cannot start");
  await expect(worker.ask(2)).rejects.toThrow("cannot start");
});
