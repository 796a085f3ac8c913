import type { Counts } from "./CountStore.ts";

/** The first `limit` of the codes, which ascend, by count descending, ties by code ascending; all of them without a limit. */
export function largest(codes: Uint32Array, counts: Counts, limit = codes.length): number[] {
  const order = (one: number, other: number) =>
    (counts[other] as number) - (counts[one] as number) || one - other;
  if (limit >= codes.length) return [...codes].sort(order);
  if (limit === 0) return [];
  // A heap with the last of the best on top: most codes are turned down by one comparison.
  const heap = [...codes.subarray(0, limit)].sort((one, other) => order(other, one));
  let least = counts[heap[0] as number] as number;
  for (let at = limit; at < codes.length; at++) {
    const code = codes[at] as number;
    // Codes ascend, so that one with the same count comes after all of the best.
    if ((counts[code] as number) <= least) continue;
    sink(heap, code, order);
    least = counts[heap[0] as number] as number;
  }
  return heap.sort(order);
}

function sink(heap: number[], code: number, order: (one: number, other: number) => number): void {
  let at = 0;
  for (;;) {
    let child = 2 * at + 1;
    if (child >= heap.length) break;
    if (child + 1 < heap.length && order(heap[child + 1] as number, heap[child] as number) > 0) child++;
    if (order(heap[child] as number, code) <= 0) break;
    heap[at] = heap[child] as number;
    at = child;
  }
  heap[at] = code;
}
