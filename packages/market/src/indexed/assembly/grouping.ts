import type { Code, Kernel } from "./Kernel.ts";
import { eachItem, eachRow } from "./loops.ts";
import {
  add,
  addOne,
  asLongAs,
  both,
  count,
  dictionaryValue,
  either,
  isAtLeast,
  isLess,
  isZero,
  set,
  setBit,
  setCount,
  setWord,
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

/** Writes a number where the next one of its group goes; the place of a group left out is 0, others count from 1. */
const put = (group: string, number: string) => [
  set("group", group),
  set("to", count("next", "group")),
  when("to", setWord("items", subtract("to", 1), number), setCount("next", "group", add("to", 1))),
];

const secondOf = both("place", subtract(shiftedLeft(1, "shift"), 1));

const isPair = both(isLess(0, shiftedRight("place", "shift")), isLess(0, secondOf));

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

/** The kernels of `kernels/PairGrid.ts` and of all that lay rows out by group. */
export const grouping = {
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
  // Leaves of some places those of pairs that have both values and rows enough, with their codes and lengths; clears all.
  takeWanted: {
    columns: [],
    parameters: ["counts", "places", "length", "shift", "least", "firsts", "seconds", "lengths"],
    locals: ["at", "kept", "place", "rows"],
    result: "i32",
    body: () => [
      upTo(
        "at",
        "length",
        set("place", word("places", "at")),
        set("rows", count("counts", "place")),
        setCount("counts", "place", 0),
        when(
          both(isAtLeast("rows", "least"), isPair),
          setWord("places", "kept", "place"),
          setWord("firsts", "kept", shiftedRight("place", "shift")),
          setWord("seconds", "kept", secondOf),
          setWord("lengths", "kept", "rows"),
          set("kept", add("kept", 1)),
        ),
      ),
      value("kept"),
    ],
  },
  // Says where the first row of each group goes, from 1 on, for as many groups as have no more rows together than `most`.
  startGroups: {
    columns: [],
    parameters: ["next", "places", "lengths", "at", "end", "most", "total"],
    locals: ["rows"],
    result: "i32",
    body: () => [
      asLongAs(
        "groups",
        both(
          isLess("at", "end"),
          either(isZero("rows"), isAtLeast("most", add("rows", word("lengths", "at")))),
        ),
        setCount("next", word("places", "at"), add("rows", 1)),
        set("rows", add("rows", word("lengths", "at"))),
        set("at", add("at", 1)),
      ),
      setWord("total", 0, "rows"),
      value("at"),
    ],
  },
  clearPlaces: {
    columns: [],
    parameters: ["counts", "places", "at", "end"],
    body: () => [upTo("at", "end", setCount("counts", word("places", "at"), 0))],
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
  groupPairs: {
    columns: ["first", "second", "column"],
    parameters: ["rows", "length", "shift", "next", "items"],
    locals: ["at", "row", "group", "to"],
    body: (code) => [eachRow(...put(pairOf(code), code("column", "row")))],
  },
  groupPairsOfStretch: {
    columns: ["first", "second", "column"],
    parameters: ["row", "end", "shift", "next", "items"],
    locals: ["group", "to"],
    body: (code) => [upTo("row", "end", ...put(pairOf(code), code("column", "row")))],
  },
  groupRows: {
    columns: ["codes", "column"],
    parameters: ["rows", "length", "next", "items"],
    locals: ["at", "row", "group", "to"],
    body: (code) => [eachRow(...put(code("codes", "row"), code("column", "row")))],
  },
  groupLists: {
    columns: ["offsets", "codes", "column"],
    parameters: ["rows", "length", "next", "items"],
    locals: ["at", "row", "item", "end", "group", "to"],
    body: (code) => [eachRow(...eachItem(code, ...put(code("codes", "item"), code("column", "row"))))],
  },
} satisfies Record<string, Kernel>;
