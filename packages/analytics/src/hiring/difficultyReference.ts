import type { DurationCount, Market, Selection, Spread } from "@talent/market";
import { asTalents } from "../asTalents.ts";
import { pastYear } from "../dates/windows.ts";
import { inTurns } from "../inTurns.ts";
import { minimums } from "../minimums.ts";
import { herfindahl } from "./competitiveConcentration.ts";
import { medianDays, survivalCurve } from "./survival.ts";

/** What makes a market hard to hire in: postings per talent, typical days open, employer concentration (0 to 10,000). */
export type DifficultyComponents = { scarcity: number; duration: number; concentration: number };

/** Which markets a reference is of: those of a country, counted with the postings that the data settings show. */
export type ReferenceScope = { country: number } & Pick<Selection, "staffing" | "anonymous">;

/** Each component over all occupation × place markets of a country, ascending; what percentile ranks are taken in. */
export type DifficultyReference = {
  markets: number;
  scarcity: number[];
  duration: number[];
  concentration: number[];
};

/**
 * The reference distributions of a country over postings first seen in the past year: one market per occupation and
 * metropolitan area with the minimum of postings and any supply; or per occupation alone where there are too few of
 * those, as in a small dataset or a country without areas. Built once per snapshot and scope, so that a market is
 * compared with markets counted as it is: it ends on the as-of date, whatever the dates of that market.
 */
export async function buildDifficultyReference(
  market: Market,
  { country, staffing, anonymous }: ReferenceScope,
): Promise<DifficultyReference> {
  const postings: Selection = {
    fact: "posting",
    filters: [{ dimension: "country", any: [country] }],
    window: pastYear(market.asOf),
    basis: "firstSeen",
    staffing,
    anonymous,
  };
  const byArea = await marketsBy(market, postings, "msa");
  const isEnough = byArea.length >= minimums.referenceMarkets;
  const markets = isEnough ? byArea : await marketsBy(market, postings, "country");
  const component = (name: keyof DifficultyComponents) =>
    markets.map((each) => each[name]).sort((one, other) => one - other);
  return {
    markets: markets.length,
    scarcity: component("scarcity"),
    duration: component("duration"),
    concentration: component("concentration"),
  };
}

/** The components of every occupation × place market; of a large country these are tens of thousands. */
async function marketsBy(
  market: Market,
  postings: Selection,
  place: "msa" | "country",
): Promise<DifficultyComponents[]> {
  const pairs = { first: place, second: "occupation" as const };
  const support = minimums.difficultyPostings;
  const [durations, supplies, spreads] = await Promise.all([
    market.durationsByPair(postings, { ...pairs, support }),
    market.countByPair(asTalents(postings), place, "occupation"),
    market.concentrationByPair({ ...postings, anonymous: false }, "employer", { ...pairs, support: 1 }),
  ]);
  const supplyOf = new Map<string, number>();
  const spreadOf = new Map<string, Spread>();
  const markets: DifficultyComponents[] = [];
  await inTurns(supplies, (pair) => supplyOf.set(key(pair), pair.count));
  await inTurns(spreads, (pair) => spreadOf.set(key(pair), pair));
  await inTurns(durations, (pair) => {
    const supply = supplyOf.get(key(pair)) ?? 0;
    const components = difficultyComponents(pair.durations, supply, spreadOf.get(key(pair)));
    if (components) markets.push(components);
  });
  return markets;
}

function key({ first, second }: { first: number; second: number }): string {
  return `${first} ${second}`;
}

/**
 * A market's components; undefined below the minimum of postings, without supply or without a named employer. Scarcity
 * takes `demand` where the supply is that of more postings than those with the durations.
 */
export function difficultyComponents(
  durations: readonly DurationCount[],
  supply: number,
  spread: Spread | undefined,
  demand?: number,
): DifficultyComponents | undefined {
  const postings = durations.reduce((sum, { closed, open }) => sum + closed + open, 0);
  if (postings < minimums.difficultyPostings || supply < minimums.supply || !spread?.total) return undefined;
  const curve = survivalCurve(durations);
  return {
    scarcity: (demand ?? postings) / supply,
    // A market in which most postings are still open is known to be at least as slow as its oldest posting.
    duration: medianDays(curve) ?? curve.at(-1)?.days ?? 0,
    concentration: herfindahl(spread),
  };
}
