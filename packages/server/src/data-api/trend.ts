import type { TrendPoint, ValueTrend } from "@talent/analytics";
import type { components } from "@talent/contract/data-api";
import type { Dimension } from "@talent/market";
import { type Names, namesOf } from "./names.ts";

/** A trend's points under their names on the wire. */
export function toTrend(points: readonly TrendPoint[]): components["schemas"]["TrendPoint"][] {
  return points.map(({ period, count }) => ({ period, demandCount: count }));
}

/** Trends per value, each with its name. */
export async function toNamedTrends(
  dimension: Dimension,
  trends: readonly ValueTrend[],
  names: Names,
): Promise<{ id: number; name: string; trend: components["schemas"]["TrendPoint"][] }[]> {
  const name = await namesOf(
    dimension,
    trends.map(({ id }) => id),
    names,
  );
  return trends.map(({ id, trend }) => ({ id, name: name(id), trend: toTrend(trend) }));
}
