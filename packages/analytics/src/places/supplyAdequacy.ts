import type { Market, Selection } from "@talent/market";
import { asTalents } from "../asTalents.ts";
import { type Figure, figure, insufficientData } from "../Figure.ts";
import { minimums } from "../minimums.ts";

/** Talents of a metropolitan area in whole numbers, and whether they are enough to hire from. */
export type AreaSupply = { id: number; supply: number; adequate: boolean };

/** Talents of the whole selection, and its metropolitan areas by supply descending, ties by id. */
export type SupplyAdequacy = { totalSupply: number; areas: AreaSupply[] };

/** How many candidates there are to be per person to hire, for a supply to be adequate; published in the guide. */
export const candidatesPerHire = 10;

/**
 * Whether each metropolitan area has at least `candidatesPerHire` workers in the role per person to hire; insufficient
 * where no talent lives in a known area, as in countries that have none.
 */
export async function supplyAdequacy(
  market: Market,
  selection: Selection,
  { peopleToHire, limit }: { peopleToHire: number; limit?: number },
): Promise<Figure<SupplyAdequacy>> {
  const [ranking] = await market.countBy(asTalents(selection), [{ dimension: "msa", limit }]);
  if (!ranking || ranking.total < minimums.supply || ranking.values.length === 0) return insufficientData;
  return figure({
    totalSupply: Math.round(ranking.total),
    areas: ranking.values.map(({ value, count }) => ({
      id: value,
      supply: Math.round(count),
      adequate: isAdequate(count, peopleToHire),
    })),
  });
}

/** Whether a supply, in the whole numbers it is told in, is adequate for so many hires. */
export function isAdequate(supply: number, peopleToHire: number): boolean {
  return Math.round(supply) >= candidatesPerHire * peopleToHire;
}
