import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { compressFolder, lastFile } from "./compressed.ts";

const text = "let answer = 42;\n".repeat(100);
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "compressed-"));
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "assets", "main.js"), text);
  writeFileSync(join(folder, "assets", "small.js"), "1;");
  writeFileSync(join(folder, "index.html"), "<!doctype html>");
});
afterEach(() => rmSync(folder, { recursive: true }));

test("a whole build has its text files compressed, and the page's own at the end", async () => {
  await compressFolder(folder);
  const packed = readFileSync(join(folder, "assets", "main.js.br"));
  expect(brotliDecompressSync(packed).toString()).toBe(text);
  expect(existsSync(join(folder, "assets", "main.js.gz"))).toBe(true);
  expect(existsSync(join(folder, "assets", "small.js.br"))).toBe(false);
  expect(existsSync(join(folder, lastFile))).toBe(true);
});

test("a build that fails on its way lacks the file by which a whole one is known", async () => {
  mkdirSync(join(folder, "assets", "main.js.gz.new"));
  await expect(compressFolder(folder)).rejects.toThrow("EISDIR");
  expect(existsSync(join(folder, "assets", "main.js.gz"))).toBe(false);
  expect(existsSync(join(folder, lastFile))).toBe(false);
});
