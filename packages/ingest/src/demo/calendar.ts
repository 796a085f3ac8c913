import type { Day } from "@talent/market";
import { seasonality, years } from "./planted.ts";

/** A day of the market: which postings are first seen on it (`first` and on, `count` of them) and its month from the start. */
export type MarketDay = { day: Day; first: number; count: number; month: number };

/** First day of a market that ends on a day: so many calendar years before, plus a day. */
export function firstDay(until: Day): Day {
  const date = new Date(`${until}T00:00:00Z`);
  date.setUTCFullYear(date.getUTCFullYear() - years);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}

/** Months of a market, each a forty-eighth of its days. */
export const months = years * 12;

/** Spreads postings over the days by season, weekday and growth; every posting has a day, ids ascend with the days. */
export function marketDays(until: Day, postings: number): MarketDay[] {
  const start = Date.parse(`${firstDay(until)}T00:00:00Z`);
  const end = Date.parse(`${until}T00:00:00Z`);
  const total = Math.round((end - start) / 86_400_000) + 1;
  const weights = Array.from({ length: total }, (_, index) => {
    const date = new Date(start + index * 86_400_000);
    const season = seasonality.month[date.getUTCMonth()] ?? 1;
    const weekday = seasonality.weekday[(date.getUTCDay() + 6) % 7] ?? 1;
    return season * weekday * (1 + (seasonality.yearlyGrowth * index) / 365.25);
  });
  const sum = weights.reduce((all, weight) => all + weight, 0);
  let before = 0;
  let first = 0;
  return weights.map((weight, index) => {
    before += weight;
    const next = Math.round((before / sum) * postings);
    const day = new Date(start + index * 86_400_000).toISOString().slice(0, 10);
    const made = { day, first, count: next - first, month: Math.floor((index * months) / total) };
    first = next;
    return made;
  });
}
