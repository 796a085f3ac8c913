import { type Market, openFrom, type Selection } from "@talent/market";
import { lastDay } from "../dates/lastDay.ts";
import { type Figure, figure, insufficientData } from "../Figure.ts";
import { minimums } from "../minimums.ts";

/** Postings open on the last day of the selection's window, the as-of date without one. */
export async function activeDemand(market: Market, selection: Selection): Promise<Figure<number>> {
  const count = await market.count(openOnLastDay(market, selection));
  return count < minimums.postings ? insufficientData : figure(count);
}

/** The selection's postings that are open on the last day of its window; none on a day after the as-of date. */
export function openOnLastDay(market: Market, selection: Selection): Selection {
  const day = lastDay(market, selection);
  return { ...selection, window: { from: day, to: day }, basis: openFrom(day, market.asOf) };
}
