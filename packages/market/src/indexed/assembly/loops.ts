import type { Code } from "./Kernel.ts";
import { add, asLongAs, both, either, set, shiftedLeft, subtract, trailingZeros, upTo, word } from "./wat.ts";

/** Each row of a block: `row` of `rows`, by the counter `at`. */
export function eachRow(...statements: readonly string[]): string {
  return upTo("at", "length", set("row", word("rows", "at")), ...statements);
}

/** Each entry of the row's list, `item` being where it stands. */
export function eachItem(code: Code, ...statements: readonly string[]): string[] {
  return [
    set("item", code("offsets", "row")),
    set("end", code("offsets", add("row", 1))),
    upTo("item", "end", ...statements),
  ];
}

/** Each bit of the local `bits` that is set, `place` being its place among all, of which so many words come before. */
export function eachBit(words: string, ...statements: readonly string[]): string {
  return asLongAs(
    "bits",
    "bits",
    set("place", either(shiftedLeft(words, 5), trailingZeros("bits"))),
    set("bits", both("bits", subtract("bits", 1))),
    ...statements,
  );
}
