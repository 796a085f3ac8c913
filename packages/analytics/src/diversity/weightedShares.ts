import type { Dimension, Market, Selection, ValueCount } from "@talent/market";
import { asTalents } from "../asTalents.ts";
import { minimums } from "../minimums.ts";
import { suppressed } from "./suppressed.ts";

/** A group's share (0 to 1) of the talents whose group is known. */
export type GroupShare = { group: number; share: number };

/** Shares in one place. */
export type PlaceShares = { id: number; shares: GroupShare[] };

/** What diversity is broken down by. */
export type DiversityLevel = "msa" | "state";

/** Shares of all, and of the largest places by weight, ties by id. */
export type WeightedShares = { shares: GroupShare[]; places: PlaceShares[] };

/** Shares are told only of so many places. */
export const mostPlaces = 100;

/**
 * Weighted shares of talents by gender or ethnicity, in all and per place. Talents whose group is unknown are left
 * out of the whole; a place below the minimum weight is not shown, nor is a group that `suppressed` hides, so that
 * shares may add up to less than one; with fewer than `least` groups to show none is. Groups by id.
 */
export async function weightedShares(
  market: Market,
  selection: Selection,
  { dimension, by, least }: { dimension: "gender" | "ethnicity"; by: DiversityLevel; least: number },
): Promise<WeightedShares> {
  const talents = asTalents(selection);
  const [[ranking], pairs] = await Promise.all([
    market.countBy(talents, [{ dimension: dimension satisfies Dimension }]),
    market.countByPair(talents, by, dimension),
  ]);
  const all = ranking?.values ?? [];
  const places = [...Map.groupBy(pairs, ({ first }) => first)]
    .map(([id, groups]) => ({ id, groups: groups.map(({ second, count }) => ({ value: second, count })) }))
    .filter(({ groups }) => weightOf(groups) >= minimums.diversityWeight)
    .sort((one, other) => weightOf(other.groups) - weightOf(one.groups) || one.id - other.id)
    .slice(0, mostPlaces);
  const shown = suppressed({ all, places }, { least });
  return {
    shares: sharesOf(all, shown.all),
    places: places.map(({ id, groups }, index) => ({ id, shares: sharesOf(groups, shown.places[index]) })),
  };
}

function sharesOf(groups: readonly ValueCount[], shown: ReadonlySet<number> | undefined): GroupShare[] {
  const whole = weightOf(groups);
  return groups
    .filter(({ value }) => shown?.has(value))
    .map(({ value, count }) => ({ group: value, share: count / whole }))
    .sort((one, other) => one.group - other.group);
}

function weightOf(groups: readonly ValueCount[]): number {
  return groups.reduce((sum, { count }) => sum + count, 0);
}
