import type { Market, Selection } from "@talent/market";
import { asTalents } from "../asTalents.ts";
import { lastDay } from "../dates/lastDay.ts";
import { pastYear } from "../dates/windows.ts";
import { type Figure, figure, insufficientData } from "../Figure.ts";
import { minimums } from "../minimums.ts";
import { percentileRank } from "../percentileRank.ts";
import { rounded } from "../rounded.ts";
import { remoteTypes } from "./remoteDistribution.ts";
import { isAdequate } from "./supplyAdequacy.ts";

/** How much each wish counts, 0 to 10: many workers, low pay, few openings per worker. */
export type LocationWishes = { highSupply: number; lowCost: number; lowCompetition: number };

/**
 * A metropolitan area with what it was scored on. The ranks run from 0 to 1, better is higher, and so does the
 * score, to six decimals; pay and its rank are absent below the minimum of paid postings.
 */
export type RecommendedLocation = {
  id: number;
  supply: number;
  demand: number;
  onsiteDemand: number;
  medianPay?: number;
  demandPerSupply: number;
  ranks: { supply: number; cost?: number; competition: number };
  score: number;
};

/** What the areas are scored for. */
export type RecommendationRequest = { peopleToHire: number; wishes: LocationWishes; limit?: number };

/**
 * Metropolitan areas with an adequate supply for the people to hire, best first, ties by id. The score is the
 * mean, weighted by the wishes, of three percentile ranks among these areas: supply, low median pay over the
 * year up to the last day of the window, low demand per supply. Pay that is unknown counts as the middle rank, neither
 * for an area nor against it; wishes that are all 0 count alike.
 */
export async function locationRecommendations(
  market: Market,
  selection: Selection,
  { peopleToHire, wishes, limit }: RecommendationRequest,
): Promise<Figure<RecommendedLocation[]>> {
  const { areas, pay, demand, onsite } = await readAreas(market, selection);
  const adequate = areas.filter(({ count }) => isAdequate(count, peopleToHire));
  if (adequate.length === 0) return insufficientData;
  const measured = adequate.map(({ value, count }) => ({
    id: value,
    supply: count,
    demand: demand.get(value) ?? 0,
    onsiteDemand: onsite.get(value) ?? 0,
    medianPay: pay.get(value),
    demandPerSupply: (demand.get(value) ?? 0) / count,
  }));
  const sorted = (values: readonly number[]) => values.toSorted((one, other) => one - other);
  const supplies = sorted(measured.map(({ supply }) => supply));
  const pays = sorted(measured.flatMap(({ medianPay }) => medianPay ?? []));
  const competition = sorted(measured.map(({ demandPerSupply }) => demandPerSupply));
  const scored = measured.map((area): RecommendedLocation => {
    const ranks = {
      supply: percentileRank(supplies, area.supply),
      cost: area.medianPay === undefined ? undefined : 1 - percentileRank(pays, area.medianPay),
      competition: 1 - percentileRank(competition, area.demandPerSupply),
    };
    return { ...area, supply: Math.round(area.supply), ranks, score: rounded(score(ranks, wishes), 6) };
  });
  const best = scored.sort((one, other) => other.score - one.score || one.id - other.id);
  return figure(best.slice(0, limit));
}

async function readAreas(market: Market, selection: Selection) {
  const onsiteOnly = { dimension: "remote" as const, any: [remoteTypes.onsite] };
  const posted = { ...selection, window: pastYear(lastDay(market, selection)), basis: "firstSeen" as const };
  const [[talents], [postings], [onsite], pay] = await Promise.all([
    market.countBy(asTalents(selection), [{ dimension: "msa" }]),
    market.countBy(selection, [{ dimension: "msa" }]),
    market.countBy({ ...selection, filters: [...selection.filters, onsiteOnly] }, [{ dimension: "msa" }]),
    market.quantilesBy(posted, [0.5], { dimension: "msa" }),
  ]);
  const enoughPaid = pay.filter(({ count }) => count >= minimums.paidPostings);
  return {
    areas: talents?.values ?? [],
    demand: new Map(postings?.values.map(({ value, count }) => [value, count])),
    onsite: new Map(onsite?.values.map(({ value, count }) => [value, count])),
    pay: new Map(enoughPaid.map(({ value, values }) => [value, values[0] ?? 0])),
  };
}

/** The rank of pay that nobody knows. */
const middleRank = 0.5;

function score(ranks: RecommendedLocation["ranks"], wishes: LocationWishes): number {
  const { highSupply, lowCost, lowCompetition } = wishes;
  const whole = highSupply + lowCost + lowCompetition;
  const [ofSupply, ofCost, ofCompetition] = whole === 0 ? [1, 1, 1] : [highSupply, lowCost, lowCompetition];
  const sum =
    ofSupply * ranks.supply + ofCost * (ranks.cost ?? middleRank) + ofCompetition * ranks.competition;
  return sum / (ofSupply + ofCost + ofCompetition);
}
