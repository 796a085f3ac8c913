import type { Code, Kernel } from "./Kernel.ts";
import {
  add,
  addOne,
  count,
  either,
  flag,
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

const pairOf = (code: Code) => either(shiftedLeft(code("first", "row"), "shift"), code("second", "row"));

/** Writes a number where the next one of its group goes; the place of a group left out is 0, others count from 1. */
const put = (group: string, number: string) => [
  set("group", group),
  set("to", count("next", "group")),
  when("to", setWord("items", subtract("to", 1), number), setCount("next", "group", add("to", 1))),
];

/** The kernels of `kernels/PairGrid.ts` and of all that lay rows out by group. */
export const grouping = {
  countPairs: {
    columns: ["first", "second"],
    parameters: ["rows", "length", "shift", "counts"],
    locals: ["at", "row"],
    body: (code) => [upTo("at", "length", set("row", word("rows", "at")), addOne("counts", pairOf(code)))],
  },
  countPairsNoting: {
    columns: ["first", "second"],
    parameters: ["rows", "length", "shift", "counts", "touched"],
    locals: ["at", "row", "place"],
    body: (code) => [
      upTo(
        "at",
        "length",
        set("row", word("rows", "at")),
        set("place", pairOf(code)),
        setBit("touched", "place"),
        addOne("counts", "place"),
      ),
    ],
  },
  countPairsOfStretch: {
    columns: ["first", "second"],
    parameters: ["row", "end", "shift", "counts"],
    body: (code) => [upTo("row", "end", addOne("counts", pairOf(code)))],
  },
  groupPairs: {
    columns: ["first", "second", "column"],
    parameters: ["rows", "length", "shift", "next", "items"],
    locals: ["at", "row", "group", "to"],
    body: (code) => [
      upTo("at", "length", set("row", word("rows", "at")), ...put(pairOf(code), code("column", "row"))),
    ],
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
    body: (code) => [
      upTo(
        "at",
        "length",
        set("row", word("rows", "at")),
        ...put(code("codes", "row"), code("column", "row")),
      ),
    ],
  },
  groupLists: {
    columns: ["offsets", "codes", "column"],
    parameters: ["rows", "length", "next", "items"],
    locals: ["at", "row", "item", "end", "group", "to"],
    body: (code) => [
      upTo(
        "at",
        "length",
        set("row", word("rows", "at")),
        set("item", code("offsets", "row")),
        set("end", code("offsets", add("row", 1))),
        upTo("item", "end", ...put(code("codes", "item"), code("column", "row"))),
      ),
    ],
  },
} satisfies Record<string, Kernel>;

const bucketOf = (code: string) => shiftedRight(add(code, subtract(shiftedLeft(1, "shift"), 1)), "shift");

/** Writes the code in any case, and keeps it where its bucket is wanted. */
const keepWanted = (code: string) => [
  set("code", code),
  setWord("chosen", "kept", "code"),
  set("kept", add("kept", flag("wanted", bucketOf("code")))),
];

const addStay = [setBit("touched", shiftedRight("stay", 1)), addOne("counts", "stay")];

/** The kernels of what is counted of one group: how long its rows stayed, their buckets of pay, how they spread. */
export const measuring = {
  addStays: {
    columns: [],
    parameters: ["items", "at", "end", "counts", "touched"],
    locals: ["stay"],
    body: () => [upTo("at", "end", set("stay", word("items", "at")), ...addStay)],
  },
  addStaysOfRows: {
    columns: ["stays"],
    parameters: ["rows", "length", "counts", "touched"],
    locals: ["at", "stay"],
    body: (code) => [upTo("at", "length", set("stay", code("stays", word("rows", "at"))), ...addStay)],
  },
  countBuckets: {
    columns: ["codes"],
    parameters: ["at", "end", "shift", "counts"],
    body: (code) => [upTo("at", "end", addOne("counts", bucketOf(code("codes", "at"))))],
  },
  countBucketsOfItems: {
    columns: [],
    parameters: ["items", "at", "end", "shift", "counts"],
    body: () => [upTo("at", "end", addOne("counts", bucketOf(word("items", "at"))))],
  },
  keepWanted: {
    columns: ["codes"],
    parameters: ["at", "end", "shift", "wanted", "chosen", "kept"],
    locals: ["code"],
    result: "i32",
    body: (code) => [upTo("at", "end", ...keepWanted(code("codes", "at"))), value("kept")],
  },
  keepWantedItems: {
    columns: [],
    parameters: ["items", "at", "end", "shift", "wanted", "chosen", "kept"],
    locals: ["code"],
    result: "i32",
    body: () => [upTo("at", "end", ...keepWanted(word("items", "at"))), value("kept")],
  },
  // The sum of squares grows by 2 n + 1 where a count n does by one; `result` takes the total and how many codes there are.
  spreadOfItems: {
    columns: [],
    parameters: ["items", "start", "end", "counts", "result"],
    locals: ["at", "code", "before", "total", "distinct"],
    floats: ["squares"],
    result: "f64",
    body: () => [
      set("at", "start"),
      upTo(
        "at",
        "end",
        set("code", word("items", "at")),
        when(
          "code",
          set("before", count("counts", "code")),
          setCount("counts", "code", add("before", 1)),
          set("total", add("total", 1)),
          set("distinct", add("distinct", isZero("before"))),
          `(local.set $squares (f64.add (local.get $squares) (f64.convert_i32_u ${add(shiftedLeft("before", 1), 1)})))`,
        ),
      ),
      set("at", "start"),
      upTo("at", "end", setCount("counts", word("items", "at"), 0)),
      setWord("result", 0, "total"),
      setWord("result", 1, "distinct"),
      value("squares"),
    ],
  },
} satisfies Record<string, Kernel>;
