import { type Machine, only, variant, wordOf } from "../assembly/Machine.ts";
import type { IndexMeta } from "../format/IndexImage.ts";
import type { Codes } from "../format/Section.ts";
import type { Column } from "../table/Column.ts";
import { addStretch } from "./add.ts";
import type { CountStore } from "./CountStore.ts";
import type { Groups } from "./eachGroups.ts";
import type { Counting } from "./Tally.ts";
import { noneTouched } from "./touched.ts";

/** Groups of stays by the codes of two columns. */
type StayGroups = Groups & { outer: Pick<Column, "values">; inner: Pick<Column, "values"> };

/** Counts stays, as `PostingColumns` has them: closed and open postings by days. */
export class StayCounter {
  readonly #machine: Machine;
  readonly #store: CountStore;
  readonly #leastDays: number;
  /** Of each number of days the closed postings, then those still open. */
  readonly #counts: Uint32Array;
  /** A bit for each number of days that may have been counted. */
  readonly #touched: Int32Array;
  readonly #taken: Uint32Array;

  constructor(
    { leastDays, mostDays }: Pick<IndexMeta, "leastDays" | "mostDays">,
    { machine, counts }: Counting,
  ) {
    this.#machine = machine;
    this.#store = counts;
    this.#leastDays = leastDays;
    this.#touched = noneTouched(machine, mostDays - leastDays + 1);
    this.#counts = counts.rows.lend(this.#touched.length << 6);
    this.#taken = new Uint32Array(3 * (this.#touched.length << 5));
  }

  /** Adds the stays of rows. */
  addRows(stay: Codes, rows: Uint32Array, length: number): void {
    const to = [this.#counts.byteOffset, this.#touched.byteOffset] as const;
    variant(this.#machine.run.addStaysOfRows, stay)(wordOf(stay), rows.byteOffset, length, ...to);
  }

  /** Adds the stays of rows that follow one another, the end not included. */
  addStretch(stay: Codes, start: number, end: number): void {
    addStretch(this.#machine, this.#counts, stay, { start, end });
    this.#touched.fill(-1);
  }

  /**
   * The counts so far: days as a signed number's 32 bits, closed, open, days ascending. Counting begins anew; the numbers
   * are good until the next time.
   */
  take(): Uint32Array {
    const [counts, touched, taken] = [this.#counts, this.#touched, this.#taken];
    let length = 0;
    for (let at = 0; at < touched.length; at++) {
      let word = touched[at] as number;
      touched[at] = 0;
      while (word !== 0) {
        const days = (at << 5) + 31 - Math.clz32(word & -word);
        word &= word - 1;
        const [closed, open] = [counts[2 * days] as number, counts[2 * days + 1] as number];
        taken[length] = days + this.#leastDays;
        taken[length + 1] = closed;
        taken[length + 2] = open;
        counts[2 * days] = 0;
        counts[2 * days + 1] = 0;
        length += 3 * Number(closed + open > 0);
      }
    }
    return taken.subarray(0, length);
  }

  /** What `pairDurations` says of each group of stays in turn; in the memory of calls. */
  ofPairs({ outer, inner, firsts, seconds, lengths, numbers }: StayGroups): Uint32Array {
    const { run, calls } = this.#machine;
    // A group has three numbers, and three for each number of days, of which it has no more than rows.
    const found = calls.words(3 * (lengths.length + numbers.length));
    const length = only(run.staysOfGroups)(
      wordOf(outer.values),
      wordOf(inner.values),
      firsts.byteOffset,
      seconds.byteOffset,
      numbers.byteOffset,
      lengths.byteOffset,
      lengths.length,
      this.#counts.byteOffset,
      this.#touched.byteOffset,
      this.#touched.length,
      this.#leastDays,
      found.byteOffset,
    );
    return found.subarray(0, length);
  }

  /** Ends counting, after everything counted was taken. */
  close(): void {
    this.#store.rows.giveBack(this.#counts);
  }
}
