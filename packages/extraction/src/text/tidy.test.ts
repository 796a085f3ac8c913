import { expect, test } from "vitest";
import { tidy } from "./tidy.ts";

test.each([
  ["a  b\t\u00a0c", "a b c"],
  ["a \n b", "a\nb"],
  ["a\r\nb\rc\u2028d", "a\nb\nc\nd"],
  ["a\n\n\n\nb", "a\n\nb"],
  ["  a\n", "a"],
  ["", ""],
  [" \n ", ""],
  ["wo\u200brd", "word"],
  ["it\u2019s \u201cgood\u201d", 'it\'s "good"'],
  ["\u0095 a \u0096 b", "\u2022 a - b"],
  ["🚀Fast ✅ done", "Fast done"],
  ["\ud83d x \udc00", "x"],
  ["𝐉ob", "𝐉ob"],
  ["a\u0000\u0007b", "a b"],
])("makes %j into %j", (text, clean) => {
  expect(tidy(text)).toBe(clean);
});
