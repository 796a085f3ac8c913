import type { Kernel } from "./Kernel.ts";
import { eachItem, eachRow } from "./loops.ts";
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

/** The kernels of `kernels/add.ts`. */
export const adding = {
  addRows: {
    columns: ["codes"],
    parameters: ["rows", "length", "counts"],
    locals: ["at", "row"],
    body: (code) => [eachRow(addOne("counts", code("codes", "row")))],
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
    locals: ["at", "row", "code"],
    body: (code) => [eachRow(set("code", code("codes", "row")), ...note)],
  },
  addListsNoting: {
    columns: ["offsets", "codes"],
    parameters: ["rows", "length", "counts", "touched"],
    locals: ["at", "row", "item", "end", "code"],
    body: (code) => [eachRow(...eachItem(code, set("code", code("codes", "item")), ...note))],
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
