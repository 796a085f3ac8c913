import type { Kernel } from "./Kernel.ts";
import { eachItem, eachRow } from "./loops.ts";
import {
  add,
  both,
  either,
  flag,
  isAtLeast,
  isLess,
  isSame,
  other,
  set,
  setWord,
  shiftedRight,
  subtract,
  type Value,
  value,
  word,
} from "./wat.ts";

/**
 * Moves the rows that pass to the front of their block and gives how many there are. A row is written in any case and
 * the end moves by 0 or 1, because a branch that is taken at random costs more than a write.
 */
function keep(test: Value, ...before: readonly string[]): string[] {
  return [eachRow(...before, setWord("rows", "kept", "row"), set("kept", add("kept", test))), value("kept")];
}

const block = { locals: ["at", "row", "kept"], result: "i32" } as const;

/** The bit of the row in a word of bits. */
const bitOf = (bits: Value) => both(shiftedRight(bits, both("row", 31)), 1);

/** The kernels of `kernels/keep.ts`. */
export const keeping = {
  keepByTable: {
    ...block,
    columns: ["codes"],
    parameters: ["rows", "length", "passes"],
    body: (code) => keep(flag("passes", code("codes", "row"))),
  },
  // A day before the first is more than any number of days after it, as there are no numbers below zero.
  keepBetween: {
    ...block,
    columns: ["days"],
    parameters: ["rows", "length", "first", "howMany"],
    body: (code) => keep(isLess(subtract(code("days", "row"), "first"), "howMany")),
  },
  keepFrom: {
    ...block,
    columns: ["codes"],
    parameters: ["rows", "length", "least"],
    body: (code) => keep(isAtLeast(code("codes", "row"), "least")),
  },
  keepByList: {
    ...block,
    columns: ["offsets", "codes"],
    parameters: ["rows", "length", "passes", "wanted"],
    locals: [...block.locals, "item", "end", "found"],
    body: (code) =>
      keep(
        isSame("found", "wanted"),
        set("found", 0),
        ...eachItem(code, set("found", either("found", flag("passes", code("codes", "item"))))),
      ),
  },
  keepByMask: {
    ...block,
    columns: [],
    parameters: ["rows", "length", "bits", "flip"],
    body: () => keep(other(bitOf(word("bits", shiftedRight("row", 5))), "flip")),
  },
  keepByBits: {
    ...block,
    columns: [],
    wholes: ["bits"],
    parameters: ["rows", "length", "flip"],
    body: (code) => keep(other(bitOf(code("bits", shiftedRight("row", 5))), "flip")),
  },
} satisfies Record<string, Kernel>;
