import type { Day, Dimension, Market } from "@talent/market";
import type { DatedSelection } from "./DatedSelection.ts";
import { type Interval, periods } from "./dates/periods.ts";
import { type Figure, figure, insufficientData } from "./Figure.ts";
import { type RankingOptions, ranked } from "./ranked.ts";

/** Postings of one period, named by its first day inside the window. */
export type TrendPoint = { period: Day; count: number };

/** A value with its postings per period, every period of the window in order, empty ones as 0. */
export type ValueTrend = { id: number; trend: TrendPoint[] };

/** Which values to follow, at which interval. */
export type TrendOptions = RankingOptions & { interval: Interval };

/**
 * The trend of the selection's leading values of a dimension, in the order of their ranking; those `among` that no
 * posting carries follow by id, with 0 in every period. Insufficient when no posting carries any.
 */
export async function trends(
  market: Market,
  selection: DatedSelection,
  { interval, ...options }: TrendOptions & { dimension: Dimension },
): Promise<Figure<ValueTrend[]>> {
  const leading = await ranked(market, selection, options);
  if (leading.state !== "value" || leading.value.ranked.length === 0) return insufficientData;
  const starts = periods(selection.window, interval);
  const ranking = leading.value.ranked.map(({ id }) => id);
  const absent = (options.among ?? [])
    .filter((id) => !ranking.includes(id))
    .sort((one, other) => one - other);
  const values = [...ranking, ...absent].slice(0, options.limit);
  const series = await market.seriesBy(selection, { dimension: options.dimension, values, starts });
  return figure(series.map(({ value, counts }) => ({ id: value, trend: trendPoints(starts, counts) })));
}

/** Periods with their counts. */
export function trendPoints(starts: readonly Day[], counts: readonly number[]): TrendPoint[] {
  return starts.map((period, index) => ({ period, count: counts[index] ?? 0 }));
}
