import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { readLabelledSpans } from "./readLabelledSpans.ts";

const folder = mkdtempSync(join(tmpdir(), "spans-"));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const row = (skill: string[], knowledge: string[], rest: object = { idx: 7, source: "tech" }) =>
  JSON.stringify({
    tokens: ["write", "good", "Java", "tests"],
    tags_skill: skill,
    tags_knowledge: knowledge,
    ...rest,
  });

test("reads spans of both kinds, plain and gzipped alike", () => {
  const text = `${row(["B", "I", "I", "I"], ["O", "O", "B-Knowledge", "B"])}\n\n`;
  const read = readLabelledSpans(file("a.jsonl", text));
  expect(read).toEqual([
    {
      tokens: ["write", "good", "Java", "tests"],
      ad: "tech 7",
      source: "tech",
      skills: [{ start: 0, end: 4 }],
      knowledge: [
        { start: 2, end: 3 },
        { start: 3, end: 4 },
      ],
    },
  ]);
  expect(readLabelledSpans(file("a.jsonl.gz", gzipSync(text)))).toEqual(read);
});

test("an I that follows no span opens one", () => {
  const [read] = readLabelledSpans(file("b.jsonl", row(["O", "I", "I", "O"], ["O", "O", "O", "O"])));
  expect(read?.skills).toEqual([{ start: 1, end: 3 }]);
});

test("sentences without a number of their ad stand alone", () => {
  const text = [
    row(["O", "O", "O", "O"], ["O", "O", "O", "O"], {}),
    row(["O", "O", "O", "O"], ["O", "O", "O", "O"], {}),
  ];
  const [first, second] = readLabelledSpans(file("c.jsonl", text.join("\n")));
  expect(first?.ad).not.toBe(second?.ad);
});

test.each([
  ["{", "line 1: no JSON object"],
  ["null", "line 1: no JSON object"],
  ['{"tokens": "a"}', 'line 1: "tokens" is no list of strings'],
  [row(["O"], []), 'line 1: "tags_skill" has 1 tags for 4 tokens'],
  [row(["O", "O", "O", "X"], []), 'line 1: "X" is none of B, I, O'],
])("refuses %j, naming the line", (text, message) => {
  expect(() => readLabelledSpans(file("d.jsonl", text))).toThrow(message);
});
