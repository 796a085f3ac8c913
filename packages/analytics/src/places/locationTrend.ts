import type { Market } from "@talent/market";
import type { DatedSelection } from "../DatedSelection.ts";
import type { Figure } from "../Figure.ts";
import { type TrendOptions, trends, type ValueTrend } from "../trends.ts";
import type { LocationLevel } from "./locationRanking.ts";

/** The demand trend of the leading locations. */
export function locationTrend(
  market: Market,
  selection: DatedSelection,
  { by, ...options }: TrendOptions & { by: LocationLevel },
): Promise<Figure<ValueTrend[]>> {
  return trends(market, selection, { ...options, dimension: by });
}
