import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readMapping } from "./Mapping.ts";

const folder = mkdtempSync(join(tmpdir(), "mapping-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const file = join(folder, "mapping.json");
const mapping = (entries: object) => {
  writeFileSync(file, JSON.stringify({ source: "board", columns: { title: "Post" }, ...entries }));
  return readMapping(file);
};

test("a tab may part the columns", () => {
  expect(mapping({ delimiter: "\t", harvested: true })).toMatchObject({ delimiter: "\t", harvested: true });
});

test.each([
  [{ source: "s".repeat(201) }, /"source" in .* must have at most 200 characters/],
  [{ delimiter: ";;" }, /"delimiter" in .* must be one character/],
  [{ delimiter: 1 }, /"delimiter" in .* must be one character/],
  [{ harvested: "yes" }, /"harvested" in .* must be true or false/],
  [
    { defaults: { currency: "Pounds" } },
    /"currency" under "defaults" in .* an ISO code such as GBP, not "Pounds"/,
  ],
  [
    { defaults: { payInterval: "often" } },
    /"payInterval" under "defaults" in .* hour, day, week, month or year/,
  ],
])("what no ad could be read or told by is refused: %j", (entries, words) => {
  expect(() => mapping(entries)).toThrow(words);
});
