import type { Dimension, DurationCount, Market, Selection, Spread } from "@talent/market";
import { asTalents } from "../asTalents.ts";
import { pastYear } from "../dates/windows.ts";
import { minimums } from "../minimums.ts";
import { herfindahl } from "./competitiveConcentration.ts";
import { medianDays, survivalCurve } from "./survival.ts";

/** What makes a market hard to hire in: postings per talent, typical days open, employer concentration (0 to 10,000). */
export type DifficultyComponents = { scarcity: number; duration: number; concentration: number };

/** Each component over all occupation × place markets of a country, ascending; what percentile ranks are taken in. */
export type DifficultyReference = {
  country: number;
  markets: number;
  scarcity: number[];
  duration: number[];
  concentration: number[];
};

/**
 * The reference distributions of a country over the past year: one market per occupation and metropolitan area, or
 * per occupation where none is known, with the minimum number of postings and any supply. To be built once per
 * snapshot and country; it asks two questions per metropolitan area.
 */
export async function buildDifficultyReference(
  market: Market,
  country: number,
): Promise<DifficultyReference> {
  const postings: Selection = {
    fact: "posting",
    filters: [{ dimension: "country", any: [country] }],
    window: pastYear(market.asOf),
    basis: "firstSeen",
  };
  const markets = (await byPlace(market, postings)) ?? (await inPlace(market, postings));
  const component = (name: keyof DifficultyComponents) =>
    markets.map((each) => each[name]).sort((one, other) => one - other);
  return {
    country,
    markets: markets.length,
    scarcity: component("scarcity"),
    duration: component("duration"),
    concentration: component("concentration"),
  };
}

/** The markets of every metropolitan area; undefined in a country without any. */
async function byPlace(market: Market, postings: Selection): Promise<DifficultyComponents[] | undefined> {
  const demand = await market.countByPair(postings, "msa", "occupation");
  if (demand.length === 0) return undefined;
  const enough = demand.filter(({ count }) => count >= minimums.difficultyPostings);
  const places = [...new Set(enough.map(({ first }) => first))];
  const markets: DifficultyComponents[] = [];
  for (const place of places) {
    const filters = [...postings.filters, { dimension: "msa" as const, any: [place] }];
    markets.push(...(await inPlace(market, { ...postings, filters })));
  }
  return markets;
}

/** The markets of one place: one per occupation. */
async function inPlace(market: Market, postings: Selection): Promise<DifficultyComponents[]> {
  const by: Dimension = "occupation";
  const [supply, durations, spreads] = await Promise.all([
    market.countBy(asTalents(postings), [{ dimension: by }]),
    market.durationsBy(postings, by),
    market.concentrationBy({ ...postings, anonymous: false }, "employer", by),
  ]);
  const supplyOf = new Map(supply[0]?.values.map(({ value, count }) => [value, count]));
  const spreadOf = new Map(spreads.map((spread) => [spread.value, spread]));
  return durations.flatMap(({ value, durations: own }) => {
    const components = difficultyComponents(own, supplyOf.get(value) ?? 0, spreadOf.get(value));
    return components ?? [];
  });
}

/** A market's components; undefined below the minimum of postings, without supply or without a named employer. */
export function difficultyComponents(
  durations: readonly DurationCount[],
  supply: number,
  spread: Spread | undefined,
): DifficultyComponents | undefined {
  const demand = durations.reduce((sum, { closed, open }) => sum + closed + open, 0);
  if (demand < minimums.difficultyPostings || supply < minimums.supply || !spread?.total) return undefined;
  const curve = survivalCurve(durations);
  return {
    scarcity: demand / supply,
    // A market in which most postings are still open is known to be at least as slow as its oldest posting.
    duration: medianDays(curve) ?? curve.at(-1)?.days ?? 0,
    concentration: herfindahl(spread),
  };
}
