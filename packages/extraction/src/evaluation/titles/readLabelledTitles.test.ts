import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { readLabelledTitles } from "./readLabelledTitles.ts";

const folder = mkdtempSync(join(tmpdir(), "titles-"));
const file = (name: string, content: string | Buffer) => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};
const text = "# source\ntitle\tsoc8\nNurse\t29-1141.00\nCook\t35-2014.00\tWe fry.\n";

test("reads titles, codes and descriptions, plain or gzipped", () => {
  const rows = [
    { title: "Nurse", occupation: 29114100, description: undefined },
    { title: "Cook", occupation: 35201400, description: "We fry." },
  ];
  expect(readLabelledTitles(file("a.tsv", text))).toEqual(rows);
  expect(readLabelledTitles(file("a.tsv.gz", gzipSync(text)))).toEqual(rows);
});

test("a file that begins with a mark of the byte order is read as one without", () => {
  expect(readLabelledTitles(file("c.tsv", "\uFEFFtitle\tsoc8\r\nNurse\t29-1141\r\n"))).toHaveLength(1);
});

test.each([
  ["Cook", 'line 2: expected "title<TAB>soc8", found "Cook"'],
  ["Cook\tchef", 'line 2: "chef" is no SOC code'],
])("names the line that has no code: %j", (line, message) => {
  expect(() => readLabelledTitles(file("b.tsv", `Nurse\t29-1141.00\n${line}\n`))).toThrow(message);
});
