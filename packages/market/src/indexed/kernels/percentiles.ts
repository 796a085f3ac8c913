import type { Quantiles } from "../../Market.ts";
import { type CodePile, OrderedCodes } from "./OrderedCodes.ts";
import type { Counting } from "./Tally.ts";

/**
 * Percentiles of values given by their codes, by linear interpolation between order statistics as `Market.quantiles`
 * defines it. Codes are in the order of values; code 0, no value, is left out.
 */
export function percentiles(
  counting: Counting,
  piles: readonly CodePile[],
  values: Float64Array,
  probabilities: readonly number[],
): Quantiles {
  const codes = new OrderedCodes(counting, piles, values.length - 1);
  const { count } = codes;
  if (count === 0) return { count, values: [] };
  const places = probabilities.map((probability) => (count - 1) * probability);
  const wanted = new Set(places.flatMap((place) => [Math.floor(place), Math.ceil(place)]));
  const found = codes.at([...wanted].sort((one, other) => one - other));
  const interpolated = places.map((place) => {
    const fraction = place - Math.floor(place);
    const below = values[found.get(Math.floor(place)) as number] as number;
    const above = values[found.get(Math.ceil(place)) as number] as number;
    return below * (1 - fraction) + above * fraction;
  });
  return { count, values: interpolated };
}
