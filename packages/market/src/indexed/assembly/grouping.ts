import type { Code, Kernel } from "./Kernel.ts";
import {
  add,
  addOne,
  count,
  either,
  set,
  setBit,
  setCount,
  setWord,
  shiftedLeft,
  subtract,
  upTo,
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
