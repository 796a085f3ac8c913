import type { Code, Kernel } from "./Kernel.ts";
import {
  add,
  asLongAs,
  choose,
  divided,
  either,
  flag,
  isAtLeast,
  isLess,
  isLessSigned,
  isSame,
  isZero,
  multiplied,
  set,
  setWord,
  shiftedRight,
  subtract,
  upTo,
  type Value,
  value,
  when,
  word,
} from "./wat.ts";

/** Each of some runs. */
const eachRun = (...statements: readonly string[]) => [
  upTo("at", "length", set("run", word("passing", "at")), ...statements),
];

/** The first row between two marks that was seen on the day or later. */
const search = (code: Code, mark: Value) => [
  set("low", code("marks", add(mark, "run"))),
  set("high", code("marks", add(add(mark, "runs"), "run"))),
  asLongAs(
    "search",
    isLess("low", "high"),
    set("middle", shiftedRight(add("low", "high"), 1)),
    choose(isLess(code("days", "middle"), "day"), [set("low", add("middle", 1))], [set("high", "middle")]),
  ),
  setWord("rows", "at", "low"),
];

const searched = ["at", "run", "low", "high", "middle"];

/** The kernels of `plan/findRanges.ts`: which runs pass, and what a window leaves of each. */
export const searching = {
  // A place that nothing is asked of has no table: its place is 0.
  passingRuns: {
    columns: ["state", "msa"],
    parameters: ["run", "end", "states", "msas", "passing", "kept"],
    result: "i32",
    body: (code) => [
      upTo(
        "run",
        "end",
        when(
          either(isZero("states"), flag("states", code("state", "run"))),
          when(
            either(isZero("msas"), flag("msas", code("msa", "run"))),
            setWord("passing", "kept", "run"),
            set("kept", add("kept", 1)),
          ),
        ),
      ),
      value("kept"),
    ],
  },
  takeOfRuns: {
    columns: [],
    wholes: ["column"],
    parameters: ["passing", "length", "base", "rows"],
    locals: ["at", "run"],
    body: (code) => eachRun(setWord("rows", "at", code("column", add("base", "run")))),
  },
  firstRows: {
    columns: ["days"],
    wholes: ["marks"],
    parameters: ["passing", "length", "mark", "runs", "day", "rows"],
    locals: searched,
    body: (code) => eachRun(...search(code, "mark")),
  },
  // The day is as long before one as the longest of the run was open, and may lie before the first.
  firstRowsBefore: {
    columns: ["days"],
    wholes: ["starts", "marks", "longest"],
    parameters: ["passing", "length", "from", "markDays", "steps", "runs", "rows"],
    locals: [...searched, "day", "mark"],
    body: (code) =>
      eachRun(
        set("day", subtract("from", code("longest", "run"))),
        choose(
          isLessSigned("day", 1),
          [setWord("rows", "at", code("starts", "run"))],
          [
            set("mark", divided("day", "markDays")),
            choose(
              isAtLeast("mark", "steps"),
              [setWord("rows", "at", code("starts", add("run", 1)))],
              search(code, multiplied("mark", "runs")),
            ),
          ],
        ),
      ),
  },
  // Of a run of postings still open all are open in the window, of others those first seen in it are for sure.
  certainFrom: {
    columns: ["lastSeen"],
    wholes: ["starts"],
    parameters: ["passing", "length", "openDay", "firsts", "froms", "tos", "rows"],
    locals: ["at", "run", "row"],
    body: (code) =>
      eachRun(
        choose(
          isSame(code("lastSeen", code("starts", "run")), "openDay"),
          [set("row", word("firsts", "at"))],
          [
            set("row", word("froms", "at")),
            when(isLess(word("tos", "at"), "row"), set("row", word("tos", "at"))),
          ],
        ),
        setWord("rows", "at", "row"),
      ),
  },
  // Empty ranges are left out, and those that touch become one; `total` takes how many rows they are.
  joinRanges: {
    columns: [],
    parameters: ["lows", "highs", "length", "starts", "ends", "total"],
    locals: ["at", "low", "high", "last", "rows", "kept"],
    result: "i32",
    body: () => [
      upTo(
        "at",
        "length",
        set("low", word("lows", "at")),
        set("high", word("highs", "at")),
        when(
          isLess("low", "high"),
          set("rows", add("rows", subtract("high", "low"))),
          when(
            either(isZero("kept"), isLess("last", "low")),
            setWord("starts", "kept", "low"),
            set("kept", add("kept", 1)),
          ),
          setWord("ends", subtract("kept", 1), "high"),
          set("last", "high"),
        ),
      ),
      setWord("total", 0, "rows"),
      value("kept"),
    ],
  },
} satisfies Record<string, Kernel>;
