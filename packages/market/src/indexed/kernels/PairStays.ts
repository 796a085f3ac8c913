import { type Machine, only, wordOf } from "../assembly/Machine.ts";
import type { IndexMeta } from "../format/IndexImage.ts";
import type { Column } from "../table/Column.ts";
import type { CountStore } from "./CountStore.ts";
import type { Groups } from "./eachGroups.ts";
import type { Counting } from "./Tally.ts";
import { noneTouched } from "./touched.ts";

/** Groups of stays by the codes of two columns. */
type StayGroups = Groups & { outer: Pick<Column, "values">; inner: Pick<Column, "values"> };

/** Counts the stays of pairs of values, as `PostingColumns` has them, one pair after another. */
export class PairStays {
  readonly #machine: Machine;
  readonly #store: CountStore;
  readonly #leastDays: number;
  /** Of each number of days the closed postings, then those still open; zeros between two pairs. */
  readonly #counts: Uint32Array;
  /** A bit for each number of days that was counted of the pair at hand. */
  readonly #touched: Int32Array;

  constructor(
    { leastDays, mostDays }: Pick<IndexMeta, "leastDays" | "mostDays">,
    { machine, counts }: Counting,
  ) {
    this.#machine = machine;
    this.#store = counts;
    this.#leastDays = leastDays;
    this.#touched = noneTouched(machine, mostDays - leastDays + 1);
    this.#counts = counts.rows.lend(this.#touched.length << 6);
  }

  /** What `pairDurations` says of each group of stays in turn; in the memory of calls. */
  of({ outer, inner, firsts, seconds, lengths, numbers }: StayGroups): Uint32Array {
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

  /** Ends counting. */
  close(): void {
    this.#store.rows.giveBack(this.#counts);
  }
}
