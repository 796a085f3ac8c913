import { addStretch } from "../kernels/add.ts";
import type { PostingColumns } from "../table/FactTable.ts";
import type { Periods } from "./Periods.ts";

/**
 * How many postings were first, and how many last, seen on each day: they say how many there are in each period, and two
 * additions a row to arrays that stay in the first-level cache are half of what finding its periods costs.
 */
export class DayCounts {
  readonly #columns: PostingColumns;
  readonly #periods: Periods;
  readonly #firsts: Float64Array;
  readonly #lasts: Float64Array;

  /** Counts into periods; `openDay` is the last day that occurs. */
  constructor(columns: PostingColumns, periods: Periods, openDay: number) {
    this.#columns = columns;
    this.#periods = periods;
    this.#firsts = new Float64Array(openDay + 1);
    this.#lasts = periods.open ? new Float64Array(openDay + 1) : this.#firsts;
  }

  /** Adds rows; the differences take those last seen before they were first seen, which days apart do not tell. */
  add(rows: Uint32Array, length: number, differences: Float64Array): void {
    const { firstSeen, lastSeen } = this.#columns;
    const [firsts, lasts] = [this.#firsts, this.#lasts];
    for (let at = 0; at < length; at++) {
      const row = rows[at] as number;
      const first = firstSeen[row] as number;
      const last = this.#periods.open ? (lastSeen[row] as number) : first;
      if (last < first) {
        this.#periods.add(differences, 0, row, 1);
        continue;
      }
      firsts[first] = (firsts[first] as number) + 1;
      if (this.#periods.open) lasts[last] = (lasts[last] as number) + 1;
    }
  }

  /** Adds rows that follow one another, none of them last seen before it was first seen. */
  addStretch(start: number, end: number): void {
    addStretch(this.#firsts, this.#columns.firstSeen, start, end);
    if (this.#periods.open) addStretch(this.#lasts, this.#columns.lastSeen, start, end);
  }

  /** Adds what was counted to the differences between a period and the one before. */
  addTo(differences: Float64Array): void {
    this.#firsts.forEach((count, day) => {
      if (count > 0) this.#periods.addDay(differences, { first: day, count });
    });
    this.#lasts.forEach((count, day) => {
      if (count > 0) this.#periods.addDay(differences, { last: day, count });
    });
  }
}
