import fc, { type Arbitrary } from "fast-check";
import type { Day, Window } from "../Day.ts";
import { type Dimension, dimensions } from "../Dimension.ts";
import type { Keyword } from "../Keyword.ts";
import type { Filter, Selection } from "../Selection.ts";
import type { Vocabulary } from "./Vocabulary.ts";

/** A dimension, each as likely as the others. */
export const arbitraryDimension: Arbitrary<Dimension> = fc.constantFrom(...dimensions);

/** A day of the five years up to `asOf`. */
export function arbitraryDay(asOf: Day): Arbitrary<Day> {
  return fc
    .integer({ min: 0, max: 5 * 365 })
    .map((age) => new Date(Date.parse(asOf) - age * 86_400_000).toISOString().slice(0, 10));
}

/** A selection of any kind that the vocabulary can express; it may well hold nothing. */
export function arbitrarySelection({ values, words }: Vocabulary, asOf: Day): Arbitrary<Selection> {
  const filter: Arbitrary<Filter> = arbitraryDimension.chain((dimension) => {
    const some = fc.array(fc.constantFrom(...values[dimension]), { maxLength: 3 });
    return fc
      .record({ any: some, all: some, none: some }, { requiredKeys: [] })
      .map((conditions) => ({ dimension, ...conditions }));
  });
  return fc.record(
    {
      fact: fc.oneof(
        { weight: 3, arbitrary: fc.constant("posting" as const) },
        { weight: 1, arbitrary: fc.constant("talent" as const) },
      ),
      window: arbitraryWindow(asOf),
      basis: fc.constantFrom("firstSeen" as const, "open" as const),
      filters: fc.array(filter, { maxLength: 3 }),
      keyword: arbitraryKeyword(words),
      staffing: fc.boolean(),
      anonymous: fc.boolean(),
    },
    { requiredKeys: ["fact", "filters"] },
  );
}

function arbitraryWindow(asOf: Day): Arbitrary<Window> {
  return fc
    .tuple(arbitraryDay(asOf), arbitraryDay(asOf))
    .map(([one, other]) => (one < other ? { from: one, to: other } : { from: other, to: one }));
}

function arbitraryKeyword(words: readonly string[]): Arbitrary<Keyword> {
  const word = fc.constantFrom(...words);
  return fc.letrec<{ keyword: Keyword }>((tie) => ({
    keyword: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      word.map((each) => ({ kind: "term" as const, word: each })),
      fc
        .array(word, { minLength: 2, maxLength: 3 })
        .map((each) => ({ kind: "phrase" as const, words: each })),
      tie("keyword").map((operand) => ({ kind: "not" as const, operand })),
      fc.record({
        kind: fc.constantFrom("and" as const, "or" as const),
        operands: fc.array(tie("keyword"), { maxLength: 3 }),
      }),
    ),
  })).keyword;
}
