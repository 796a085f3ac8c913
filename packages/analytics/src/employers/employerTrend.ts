import type { Market } from "@talent/market";
import type { DatedSelection } from "../DatedSelection.ts";
import type { Figure } from "../Figure.ts";
import { type TrendOptions, trends, type ValueTrend } from "../trends.ts";

/** The demand trend of the leading employers. */
export function employerTrend(
  market: Market,
  selection: DatedSelection,
  options: TrendOptions,
): Promise<Figure<ValueTrend[]>> {
  return trends(market, selection, { ...options, dimension: "employer" });
}
