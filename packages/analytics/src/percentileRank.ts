/** The share (0 to 1) of values below a value, those equal to it counted half; 0.5 among none. `sorted` is ascending. */
export function percentileRank(sorted: readonly number[], value: number): number {
  if (sorted.length === 0) return 0.5;
  const below = firstNotLess(sorted, value);
  const notAbove = firstNotLess(sorted, value, true);
  return (below + notAbove) / 2 / sorted.length;
}

/** How many values lie below the given one (or at it, too), by binary search. */
function firstNotLess(sorted: readonly number[], value: number, orEqual = false): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const each = sorted[middle] as number;
    if (each < value || (orEqual && each === value)) low = middle + 1;
    else high = middle;
  }
  return low;
}
