import type { Day } from "../../Day.ts";
import { periodWindows } from "../../periodWindows.ts";
import type { Selection } from "../../Selection.ts";
import type { FactTable } from "../table/FactTable.ts";
import type { IndexEngine } from "./IndexEngine.ts";

/**
 * In which periods a row counts: from `firstOf` of its first day to `lastOf` of its last. With the basis firstSeen both
 * are asked of the first day. Rows of a table without days count in every period.
 */
export class Periods {
  readonly #columns: FactTable["posting"];
  /** Whether a row counts in every period in which it is open, not only in that of its first day. */
  readonly open: boolean;
  /** The first period that ends on or after a day; as many as there are periods where none does. */
  readonly #firstOf: Int32Array;
  /** The last period that starts on or before a day; -1 where none does. */
  readonly #lastOf: Int32Array;
  readonly #length: number;
  /** The first period that rows can be in, and one more than the last. */
  #begin = 0;
  #end = 0;

  constructor(engine: IndexEngine, selection: Selection, starts: readonly Day[]) {
    const { openDay, asOf } = engine.meta;
    this.#length = starts.length;
    this.#columns = engine.table(selection.fact).posting;
    this.open = selection.basis === "open";
    this.#firstOf = new Int32Array(openDay + 1).fill(starts.length);
    this.#lastOf = new Int32Array(openDay + 1).fill(-1);
    periodWindows(selection, starts, asOf).forEach((window, period) => {
      if (!window) return;
      const [from, to] = [engine.toDay(window.from), engine.toDay(window.to)];
      for (let day = Math.min(to, openDay); day >= 0 && this.#firstOf[day] === starts.length; day--) {
        this.#firstOf[day] = period;
      }
      // An open posting is last seen on a day after all others, and open in periods after that too.
      for (let day = Math.max(0, Math.min(from, openDay)); day <= openDay; day++) this.#lastOf[day] = period;
      if (this.#end === 0) this.#begin = period;
      this.#end = period + 1;
    });
  }

  /** Adds a row's weight to the differences between a period and the one before; `at` is where period 0 stands. */
  add(differences: Float64Array, at: number, row: number, weight: number): void {
    const first = this.#columns ? (this.#firstOf[this.#columns.firstSeen[row] as number] as number) : 0;
    const end = this.#columns ? this.#endOf(row, this.#columns) : this.#length;
    if (first >= end) return;
    differences[at + first] = (differences[at + first] as number) + weight;
    differences[at + end] = (differences[at + end] as number) - weight;
  }

  /** Adds so many rows first seen on a day, or takes off those last seen on one; every row has to come as both. */
  addDay(
    differences: Float64Array,
    { first, last, count }: { first?: number; last?: number; count: number },
  ): void {
    if (first !== undefined) {
      const at = Math.min(this.#firstOf[first] as number, this.#end);
      differences[at] = (differences[at] as number) + count;
    }
    if (last !== undefined) {
      const at = Math.max((this.#lastOf[last] as number) + 1, this.#begin);
      differences[at] = (differences[at] as number) - count;
    }
  }

  /** The counts that differences add up to. */
  counts(differences: Float64Array, at: number, unitsPerRecord: number): number[] {
    let units = 0;
    return Array.from({ length: this.#length }, (_, period) => {
      units += differences[at + period] as number;
      return units / unitsPerRecord;
    });
  }

  #endOf(row: number, { firstSeen, lastSeen }: NonNullable<FactTable["posting"]>): number {
    return (this.#lastOf[(this.open ? lastSeen : firstSeen)[row] as number] as number) + 1;
  }
}
