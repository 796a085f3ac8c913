import type { Market, Selection } from "@talent/market";
import { type Figure, figure, insufficientData } from "../Figure.ts";
import { minimums } from "../minimums.ts";

/** Postings open on the as-of date, whatever the selection's window. */
export async function activeDemand(market: Market, selection: Selection): Promise<Figure<number>> {
  const count = await market.count(openNow(market, selection));
  return count < minimums.postings ? insufficientData : figure(count);
}

/** The selection's postings that are open on the as-of date. */
export function openNow({ asOf }: Market, selection: Selection): Selection {
  return { ...selection, window: { from: asOf, to: asOf }, basis: "open" };
}
