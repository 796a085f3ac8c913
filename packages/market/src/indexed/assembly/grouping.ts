import type { Kernel } from "./Kernel.ts";
import { eachItem, eachRow } from "./loops.ts";
import { isPair, pairOf, secondOf } from "./pairing.ts";
import {
  add,
  asLongAs,
  both,
  count,
  either,
  isAtLeast,
  isLess,
  isZero,
  set,
  setCount,
  setWord,
  shiftedRight,
  subtract,
  upTo,
  value,
  when,
  word,
} from "./wat.ts";

/** Writes a number where the next one of its group goes; the place of a group left out is 0, others count from 1. */
const put = (group: string, number: string) => [
  set("group", group),
  set("to", count("next", "group")),
  when("to", setWord("items", subtract("to", 1), number), setCount("next", "group", add("to", 1))),
];

/** The kernels of all that lay rows out by group. */
export const grouping = {
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
  gatherRows: {
    columns: ["codes", "column"],
    parameters: ["rows", "length", "next", "items"],
    locals: ["at", "row", "group", "to"],
    body: (code) => [eachRow(...put(code("codes", "row"), code("column", "row")))],
  },
  gatherLists: {
    columns: ["offsets", "codes", "column"],
    parameters: ["rows", "length", "next", "items"],
    locals: ["at", "row", "item", "end", "group", "to"],
    body: (code) => [eachRow(...eachItem(code, ...put(code("codes", "item"), code("column", "row"))))],
  },
} satisfies Record<string, Kernel>;
