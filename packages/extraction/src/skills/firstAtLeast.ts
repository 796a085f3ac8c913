/** Place of the first of ascending items that measures at least the value; their number when none does. */
export function firstAtLeast<T>(
  ascending: readonly T[],
  value: number,
  measure: (item: T) => number,
): number {
  let low = 0;
  let high = ascending.length;
  while (low < high) {
    const half = (low + high) >> 1;
    if (measure(ascending[half] as T) < value) low = half + 1;
    else high = half;
  }
  return low;
}
