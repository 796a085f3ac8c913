import type { Code, Kernel } from "./Kernel.ts";
import { eachItem, eachRow } from "./loops.ts";
import { pairOf } from "./pairing.ts";
import { addWeight, set, setBit, when } from "./wat.ts";

/** Each row of a block that weighs something, its weight in `weight`. */
const eachWeighing = (code: Code, ...statements: readonly string[]) => [
  eachRow(set("weight", code("weights", "row")), when("weight", ...statements)),
];

/** Adds the row's weight to a code that is a value, and sets its bit. */
const weigh = when("code", setBit("touched", "code"), addWeight("counts", "code", "weight"));

/** The kernels of sums of weights; rows that weigh nothing are left out. */
export const weighing = {
  weighRows: {
    columns: ["codes", "weights"],
    parameters: ["rows", "length", "counts", "touched"],
    locals: ["at", "row", "weight", "code"],
    body: (code) => eachWeighing(code, set("code", code("codes", "row")), weigh),
  },
  weighLists: {
    columns: ["offsets", "codes", "weights"],
    parameters: ["rows", "length", "counts", "touched"],
    locals: ["at", "row", "weight", "code", "item", "end"],
    body: (code) => eachWeighing(code, ...eachItem(code, set("code", code("codes", "item")), weigh)),
  },
  weighPairs: {
    columns: ["first", "second", "weights"],
    parameters: ["rows", "length", "shift", "counts", "touched"],
    locals: ["at", "row", "weight", "place"],
    body: (code) =>
      eachWeighing(
        code,
        set("place", pairOf(code)),
        setBit("touched", "place"),
        addWeight("counts", "place", "weight"),
      ),
  },
} satisfies Record<string, Kernel>;
