/** Up to so many codes are sorted as they are. */
const sortedLength = 1024;

/** Stretches that codes are told apart by first: one array of counts that stays in the first-level cache. */
const bucketBits = 12;

/**
 * The codes at given places of the ascending order, counted from 0; codes are at most `largest`, places ascending.
 * Only the stretches of codes that hold a wanted place are sorted: linear in codes, however many values there are.
 */
export function orderStatistics(
  codes: Uint32Array,
  largest: number,
  places: readonly number[],
): Map<number, number> {
  if (codes.length <= sortedLength) {
    const sorted = codes.slice().sort();
    return new Map(places.map((place) => [place, sorted[place] as number]));
  }
  const shift = Math.max(0, 32 - Math.clz32(largest) - bucketBits);
  const counts = new Uint32Array((largest >>> shift) + 1);
  for (let at = 0; at < codes.length; at++) {
    const bucket = (codes[at] as number) >>> shift;
    counts[bucket] = (counts[bucket] as number) + 1;
  }
  const wanted = new Uint8Array(counts.length);
  const found = new Map<number, number>();
  // Places among the codes of the wanted stretches alone.
  const among: [place: number, rank: number][] = [];
  let [bucket, passed, skipped] = [0, 0, 0];
  for (const place of places) {
    while (passed + (counts[bucket] as number) <= place) {
      if (!wanted[bucket]) skipped += counts[bucket] as number;
      passed += counts[bucket++] as number;
    }
    wanted[bucket] = 1;
    if (shift === 0) found.set(place, bucket);
    else among.push([place, place - skipped]);
  }
  if (among.length === 0) return found;
  const chosen = keepWanted(codes, wanted, shift).sort();
  for (const [place, rank] of among) found.set(place, chosen[rank] as number);
  return found;
}

function keepWanted(codes: Uint32Array, wanted: Uint8Array, shift: number): Uint32Array {
  const chosen = new Uint32Array(codes.length);
  let kept = 0;
  for (let at = 0; at < codes.length; at++) {
    const code = codes[at] as number;
    chosen[kept] = code;
    kept += wanted[code >>> shift] as number;
  }
  return chosen.subarray(0, kept);
}
