import type { Market, Selection } from "@talent/market";
import { type Figure, figure, insufficientData } from "../Figure.ts";
import { type DiversityLevel, type GroupShare, weightedShares } from "./weightedShares.ts";

/** Shares (0 to 1) of men and women; they add up to one. */
export type GenderShares = { men: number; women: number };

/** Shares of all talents, and of the largest places by weight, ties by id. */
export type GenderDiversity = GenderShares & { places: (GenderShares & { id: number })[] };

const groups = { men: 1, women: 2 };

/**
 * Weighted shares of men and women among talents whose gender is known. Where one of the two is below the minimum
 * weight neither is shown, since each tells the other; nor is a place whose own weight all others would tell.
 */
export async function gender(
  market: Market,
  selection: Selection,
  { by }: { by: DiversityLevel },
): Promise<Figure<GenderDiversity>> {
  const { shares, places } = await weightedShares(market, selection, { dimension: "gender", by, least: 2 });
  const all = bothShares(shares);
  if (!all) return insufficientData;
  return figure({
    ...all,
    places: places.flatMap(({ id, shares: own }) => {
      const both = bothShares(own);
      return both ? [{ id, ...both }] : [];
    }),
  });
}

function bothShares(shares: readonly GroupShare[]): GenderShares | undefined {
  const men = shares.find(({ group }) => group === groups.men)?.share;
  const women = shares.find(({ group }) => group === groups.women)?.share;
  return men === undefined || women === undefined ? undefined : { men, women };
}
