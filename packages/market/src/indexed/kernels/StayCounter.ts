import type { IndexMeta } from "../format/IndexImage.ts";
import { noneTouched, touchedPlaces } from "./touched.ts";

/** Takes a number of days with how many closed and how many open postings there are. */
type TakeDuration = (days: number, closed: number, open: number) => void;

/** Counts stays, as `PostingColumns` has them: closed and open postings by days. */
export class StayCounter {
  readonly #leastDays: number;
  readonly #counts: Uint32Array;
  readonly #touched: Int32Array;

  constructor({ leastDays, mostDays }: Pick<IndexMeta, "leastDays" | "mostDays">) {
    this.#leastDays = leastDays;
    this.#counts = new Uint32Array(2 * (mostDays - leastDays + 1));
    this.#touched = noneTouched(this.#counts.length);
  }

  add(stays: Uint32Array, length: number): void {
    const [counts, touched] = [this.#counts, this.#touched];
    for (let at = 0; at < length; at++) {
      const stay = stays[at] as number;
      touched[stay >>> 5] = (touched[stay >>> 5] as number) | (1 << (stay & 31));
      counts[stay] = (counts[stay] as number) + 1;
    }
  }

  /** The counts so far, by days ascending; counting begins anew. */
  take(each: TakeDuration): void {
    const counts = this.#counts;
    const places = touchedPlaces(this.#touched);
    for (let at = 0; at < places.length; at++) {
      // Closed and open postings of one number of days are neighbours, the closed ones at the even place.
      const closedAt = (places[at] as number) & ~1;
      if (places[at + 1] === closedAt + 1) at++;
      each((closedAt >>> 1) + this.#leastDays, counts[closedAt] as number, counts[closedAt + 1] as number);
      counts[closedAt] = 0;
      counts[closedAt + 1] = 0;
    }
    this.#touched.fill(0);
  }
}
