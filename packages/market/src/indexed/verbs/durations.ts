import type { DurationCount } from "../../Market.ts";
import type { Selection } from "../../Selection.ts";
import { GrowingNumbers } from "../build/GrowingNumbers.ts";
import type { PostingColumns } from "../table/FactTable.ts";
import type { IndexEngine } from "./IndexEngine.ts";

/** `Market.durations` */
export function durations(engine: IndexEngine, selection: Selection): DurationCount[] {
  const { posting } = engine.table(selection.fact);
  if (!posting) return [];
  const counter = new DurationCounter(engine, posting);
  engine.scan(selection).each((rows, length) => counter.add(rows, length));
  return counter.take();
}

/** Counts days open, closed and open postings apart. */
export class DurationCounter {
  readonly #engine: IndexEngine;
  readonly #posting: PostingColumns;
  /** Closed and open postings by turns, for each number of days. */
  readonly #counts: Float64Array;
  /** Places counted so far: a group of few postings is not worth walking all days. */
  readonly #noted = new GrowingNumbers();

  constructor(engine: IndexEngine, posting: PostingColumns) {
    this.#engine = engine;
    this.#posting = posting;
    this.#counts = new Float64Array(2 * (engine.meta.mostDays - engine.meta.leastDays + 1));
  }

  add(rows: Uint32Array, length: number): void {
    const { openDay, leastDays } = this.#engine.meta;
    const { firstSeen, lastSeen } = this.#posting;
    const counts = this.#counts;
    for (let at = 0; at < length; at++) {
      const row = rows[at] as number;
      const last = lastSeen[row] as number;
      const open = last === openDay ? 1 : 0;
      const days = (open ? this.#engine.today : last) - (firstSeen[row] as number);
      const place = 2 * (days - leastDays) + open;
      if (counts[place] === 0) this.#noted.push(place);
      counts[place] = (counts[place] as number) + 1;
    }
  }

  /** The counts so far, by days ascending; counting begins anew. */
  take(): DurationCount[] {
    const counted: DurationCount[] = [];
    for (const place of this.#noted.values.slice().sort()) {
      const days = (place >>> 1) + this.#engine.meta.leastDays;
      const count = this.#counts[place] as number;
      let entry = counted.at(-1);
      if (entry?.days !== days) {
        entry = { days, closed: 0, open: 0 };
        counted.push(entry);
      }
      if (place % 2 === 0) entry.closed = count;
      else entry.open = count;
      this.#counts[place] = 0;
    }
    this.#noted.length = 0;
    return counted;
  }
}
