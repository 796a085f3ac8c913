import type { Machine } from "../assembly/Machine.ts";
import { addRows, addStretch } from "../kernels/add.ts";
import type { CountStore } from "../kernels/CountStore.ts";
import type { PostingColumns } from "../table/FactTable.ts";
import type { IndexEngine } from "./IndexEngine.ts";
import type { Periods } from "./Periods.ts";

/**
 * How many postings were first, and how many last, seen on each day: they say how many there are in each period, and two
 * additions a row to arrays that stay in the first-level cache are half of what finding its periods costs.
 */
export class DayCounts {
  readonly #machine: Machine;
  readonly #store: CountStore;
  readonly #columns: PostingColumns;
  readonly #periods: Periods;
  readonly #isOrdered: boolean;
  readonly #days: number;
  readonly #firsts: Uint32Array;
  readonly #lasts: Uint32Array | undefined;

  /** Counts into periods. */
  constructor(engine: IndexEngine, columns: PostingColumns, periods: Periods) {
    const { openDay, leastDays } = engine.meta;
    this.#machine = engine.machine;
    this.#store = engine.counts;
    this.#columns = columns;
    this.#periods = periods;
    this.#isOrdered = leastDays >= 0;
    this.#days = openDay + 1;
    this.#firsts = engine.counts.rows.lend(this.#days);
    this.#lasts = periods.open ? engine.counts.rows.lend(this.#days) : undefined;
  }

  /** Adds rows; the differences take those last seen before they were first seen, which days apart do not tell. */
  add(rows: Uint32Array, length: number, differences: Float64Array): void {
    const { firstSeen, lastSeen } = this.#columns;
    const [machine, lasts] = [this.#machine, this.#lasts];
    const ordered = lasts && !this.#isOrdered ? this.#takeOrdered(rows, length, differences) : length;
    addRows(machine, this.#firsts, { codes: firstSeen }, rows, ordered);
    if (lasts) addRows(machine, lasts, { codes: lastSeen }, rows, ordered);
  }

  /** Adds rows that follow one another, none of them last seen before it was first seen. */
  addStretch(start: number, end: number): void {
    const { firstSeen, lastSeen } = this.#columns;
    addStretch(this.#machine, this.#firsts, firstSeen, { start, end });
    if (this.#lasts) addStretch(this.#machine, this.#lasts, lastSeen, { start, end });
  }

  /** Adds what was counted to the differences between a period and the one before. */
  addTo(differences: Float64Array): void {
    this.#firsts.subarray(0, this.#days).forEach((count, day) => {
      if (count > 0) this.#periods.addDay(differences, { first: day, count });
    });
    (this.#lasts ?? this.#firsts).subarray(0, this.#days).forEach((count, day) => {
      if (count > 0) this.#periods.addDay(differences, { last: day, count });
    });
  }

  /** Ends counting. */
  close(): void {
    for (const days of this.#lasts ? [this.#firsts, this.#lasts] : [this.#firsts]) {
      days.fill(0, 0, this.#days);
      this.#store.rows.giveBack(days);
    }
  }

  /** Moves rows last seen after they were first seen to the front; the differences take the others. */
  #takeOrdered(rows: Uint32Array, length: number, differences: Float64Array): number {
    const { firstSeen, lastSeen } = this.#columns;
    let kept = 0;
    for (let at = 0; at < length; at++) {
      const row = rows[at] as number;
      if ((lastSeen[row] as number) < (firstSeen[row] as number)) this.#periods.add(differences, 0, row, 1);
      else rows[kept++] = row;
    }
    return kept;
  }
}
