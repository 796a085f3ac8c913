import type { Kernel } from "./Kernel.ts";
import { eachBit } from "./loops.ts";
import {
  add,
  addOne,
  count,
  dictionaryValue,
  divided,
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

const bucketOf = (code: string) => shiftedRight(add(code, subtract(shiftedLeft(1, "shift"), 1)), "shift");

/** Writes the code in any case, and keeps it where its bucket is wanted. */
const keepWanted = (code: string) => [
  set("code", code),
  setWord("chosen", "kept", "code"),
  set("kept", add("kept", flag("wanted", bucketOf("code")))),
];

const addStay = [setBit("touched", shiftedRight("stay", 1)), addOne("counts", "stay")];

/** Writes the days of one word of touched ones with their counts, which are cleared. */
const takeDays = [
  set("bits", word("touched", "slot")),
  setWord("touched", "slot", 0),
  eachBit(
    "slot",
    setWord("found", "filled", add("place", "leastDays")),
    set("days", shiftedLeft("place", 1)),
    setWord("found", add("filled", 1), count("counts", "days")),
    setWord("found", add("filled", 2), count("counts", add("days", 1))),
    setCount("counts", "days", 0),
    setCount("counts", add("days", 1), 0),
    set("filled", add("filled", 3)),
  ),
];

/** A value of a dictionary as a whole number. */
const whole = (values: string, code: string) => `(i32.trunc_f64_u ${dictionaryValue(values, code)})`;

const spread = [
  set("before", count("counts", "code")),
  setCount("counts", "code", add("before", 1)),
  set("total", add("total", 1)),
  set("distinct", add("distinct", isZero("before"))),
  `(local.set $squares (f64.add (local.get $squares) (f64.convert_i32_u ${add(shiftedLeft("before", 1), 1)})))`,
];

/** The kernels of what is counted of groups: how long their rows stayed, their buckets of pay, how they spread. */
export const measuring = {
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
  /** Lays out `pairDurations` of each group in turn; gives how many numbers that takes. */
  staysOfGroups: {
    columns: [],
    wholes: ["outer", "inner"],
    parameters: [
      "firsts",
      "seconds",
      "items",
      "lengths",
      "groups",
      "counts",
      "touched",
      "words",
      "leastDays",
      "found",
    ],
    locals: ["group", "at", "end", "stay", "head", "filled", "slot", "bits", "place", "days"],
    result: "i32",
    body: () => [
      upTo(
        "group",
        "groups",
        set("end", add("at", word("lengths", "group"))),
        upTo("at", "end", set("stay", word("items", "at")), ...addStay),
        set("head", "filled"),
        setWord("found", "head", whole("outer", word("firsts", "group"))),
        setWord("found", add("head", 1), whole("inner", word("seconds", "group"))),
        set("filled", add("filled", 3)),
        set("slot", 0),
        upTo("slot", "words", ...takeDays),
        setWord("found", add("head", 2), divided(subtract("filled", add("head", 3)), 3)),
      ),
      value("filled"),
    ],
  },
  /** Of each group the total, how many codes there are, and as a float the sum of squares, which grows by 2 n + 1 where a count n does by one. */
  spreadOfGroups: {
    columns: [],
    parameters: ["items", "lengths", "groups", "counts", "found"],
    locals: ["group", "start", "at", "end", "code", "before", "total", "distinct"],
    floats: ["squares"],
    body: () => [
      upTo(
        "group",
        "groups",
        set("end", add("start", word("lengths", "group"))),
        set("at", "start"),
        set("total", 0),
        set("distinct", 0),
        "(local.set $squares (f64.const 0))",
        upTo("at", "end", set("code", word("items", "at")), when("code", ...spread)),
        set("at", "start"),
        upTo("at", "end", setCount("counts", word("items", "at"), 0)),
        set("start", "end"),
        setWord("found", 0, "total"),
        setWord("found", 1, "distinct"),
        `(f64.store $calls offset=8 (local.get $found) (local.get $squares))`,
        set("found", add("found", 16)),
      ),
    ],
  },
} satisfies Record<string, Kernel>;
