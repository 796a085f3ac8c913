import type { Codes } from "../format/Section.ts";
import type { FactTable } from "../table/FactTable.ts";

/** How many days' bounds are kept. People ask for few windows, so that most calls find theirs. */
const keptBounds = 64;

/** In every run the first row from a day on, searched once for each day asked lately. */
export class DayBounds {
  readonly #table: FactTable;
  readonly #known = new Map<string, Uint32Array>();

  constructor(table: FactTable) {
    this.#table = table;
  }

  /** The first row of every run that was first seen on the day or later; the run's end where none was. */
  seenFrom(day: number): Uint32Array {
    return this.#find(`seen ${day}`, () => day);
  }

  /** The first row of every run that may still have been open on the day: none before it was. */
  openOn(day: number): Uint32Array {
    const { longest } = this.#table.runs;
    return this.#find(`open ${day}`, (run) => day - ((longest?.[run] as number | undefined) ?? 0));
  }

  #find(name: string, dayOf: (run: number) => number): Uint32Array {
    const known = this.#known.get(name);
    if (known) return known;
    const { runs, posting } = this.#table;
    const found = new Uint32Array(runs.starts.length - 1);
    for (let run = 0; run < found.length; run++) {
      const [start, end] = [runs.starts[run] as number, runs.starts[run + 1] as number];
      found[run] = posting ? firstFrom(posting.firstSeen, dayOf(run), start, end) : start;
    }
    const [oldest] = this.#known.keys();
    if (this.#known.size >= keptBounds && oldest !== undefined) this.#known.delete(oldest);
    this.#known.set(name, found);
    return found;
  }
}

/** The first row of a stretch whose day is not before the given one. */
function firstFrom(days: Codes, day: number, start: number, end: number): number {
  // Windows often begin before a run or end after it, which needs no search.
  if (start === end || (days[start] as number) >= day) return start;
  if ((days[end - 1] as number) < day) return end;
  let [low, high] = [start + 1, end - 1];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((days[middle] as number) < day) low = middle + 1;
    else high = middle;
  }
  return low;
}
