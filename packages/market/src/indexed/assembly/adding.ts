import type { Kernel } from "./Kernel.ts";
import {
  add,
  addOne,
  asLongAs,
  both,
  count,
  isLess,
  isSame,
  set,
  setBit,
  setWord,
  upTo,
  value,
  when,
  word,
} from "./wat.ts";

/** Adds one to the count of a code that is a value, and sets its bit. */
const note = [when("code", setBit("touched", "code"), addOne("counts", "code"))];

/** The entries of the row's list. */
const eachItem = (code: Parameters<Kernel["body"]>[0], ...statements: readonly string[]) => [
  set("item", code("offsets", "row")),
  set("end", code("offsets", add("row", 1))),
  upTo("item", "end", ...statements),
];

/** The kernels of `kernels/add.ts`. */
export const adding = {
  addRows: {
    columns: ["codes"],
    parameters: ["rows", "length", "counts"],
    locals: ["at"],
    body: (code) => [upTo("at", "length", addOne("counts", code("codes", word("rows", "at"))))],
  },
  addStretch: {
    columns: ["codes"],
    parameters: ["at", "end", "counts"],
    body: (code) => [upTo("at", "end", addOne("counts", code("codes", "at")))],
  },
  // The lists of rows that follow one another do so too, and are added as one.
  addLists: {
    columns: ["offsets", "codes"],
    parameters: ["rows", "length", "counts"],
    locals: ["at", "row", "item", "end"],
    body: (code) => [
      asLongAs(
        "rows",
        isLess("at", "length"),
        set("item", code("offsets", word("rows", "at"))),
        set("row", add(word("rows", "at"), 1)),
        set("at", add("at", 1)),
        asLongAs(
          "next",
          both(isLess("at", "length"), isSame(word("rows", "at"), "row")),
          set("at", add("at", 1)),
          set("row", add("row", 1)),
        ),
        set("end", code("offsets", "row")),
        upTo("item", "end", addOne("counts", code("codes", "item"))),
      ),
    ],
  },
  addRowsNoting: {
    columns: ["codes"],
    parameters: ["rows", "length", "counts", "touched"],
    locals: ["at", "code"],
    body: (code) => [upTo("at", "length", set("code", code("codes", word("rows", "at"))), ...note)],
  },
  addListsNoting: {
    columns: ["offsets", "codes"],
    parameters: ["rows", "length", "counts", "touched"],
    locals: ["at", "row", "item", "end", "code"],
    body: (code) => [
      upTo(
        "at",
        "length",
        set("row", word("rows", "at")),
        ...eachItem(code, set("code", code("codes", "item")), ...note),
      ),
    ],
  },
  countedPlaces: {
    columns: [],
    parameters: ["counts", "at", "end", "places"],
    locals: ["found"],
    result: "i32",
    body: () => [
      upTo(
        "at",
        "end",
        setWord("places", "found", "at"),
        set("found", add("found", isLess(0, count("counts", "at")))),
      ),
      value("found"),
    ],
  },
} satisfies Record<string, Kernel>;
