import { pairOf } from "./grouping.ts";
import type { Kernel } from "./Kernel.ts";
import { add, addWeight, set, setBit, upTo, when, word } from "./wat.ts";

/** Adds the row's weight to a code that is a value, and sets its bit. */
const weigh = [when("code", setBit("touched", "code"), addWeight("counts", "code", "weight"))];

/** The kernels of sums of weights; rows that weigh nothing are left out. */
export const weighing = {
  weighRows: {
    columns: ["codes", "weights"],
    parameters: ["rows", "length", "counts", "touched"],
    locals: ["at", "row", "weight", "code"],
    body: (code) => [
      upTo(
        "at",
        "length",
        set("row", word("rows", "at")),
        set("weight", code("weights", "row")),
        when("weight", set("code", code("codes", "row")), ...weigh),
      ),
    ],
  },
  weighLists: {
    columns: ["offsets", "codes", "weights"],
    parameters: ["rows", "length", "counts", "touched"],
    locals: ["at", "row", "weight", "code", "item", "end"],
    body: (code) => [
      upTo(
        "at",
        "length",
        set("row", word("rows", "at")),
        set("weight", code("weights", "row")),
        when(
          "weight",
          set("item", code("offsets", "row")),
          set("end", code("offsets", add("row", 1))),
          upTo("item", "end", set("code", code("codes", "item")), ...weigh),
        ),
      ),
    ],
  },
  weighPairs: {
    columns: ["first", "second", "weights"],
    parameters: ["rows", "length", "shift", "counts", "touched"],
    locals: ["at", "row", "weight", "place"],
    body: (code) => [
      upTo(
        "at",
        "length",
        set("row", word("rows", "at")),
        set("weight", code("weights", "row")),
        when(
          "weight",
          set("place", pairOf(code)),
          setBit("touched", "place"),
          addWeight("counts", "place", "weight"),
        ),
      ),
    ],
  },
} satisfies Record<string, Kernel>;
