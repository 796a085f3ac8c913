import { type Dimension, dimensions } from "../Dimension.ts";
import type { Market } from "../Market.ts";
import type { Fact } from "../Selection.ts";

/** What random selections are made of: values that occur, and words that may. */
export type Vocabulary = { values: Record<Dimension, readonly number[]>; words: readonly string[] };

const facts: readonly Fact[] = ["posting", "talent"];
const valuesPerDimension = 25;

/** The commonest values of every dimension on both kinds of records, and one that does not occur. */
export async function readVocabulary(market: Market, words: readonly string[]): Promise<Vocabulary> {
  const requests = dimensions.map((dimension) => ({ dimension, limit: valuesPerDimension }));
  const rankings = (
    await Promise.all(facts.map((fact) => market.countBy({ fact, filters: [] }, requests)))
  ).flat();
  const values = Object.fromEntries(dimensions.map((dimension) => [dimension, [999]])) as Record<
    Dimension,
    number[]
  >;
  for (const ranking of rankings) {
    values[ranking.dimension].unshift(...ranking.values.map(({ value }) => value));
  }
  return { values, words };
}
