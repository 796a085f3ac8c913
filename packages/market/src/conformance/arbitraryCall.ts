import fc, { type Arbitrary } from "fast-check";
import type { Day } from "../Day.ts";
import type { Dimension } from "../Dimension.ts";
import type { Market } from "../Market.ts";
import { isRows } from "../Rows.ts";
import { arbitraryDay, arbitraryDimension, arbitrarySelection } from "./arbitrarySelection.ts";
import type { Vocabulary } from "./Vocabulary.ts";

type Verb = Exclude<keyof Market, "asOf" | "withSignal">;

/** One call of one verb, with its arguments in order. */
export type Call = { verb: Verb; args: readonly unknown[] };

/** The answer of an engine to a call. */
export async function ask(market: Market, { verb, args }: Call): Promise<unknown> {
  const asked = market[verb] as (...args: readonly unknown[]) => Promise<unknown>;
  const answer = await asked.apply(market, [...args]);
  return isRows(answer) ? [...answer] : answer;
}

/** A call of any verb, each as likely as the others, with arguments that the vocabulary can express. */
export function arbitraryCall(vocabulary: Vocabulary, asOf: Day): Arbitrary<Call> {
  const selection = arbitrarySelection(vocabulary, asOf);
  const limit = mostly(fc.integer({ min: 0, max: 20 }), 1e9);
  const support = (most: number) => mostly(fc.integer({ min: 0, max: most }), 1_000, 2 ** 32, 2 ** 32 + 2);
  const starts = fc.uniqueArray(arbitraryDay(asOf), { maxLength: 8 }).map((days) => days.sort());
  const probabilities = fc.array(fc.constantFrom(0, 0.1, 0.25, 1 / 3, 0.5, 0.75, 0.9, 1), { maxLength: 4 });
  const pair = fc
    .tuple(arbitraryDimension, arbitraryDimension)
    .filter(([first, second]): boolean => first !== second);
  const pairRequest = fc
    .tuple(pair, support(5))
    .map(([[first, second], support]) => ({ first, second, support }));
  const pairWithin = fc
    .tuple(selection, arbitraryDimension, pairRequest)
    .filter(([, dimension, { first, second }]): boolean => dimension !== first && dimension !== second);
  const value = (dimension: Dimension) => fc.constantFrom(...vocabulary.values[dimension]);
  const some = (dimension: Dimension) => fc.array(value(dimension), { maxLength: 4 });
  const ranking = arbitraryDimension.chain((dimension) =>
    fc.record(
      { dimension: fc.constant(dimension), limit, among: some(dimension) },
      { requiredKeys: ["dimension"] },
    ),
  );
  const seriesRequest = arbitraryDimension.chain((dimension) =>
    fc.record({ dimension: fc.constant(dimension), values: some(dimension), starts }),
  );
  const companionRequest = arbitraryDimension.chain((dimension) =>
    fc.record({
      dimension: fc.constant(dimension),
      primary: value(dimension),
      support: support(12),
    }),
  );
  const pageRequest = fc.record({
    after: mostly(fc.integer({ min: 0, max: 2_000 }), 2 ** 32 - 2, 2 ** 32),
    offset: mostly(fc.integer({ min: 0, max: 50 }), 1e9),
    limit,
  });
  // A verb of the algebra that nobody asks is a compile error.
  const calls: { [V in Verb]: Arbitrary<Parameters<Market[V]>> } = {
    count: fc.tuple(selection),
    countBy: fc.tuple(selection, fc.array(ranking, { maxLength: 3 })),
    countByPair: fc.tuple(selection, pair).map(([each, [first, second]]) => [each, first, second]),
    series: fc.tuple(selection, starts),
    seriesBy: fc.tuple(selection, seriesRequest),
    quantiles: fc.tuple(selection, probabilities),
    quantilesBy: fc.tuple(selection, probabilities, ranking),
    durations: fc.tuple(selection),
    durationsByPair: fc.tuple(selection, pairRequest),
    cooccurrence: fc.tuple(selection, companionRequest),
    concentration: fc.tuple(selection, arbitraryDimension, limit),
    concentrationByPair: pairWithin,
    page: fc.tuple(selection, pageRequest),
  };
  const verbs = Object.keys(calls) as Verb[];
  return fc.oneof(
    ...verbs.map((verb) => (calls[verb] as Arbitrary<readonly unknown[]>).map((args) => ({ verb, args }))),
  );
}

/** Seldom one of some numbers that are out of all proportion. */
function mostly(usual: Arbitrary<number>, ...seldom: readonly number[]): Arbitrary<number> {
  return fc.oneof({ weight: 9, arbitrary: usual }, { weight: 1, arbitrary: fc.constantFrom(...seldom) });
}
