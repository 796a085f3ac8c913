import type { CountStore } from "./CountStore.ts";

/**
 * Percentiles of values given by codes in value order, by linear interpolation between order statistics as
 * `Market.quantiles` defines it. Few codes are sorted, many are counted into a histogram of all values.
 */
export function percentiles(
  codes: Uint32Array,
  values: Float64Array,
  probabilities: readonly number[],
  store: CountStore,
): number[] {
  const places = probabilities.map((probability) => (codes.length - 1) * probability);
  const at = [...new Set(places.flatMap((place) => [Math.floor(place), Math.ceil(place)]))];
  // Sorting takes some ten steps per code, a histogram one per code and one per value.
  const found =
    codes.length * 10 < values.length ? sortedAt(codes, at) : countedAt(codes, at, values.length, store);
  return places.map((place) => {
    const fraction = place - Math.floor(place);
    const below = values[found.get(Math.floor(place)) as number] as number;
    const above = values[found.get(Math.ceil(place)) as number] as number;
    return below * (1 - fraction) + above * fraction;
  });
}

function sortedAt(codes: Uint32Array, at: readonly number[]): Map<number, number> {
  const sorted = codes.slice().sort();
  return new Map(at.map((place) => [place, sorted[place] as number]));
}

function countedAt(codes: Uint32Array, at: readonly number[], size: number, store: CountStore) {
  const counts = store.lend(size);
  for (const code of codes) counts[code] = (counts[code] as number) + 1;
  const found = new Map<number, number>();
  let [code, passed] = [0, counts[0] as number];
  for (const place of at.toSorted((one, other) => one - other)) {
    while (passed <= place) passed += counts[++code] as number;
    found.set(place, code);
  }
  counts.fill(0, 0, size);
  store.giveBack(counts);
  return found;
}
