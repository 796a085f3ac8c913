import type { Kernel } from "./Kernel.ts";
import { eachBit, eachRow } from "./loops.ts";
import {
  add,
  asLongAs,
  both,
  isAtLeast,
  isLess,
  set,
  setWord,
  shiftedLeft,
  shiftedRight,
  subtract,
  upTo,
  value,
  when,
  word,
} from "./wat.ts";

/** The kernels of `kernels/drivers.ts`. */
export const listing = {
  listStretch: {
    columns: [],
    parameters: ["rows", "row", "end"],
    locals: ["at"],
    body: () => [upTo("row", "end", setWord("rows", "at", "row"), set("at", add("at", 1)))],
  },
  listFrom: {
    columns: ["codes"],
    parameters: ["rows", "row", "end", "least"],
    locals: ["kept"],
    result: "i32",
    body: (code) => [
      upTo(
        "row",
        "end",
        setWord("rows", "kept", "row"),
        set("kept", add("kept", isAtLeast(code("codes", "row"), "least"))),
      ),
      value("kept"),
    ],
  },
  // Ends where less than 32 places are left, and tells how far it has come.
  listBits: {
    columns: [],
    parameters: ["mask", "row", "end", "rows", "room", "reached"],
    locals: ["filled", "bits", "words", "place"],
    result: "i32",
    body: () => [
      asLongAs(
        "blocks",
        both(isLess("row", "end"), isAtLeast("room", add("filled", 32))),
        set("words", shiftedRight("row", 5)),
        set("bits", both(word("mask", "words"), shiftedLeft(-1, both("row", 31)))),
        set("row", shiftedLeft(add("words", 1), 5)),
        when(
          isLess("end", "row"),
          set("bits", both("bits", subtract(shiftedLeft(1, both("end", 31)), 1))),
          set("row", "end"),
        ),
        eachBit("words", setWord("rows", "filled", "place"), set("filled", add("filled", 1))),
      ),
      setWord("reached", 0, "row"),
      value("filled"),
    ],
  },
  lookUp: {
    columns: ["codes"],
    parameters: ["rows", "length"],
    locals: ["at", "row"],
    body: (code) => [eachRow(setWord("rows", "at", code("codes", "row")))],
  },
  touchedPlaces: {
    columns: [],
    parameters: ["touched", "words", "places"],
    locals: ["at", "filled", "bits", "place"],
    result: "i32",
    body: () => [
      upTo(
        "at",
        "words",
        set("bits", word("touched", "at")),
        eachBit("at", setWord("places", "filled", "place"), set("filled", add("filled", 1))),
      ),
      value("filled"),
    ],
  },
} satisfies Record<string, Kernel>;
