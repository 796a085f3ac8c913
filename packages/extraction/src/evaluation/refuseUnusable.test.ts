import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { refuseUnusable, refuseUnwritable } from "./refuseUnusable.ts";
import { readLabelledTitles } from "./titles/readLabelledTitles.ts";

const folder = mkdtempSync(join(tmpdir(), "unusable-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = (content: string | Buffer) => {
  writeFileSync(join(folder, "labelled"), content);
  return join(folder, "labelled");
};
const cut = gzipSync("Nurse\t29-1141\n".repeat(99));

test.each([
  ["a folder", () => folder, "there is no file"],
  ["what is not there", () => join(folder, "nowhere"), "there is no file"],
  ["nothing but a header", () => file("title\tsoc8\n"), "labelled holds no labelled line"],
  ["a line of another form", () => file("Nurse\t29-1141\nCook\n"), "labelled, line 2: expected"],
  ["gzip that is cut short", () => file(cut.subarray(0, 30)), "labelled, unexpected end of file"],
])("%s is refused, by its name", (_what, made, message) => {
  expect(() => refuseUnusable(made(), readLabelledTitles)).toThrow(message);
});

test("a labelled file, and none, are taken", () => {
  refuseUnusable(file("Nurse\t29-1141\n"), readLabelledTitles);
  refuseUnusable(undefined, readLabelledTitles);
});

test("results that could not be written are refused before anything is scored", () => {
  mkdirSync(join(folder, "results"));
  for (const path of [join(folder, "results"), join(folder, "none", "results.json")])
    expect(() => refuseUnwritable(path)).toThrow(`the results cannot be written to ${path}`);
  refuseUnwritable(join(folder, "results.json"));
  refuseUnwritable(undefined);
});
