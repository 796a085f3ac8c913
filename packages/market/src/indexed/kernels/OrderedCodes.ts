import type { Codes } from "../format/Section.ts";
import { eachRange } from "./drivers.ts";
import type { Pile } from "./Pile.ts";

/** Up to so many codes are sorted as they are. */
const sortedLength = 1024;

/** Buckets that codes are told apart by first: one array of counts that stays in the first-level cache. */
const bucketBits = 12;

/** Bits of a code that its bucket does not tell: code 0 has the first bucket for itself. */
type Narrowing = { start: number; end: number; shift: number };

/**
 * Codes above 0 in ascending order, without ordering more of them than is asked for: they are counted by their upper
 * bits, and only the buckets that hold a wanted place are sorted. Linear in codes, however many values there are.
 */
export class OrderedCodes {
  /** How many codes there are. */
  readonly count: number;
  readonly #piles: readonly Pile[];
  readonly #shift: number;
  readonly #buckets: Float64Array;
  /** All of them, where they are few. */
  readonly #sorted: Uint32Array | undefined;
  /** How many codes are 0: they come before all that count. */
  readonly #zeros: number;

  /** Codes are at most `largest`. */
  constructor(piles: readonly Pile[], largest: number) {
    this.#piles = piles;
    this.#shift = Math.max(0, 32 - Math.clz32(largest) - bucketBits);
    const all = piles.reduce((sum, { stretches }) => sum + stretches.rows, 0);
    if (all <= sortedLength) {
      this.#buckets = new Float64Array();
      this.#sorted = this.#collect(all).sort();
      const first = this.#sorted.findIndex((code) => code > 0);
      this.#zeros = first < 0 ? all : first;
    } else {
      this.#buckets = new Float64Array((largest >>> this.#shift) + 2);
      this.#zeros = this.#countBuckets();
    }
    this.count = all - this.#zeros;
  }

  /** The codes at some places, ascending and counted from 0; each place is less than `count`. */
  at(places: readonly number[]): Map<number, number> {
    const sorted = this.#sorted;
    if (sorted) return new Map(places.map((place) => [place, sorted[this.#zeros + place] as number]));
    const wanted = new Uint8Array(this.#buckets.length);
    const found = new Map<number, number>();
    // Places among the codes of the wanted buckets alone.
    const among: [place: number, rank: number][] = [];
    let [bucket, passed, skipped, kept] = [0, 0, 0, 0];
    for (const place of places) {
      const overall = this.#zeros + place;
      while (passed + (this.#buckets[bucket] as number) <= overall) {
        if (!wanted[bucket]) skipped += this.#buckets[bucket] as number;
        passed += this.#buckets[bucket++] as number;
      }
      if (!wanted[bucket]) kept += this.#buckets[bucket] as number;
      wanted[bucket] = 1;
      if (this.#shift === 0) found.set(place, bucket);
      else among.push([place, overall - skipped]);
    }
    if (among.length === 0) return found;
    const chosen = this.#keep(wanted, kept).sort();
    for (const [place, rank] of among) found.set(place, chosen[rank] as number);
    return found;
  }

  /** Counts all codes; gives how many are 0. */
  #countBuckets(): number {
    for (const { codes, stretches } of this.#piles) {
      eachRange(stretches, (start, end) => {
        countBuckets(this.#buckets, codes, { start, end, shift: this.#shift });
      });
    }
    return this.#buckets[0] as number;
  }

  #collect(length: number): Uint32Array {
    const all = new Uint32Array(length);
    let filled = 0;
    for (const { codes, stretches } of this.#piles) {
      eachRange(stretches, (start, end) => {
        for (let at = start; at < end; at++) all[filled++] = codes[at] as number;
      });
    }
    return all;
  }

  #keep(wanted: Uint8Array, length: number): Uint32Array {
    // One more than is kept, because each code is written before it is known whether it stays.
    const chosen = new Uint32Array(length + 1);
    let kept = 0;
    for (const { codes, stretches } of this.#piles) {
      eachRange(stretches, (start, end) => {
        kept = keepWanted(chosen, kept, codes, { start, end, shift: this.#shift, wanted });
      });
    }
    return chosen.subarray(0, length);
  }
}

function countBuckets(buckets: Float64Array, codes: Codes, { start, end, shift }: Narrowing): void {
  const upwards = (1 << shift) - 1;
  for (let at = start; at < end; at++) {
    const bucket = ((codes[at] as number) + upwards) >>> shift;
    buckets[bucket] = (buckets[bucket] as number) + 1;
  }
}

function keepWanted(
  chosen: Uint32Array,
  length: number,
  codes: Codes,
  { start, end, shift, wanted }: Narrowing & { wanted: Uint8Array },
): number {
  const upwards = (1 << shift) - 1;
  let kept = length;
  for (let at = start; at < end; at++) {
    const code = codes[at] as number;
    chosen[kept] = code;
    kept += wanted[(code + upwards) >>> shift] as number;
  }
  return kept;
}
