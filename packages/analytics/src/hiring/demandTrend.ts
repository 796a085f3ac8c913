import type { Market } from "@talent/market";
import type { DatedSelection } from "../DatedSelection.ts";
import { type Interval, periods } from "../dates/periods.ts";
import { type Figure, figure, insufficientData } from "../Figure.ts";
import { minimums } from "../minimums.ts";
import { type TrendPoint, trendPoints } from "../trends.ts";

/** Postings per calendar period of the window, every period in order, empty ones as 0. */
export async function demandTrend(
  market: Market,
  selection: DatedSelection,
  interval: Interval,
): Promise<Figure<TrendPoint[]>> {
  const starts = periods(selection.window, interval);
  const [count, counts] = await Promise.all([market.count(selection), market.series(selection, starts)]);
  return count < minimums.postings ? insufficientData : figure(trendPoints(starts, counts));
}
