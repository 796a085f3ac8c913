import type { DurationCount } from "../../Market.ts";
import type { Selection } from "../../Selection.ts";
import { noneTouched, touchedPlaces } from "../kernels/touched.ts";
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
  readonly #posting: PostingColumns;
  readonly #openDay: number;
  readonly #today: number;
  readonly #leastDays: number;
  /** Closed and open postings by turns, for each number of days. */
  readonly #counts: Uint32Array;
  readonly #touched: Int32Array;

  constructor(engine: IndexEngine, posting: PostingColumns) {
    const { openDay, leastDays, mostDays } = engine.meta;
    this.#posting = posting;
    this.#openDay = openDay;
    this.#today = engine.today;
    this.#leastDays = leastDays;
    this.#counts = new Uint32Array(2 * (mostDays - leastDays + 1));
    this.#touched = noneTouched(this.#counts.length);
  }

  add(rows: Uint32Array, length: number): void {
    const { firstSeen, lastSeen } = this.#posting;
    const [counts, touched] = [this.#counts, this.#touched];
    const [openDay, today, leastDays] = [this.#openDay, this.#today, this.#leastDays];
    for (let at = 0; at < length; at++) {
      const row = rows[at] as number;
      const last = lastSeen[row] as number;
      const open = last === openDay ? 1 : 0;
      const days = (open ? today : last) - (firstSeen[row] as number);
      const place = 2 * (days - leastDays) + open;
      touched[place >>> 5] = (touched[place >>> 5] as number) | (1 << (place & 31));
      counts[place] = (counts[place] as number) + 1;
    }
  }

  /** The counts so far, by days ascending; counting begins anew. */
  take(): DurationCount[] {
    const counts = this.#counts;
    const counted: DurationCount[] = [];
    let entry: DurationCount | undefined;
    for (const place of touchedPlaces(this.#touched)) {
      const days = (place >>> 1) + this.#leastDays;
      if (entry?.days !== days) {
        entry = { days, closed: 0, open: 0 };
        counted.push(entry);
      }
      if (place % 2 === 0) entry.closed = counts[place] as number;
      else entry.open = counts[place] as number;
      counts[place] = 0;
    }
    this.#touched.fill(0);
    return counted;
  }
}
