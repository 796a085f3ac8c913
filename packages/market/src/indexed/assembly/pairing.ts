import type { Code, Kernel } from "./Kernel.ts";
import { eachRow } from "./loops.ts";
import {
  add,
  addOne,
  both,
  count,
  dictionaryValue,
  either,
  isLess,
  set,
  setBit,
  setCount,
  shiftedLeft,
  shiftedRight,
  subtract,
  upTo,
  value,
  when,
  word,
} from "./wat.ts";

/** The place of the row's pair on a grid. */
export const pairOf = (code: Code) =>
  either(shiftedLeft(code("first", "row"), "shift"), code("second", "row"));

/** The code of the second column that a place says. */
export const secondOf = both("place", subtract(shiftedLeft(1, "shift"), 1));

/** Whether a place is that of a pair that has both values. */
export const isPair = both(isLess(0, shiftedRight("place", "shift")), isLess(0, secondOf));

const pairs = {
  columns: [],
  wholes: ["outer", "inner"],
  parameters: ["counts", "places", "length", "shift", "found"],
  locals: ["at", "kept", "place"],
  floats: ["sum"],
  result: "i32",
} as const;

const takePairs = (sum: string, clear: string) => [
  upTo(
    "at",
    "length",
    set("place", word("places", "at")),
    `(local.set $sum ${sum})`,
    clear,
    // A talent may weigh nothing.
    when(
      both(isPair, "(f64.gt (local.get $sum) (f64.const 0))"),
      `(f64.store $calls (local.get $found) ${dictionaryValue("outer", shiftedRight("place", "shift"))})`,
      `(f64.store $calls offset=8 (local.get $found) ${dictionaryValue("inner", secondOf)})`,
      "(f64.store $calls offset=16 (local.get $found) (local.get $sum))",
      set("found", add("found", 24)),
      set("kept", add("kept", 1)),
    ),
  ),
  value("kept"),
];

/** The kernels of `kernels/PairGrid.ts`. */
export const pairing = {
  countPairs: {
    columns: ["first", "second"],
    parameters: ["rows", "length", "shift", "counts"],
    locals: ["at", "row"],
    body: (code) => [eachRow(addOne("counts", pairOf(code)))],
  },
  countPairsNoting: {
    columns: ["first", "second"],
    parameters: ["rows", "length", "shift", "counts", "touched"],
    locals: ["at", "row", "place"],
    body: (code) => [
      eachRow(set("place", pairOf(code)), setBit("touched", "place"), addOne("counts", "place")),
    ],
  },
  countPairsOfStretch: {
    columns: ["first", "second"],
    parameters: ["row", "end", "shift", "counts"],
    body: (code) => [upTo("row", "end", addOne("counts", pairOf(code)))],
  },
  // Both values and the count of each pair that has both, as floats; clears the counts and gives how many pairs there are.
  takePairs: {
    ...pairs,
    body: () => takePairs(`(f64.convert_i32_u ${count("counts", "place")})`, setCount("counts", "place", 0)),
  },
  takeWeights: {
    ...pairs,
    body: () => {
      const sum = add("counts", shiftedLeft("place", 3));
      return takePairs(`(f64.load $counts ${sum})`, `(f64.store $counts ${sum} (f64.const 0))`);
    },
  },
} satisfies Record<string, Kernel>;
