import fc, { type Arbitrary } from "fast-check";
import type { Day, Window } from "../Day.ts";
import { type Dimension, dimensions } from "../Dimension.ts";
import type { Keyword } from "../Keyword.ts";
import type { Filter, Selection } from "../Selection.ts";
import type { Vocabulary } from "./Vocabulary.ts";

/** A dimension, each as likely as the others. */
export const arbitraryDimension: Arbitrary<Dimension> = fc.constantFrom(...dimensions);

/** A day of the five years up to `asOf`, seldom one of the two months after it, or a year and more before or after them. */
export function arbitraryDay(asOf: Day): Arbitrary<Day> {
  return fc
    .oneof(
      { weight: 19, arbitrary: fc.integer({ min: -60, max: 5 * 365 }) },
      { weight: 1, arbitrary: fc.constantFrom(-400, 6 * 365, 40_000) },
    )
    .map((age) => new Date(Date.parse(asOf) - age * 86_400_000).toISOString().slice(0, 10));
}

/**
 * A selection of any kind that the vocabulary can express. Conditions are weighted so that many selections hold
 * something: agreeing about nothing proves little.
 */
export function arbitrarySelection(vocabulary: Vocabulary, asOf: Day): Arbitrary<Selection> {
  return fc.record({
    fact: seldom(fc.constant("talent" as const)).map((fact) => fact ?? ("posting" as const)),
    window: fc.option(arbitraryWindow(asOf), { nil: undefined }),
    basis: fc.constantFrom(undefined, "firstSeen" as const, "open" as const),
    filters: arbitraryFilters(vocabulary),
    keyword: seldom(arbitraryKeyword(vocabulary.words)),
    staffing: seldom(fc.boolean()),
    anonymous: seldom(fc.boolean()),
  });
}

/** Three times out of four nothing. */
function seldom<T>(arbitrary: Arbitrary<T>): Arbitrary<T | undefined> {
  return fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });
}

/** Filters of different dimensions, seldom two or three of the same. */
function arbitraryFilters(vocabulary: Vocabulary): Arbitrary<Filter[]> {
  const filters = (dimension: Arbitrary<Dimension>) =>
    fc.array(arbitraryFilter(vocabulary, dimension), { maxLength: 3, size: "-1" });
  return fc.oneof(
    { weight: 5, arbitrary: filters(arbitraryDimension) },
    { weight: 1, arbitrary: arbitraryDimension.chain((dimension) => filters(fc.constant(dimension))) },
  );
}

function arbitraryFilter({ values }: Vocabulary, dimensions: Arbitrary<Dimension>): Arbitrary<Filter> {
  return dimensions.chain((dimension) => {
    const some = (minLength: number, maxLength: number) =>
      fc.array(fc.constantFrom(...values[dimension]), { minLength, maxLength });
    const wide = some(1, values[dimension].length);
    return fc.oneof(
      { weight: 5, arbitrary: wide.map((any): Filter => ({ dimension, any })) },
      { weight: 3, arbitrary: some(0, 3).map((none): Filter => ({ dimension, none })) },
      { weight: 2, arbitrary: some(0, 2).map((all): Filter => ({ dimension, all })) },
      {
        weight: 1,
        arbitrary: fc
          .record({ any: some(0, 6), all: some(0, 1), none: some(0, 2) })
          .map((conditions): Filter => ({ dimension, ...conditions })),
      },
    );
  });
}

/** Any span of days, seldom of a single one. */
function arbitraryWindow(asOf: Day): Arbitrary<Window> {
  const day = arbitraryDay(asOf);
  const days = fc.oneof(
    { weight: 9, arbitrary: fc.tuple(day, day) },
    { weight: 1, arbitrary: day.map((each) => [each, each] as const) },
  );
  return days.map(([one, other]) => (one < other ? { from: one, to: other } : { from: other, to: one }));
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
