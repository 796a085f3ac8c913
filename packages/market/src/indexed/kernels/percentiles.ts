import type { Quantiles } from "../../Market.ts";
import type { Tally } from "./Tally.ts";

/**
 * Percentiles of the values that a tally of pay has counted, by linear interpolation between order statistics as
 * `Market.quantiles` defines it. Codes are in the order of values, so counts up to a code are ranks.
 */
export function percentiles(tally: Tally, values: Float64Array, probabilities: readonly number[]): Quantiles {
  const codes = tally.sortedCodes();
  let count = 0;
  for (let at = 0; at < codes.length; at++) count += tally.counts[codes[at] as number] as number;
  if (count === 0) return { count, values: [] };
  const places = probabilities.map((probability) => (count - 1) * probability);
  const found = statistics(
    tally,
    codes,
    new Set(places.flatMap((place) => [Math.floor(place), Math.ceil(place)])),
  );
  const interpolated = places.map((place) => {
    const fraction = place - Math.floor(place);
    const below = values[found.get(Math.floor(place)) as number] as number;
    const above = values[found.get(Math.ceil(place)) as number] as number;
    return below * (1 - fraction) + above * fraction;
  });
  return { count, values: interpolated };
}

/** The codes at given places of the order, counted from 0. */
function statistics({ counts }: Tally, codes: Uint32Array, wanted: ReadonlySet<number>): Map<number, number> {
  const found = new Map<number, number>();
  let at = 0;
  let passed = counts[codes[0] as number] as number;
  for (const place of [...wanted].sort((one, other) => one - other)) {
    while (passed <= place) passed += counts[codes[++at] as number] as number;
    found.set(place, codes[at] as number);
  }
  return found;
}
