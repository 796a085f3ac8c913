import { type Machine, only, variant, wordOf } from "../assembly/Machine.ts";
import type { FlagStore } from "./FlagStore.ts";
import type { Pile } from "./Pile.ts";
import { eachRange } from "./Ranges.ts";
import type { Counting } from "./Tally.ts";

/** Codes of a column at the places of stretches, or numbers that a call has laid out. */
export type CodePile = Pile & { isOfCall: boolean };

/** Up to so many codes are sorted as they are. */
const sortedLength = 1024;

/** Buckets that codes are told apart by first: one array of counts that stays in the first-level cache. */
const bucketBits = 12;

/**
 * Codes above 0 in ascending order, without ordering more of them than is asked for: they are counted by their upper
 * bits, and only the buckets that hold a wanted place are sorted. Linear in codes, however many values there are.
 */
export class OrderedCodes {
  /** How many codes there are. */
  readonly count: number;
  readonly #machine: Machine;
  readonly #flags: FlagStore;
  readonly #piles: readonly CodePile[];
  readonly #shift: number;
  readonly #buckets: Uint32Array;
  /** All of them, where they are few. */
  readonly #sorted: Uint32Array | undefined;
  /** How many codes are 0: they come before all that count. */
  readonly #zeros: number;

  /** Codes are at most `largest`. */
  constructor({ machine, counts }: Counting, piles: readonly CodePile[], largest: number) {
    this.#machine = machine;
    this.#flags = counts.flags;
    this.#piles = piles;
    this.#shift = Math.max(0, 32 - Math.clz32(largest) - bucketBits);
    const all = piles.reduce((sum, { stretches }) => sum + stretches.rows, 0);
    if (all <= sortedLength) {
      this.#buckets = new Uint32Array();
      this.#sorted = this.#collect(all).sort();
      const first = this.#sorted.findIndex((code) => code > 0);
      this.#zeros = first < 0 ? all : first;
    } else {
      const buckets = (largest >>> this.#shift) + 2;
      const lent = counts.rows.lend(buckets);
      this.#countBuckets(lent);
      this.#buckets = lent.slice(0, buckets);
      // What is lent may be much longer.
      counts.rows.giveBack(lent.fill(0, 0, buckets));
      this.#zeros = this.#buckets[0] as number;
    }
    this.count = all - this.#zeros;
  }

  /** The codes at some places, ascending and counted from 0; each place is less than `count`. */
  at(places: readonly number[]): Map<number, number> {
    const sorted = this.#sorted;
    if (sorted) return new Map(places.map((place) => [place, sorted[this.#zeros + place] as number]));
    const wanted = this.#flags.lend(this.#buckets.length);
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
    const chosen = among.length > 0 ? this.#keep(wanted, kept).sort() : [];
    this.#flags.giveBack(wanted);
    for (const [place, rank] of among) found.set(place, chosen[rank] as number);
    return found;
  }

  #countBuckets({ byteOffset }: Uint32Array): void {
    const { run } = this.#machine;
    for (const { codes, stretches, isOfCall } of this.#piles) {
      eachRange(stretches, (start, end) => {
        if (isOfCall) only(run.countBucketsOfItems)(codes.byteOffset, start, end, this.#shift, byteOffset);
        else variant(run.countBuckets, codes)(wordOf(codes), start, end, this.#shift, byteOffset);
      });
    }
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
    const { run, calls } = this.#machine;
    // One more than is kept, because each code is written before it is known whether it stays.
    const chosen = calls.words(length + 1);
    const to = [this.#shift, wanted.byteOffset, chosen.byteOffset] as const;
    let kept = 0;
    for (const { codes, stretches, isOfCall } of this.#piles) {
      eachRange(stretches, (start, end) => {
        kept = isOfCall
          ? only(run.keepWantedItems)(codes.byteOffset, start, end, ...to, kept)
          : variant(run.keepWanted, codes)(wordOf(codes), start, end, ...to, kept);
      });
    }
    return chosen.subarray(0, length);
  }
}
