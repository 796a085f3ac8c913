import type { Kernel } from "./Kernel.ts";
import {
  add,
  asLongAs,
  both,
  either,
  isAtLeast,
  isLess,
  set,
  setWord,
  shiftedLeft,
  shiftedRight,
  subtract,
  trailingZeros,
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
    parameters: ["bits", "row", "end", "rows", "room", "reached"],
    locals: ["filled", "word", "base"],
    result: "i32",
    body: () => [
      asLongAs(
        "words",
        both(isLess("row", "end"), isAtLeast("room", add("filled", 32))),
        set("base", both("row", -32)),
        set("word", both(word("bits", shiftedRight("row", 5)), shiftedLeft(-1, both("row", 31)))),
        set("row", add("base", 32)),
        when(
          isLess("end", "row"),
          set("word", both("word", subtract(shiftedLeft(1, both("end", 31)), 1))),
          set("row", "end"),
        ),
        asLongAs(
          "bits",
          "word",
          setWord("rows", "filled", either("base", trailingZeros("word"))),
          set("filled", add("filled", 1)),
          set("word", both("word", subtract("word", 1))),
        ),
      ),
      setWord("reached", 0, "row"),
      value("filled"),
    ],
  },
  lookUp: {
    columns: ["codes"],
    parameters: ["rows", "length"],
    locals: ["at"],
    body: (code) => [upTo("at", "length", setWord("rows", "at", code("codes", word("rows", "at"))))],
  },
  touchedPlaces: {
    columns: [],
    parameters: ["bits", "words", "places"],
    locals: ["at", "filled", "word"],
    result: "i32",
    body: () => [
      upTo(
        "at",
        "words",
        set("word", word("bits", "at")),
        asLongAs(
          "bits",
          "word",
          setWord("places", "filled", either(shiftedLeft("at", 5), trailingZeros("word"))),
          set("filled", add("filled", 1)),
          set("word", both("word", subtract("word", 1))),
        ),
      ),
      value("filled"),
    ],
  },
} satisfies Record<string, Kernel>;
