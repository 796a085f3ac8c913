import { expect, test } from "vitest";
import { Tokens } from "./Tokens.ts";
import { WordTable } from "./WordTable.ts";

test("finds every word again after it has grown, whatever its case and accents", () => {
  const table = new WordTable();
  const words = Array.from({ length: 5_000 }, (_, at) => `Word${at}é`);
  for (const [at, word] of words.entries()) table.set(word, at);
  for (const [at, word] of words.entries()) {
    expect(table.find(word.toLowerCase())).toBe(at);
    expect(table.find(word.toUpperCase().replace("É", "e"))).toBe(at);
  }
  expect(table.find("word5000é")).toBe(-1);
  expect(table.find("")).toBe(-1);
});

test("a spelling keeps its first number", () => {
  const table = new WordTable();
  table.set("Nurse", 1);
  table.set("nurse", 2);
  expect(table.find("NURSE")).toBe(1);
});

test("reads a text longer than any before it, with lone surrogates, to the last word", () => {
  const table = new WordTable();
  table.set("python", 7);
  const tokens = new Tokens();
  const text = `${"\uD800 naïve 🚀 ".repeat(20_000)}python`;
  tokens.read(text, [{ start: 0, end: text.length, section: "other", heading: false }], table);
  expect(tokens.word[tokens.count - 1]).toBe(7);
  expect(text.slice(tokens.start[tokens.count - 1], tokens.end[tokens.count - 1])).toBe("python");
  tokens.read("no python", [{ start: 0, end: 9, section: "other", heading: false }], table);
  expect(Array.from(tokens.word.subarray(0, tokens.count))).toEqual([-1, 7]);
});
