import type { DurationCount } from "../../Market.ts";
import type { Selection } from "../../Selection.ts";
import type { IndexMeta } from "../format/IndexImage.ts";
import { noneTouched, touchedPlaces } from "../kernels/touched.ts";
import type { IndexEngine } from "./IndexEngine.ts";

/** `Market.durations` */
export function durations(engine: IndexEngine, selection: Selection): DurationCount[] {
  const { posting } = engine.table(selection.fact);
  if (!posting) return [];
  const { stay } = posting;
  const counter = new StayCounter(engine.meta);
  engine.scan(selection).each((rows, length) => {
    for (let at = 0; at < length; at++) rows[at] = stay[rows[at] as number] as number;
    counter.add(rows, length);
  });
  return counter.take();
}

/** Counts days open, closed and open postings apart. */
export class StayCounter {
  readonly #leastDays: number;
  readonly #counts: Uint32Array;
  readonly #touched: Int32Array;

  constructor({ leastDays, mostDays }: Pick<IndexMeta, "leastDays" | "mostDays">) {
    this.#leastDays = leastDays;
    this.#counts = new Uint32Array(2 * (mostDays - leastDays + 1));
    this.#touched = noneTouched(this.#counts.length);
  }

  /** Adds stays, as `PostingColumns` has them. */
  add(stays: Uint32Array, length: number): void {
    const [counts, touched] = [this.#counts, this.#touched];
    for (let at = 0; at < length; at++) {
      const stay = stays[at] as number;
      touched[stay >>> 5] = (touched[stay >>> 5] as number) | (1 << (stay & 31));
      counts[stay] = (counts[stay] as number) + 1;
    }
  }

  /** The counts so far, by days ascending; counting begins anew. */
  take(): DurationCount[] {
    const counts = this.#counts;
    const counted: DurationCount[] = [];
    let entry: DurationCount | undefined;
    for (const stay of touchedPlaces(this.#touched)) {
      const days = (stay >>> 1) + this.#leastDays;
      if (entry?.days !== days) {
        entry = { days, closed: 0, open: 0 };
        counted.push(entry);
      }
      if (stay % 2 === 0) entry.closed = counts[stay] as number;
      else entry.open = counts[stay] as number;
      counts[stay] = 0;
    }
    this.#touched.fill(0);
    return counted;
  }
}
