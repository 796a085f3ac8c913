import type { Market, Selection } from "@talent/market";
import { type Figure, figure, insufficientData, type NoDataFound, noDataFound } from "../Figure.ts";
import { minimums } from "../minimums.ts";

/** Which listings: those with ids greater than `after`, or a page counted from 1; at most `limit`. */
export type ListingsPage = { limit: number } & ({ after: number } | { page: number });

/** Posting ids ascending, and how many postings there are in all, beyond the last that can be listed too. */
export type Listings = { total: number; ids: number[] };

/** Listings beyond this many, counted by ascending id, are not given out. */
export const mostListings = 10_000;

/** The postings of the selection by id ascending, page by page; every listing stands on exactly one page. */
export async function listings(
  market: Market,
  selection: Selection,
  page: ListingsPage,
): Promise<Figure<Listings> | NoDataFound> {
  const total = await market.count(selection);
  if (total < minimums.postings) return insufficientData;
  const offset = "page" in page ? (page.page - 1) * page.limit : 0;
  const limit = Math.min(page.limit, mostListings - offset);
  if (limit <= 0) return noDataFound;
  const found = await market.page(selection, { after: "after" in page ? page.after : 0, offset, limit });
  const last = total > mostListings && "after" in page ? await lastListing(market, selection) : Infinity;
  const ids = found.filter((id) => id <= last);
  return ids.length === 0 ? noDataFound : figure({ total, ids });
}

async function lastListing(market: Market, selection: Selection): Promise<number> {
  const [last = Infinity] = await market.page(selection, { after: 0, offset: mostListings - 1, limit: 1 });
  return last;
}
