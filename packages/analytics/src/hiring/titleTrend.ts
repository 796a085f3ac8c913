import type { Market } from "@talent/market";
import type { DatedSelection } from "../DatedSelection.ts";
import type { Figure } from "../Figure.ts";
import { type TrendOptions, trends, type ValueTrend } from "../trends.ts";

/** The demand trend of the leading semi-clean titles. */
export function titleTrend(
  market: Market,
  selection: DatedSelection,
  options: TrendOptions,
): Promise<Figure<ValueTrend[]>> {
  return trends(market, selection, { ...options, dimension: "title" });
}
