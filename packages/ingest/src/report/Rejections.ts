/** A record that was not taken, where it stood and why, with its beginning. */
export type Rejection = { file: string; line: number; reason: string; quote: string };

/** Rejections are counted all and quoted up to this many. */
const quoted = 1000;
const quoteLength = 160;

/** Counts rejected records by reason and keeps the first of them. */
export class Rejections {
  readonly samples: Rejection[] = [];
  readonly #counts = new Map<string, number>();

  /** Counts one record; `text` is shortened. */
  add(rejection: Omit<Rejection, "quote">, text: string): void {
    this.#counts.set(rejection.reason, (this.#counts.get(rejection.reason) ?? 0) + 1);
    if (this.samples.length >= quoted) return;
    const line = text.replace(/\s+/g, " ").trim();
    const quote = line.length > quoteLength ? `${line.slice(0, quoteLength)}…` : line;
    this.samples.push({ ...rejection, quote });
  }

  /** Rejected records in all. */
  get total(): number {
    return [...this.#counts.values()].reduce((sum, count) => sum + count, 0);
  }

  /** Counts by reason, most frequent first, ties by reason. */
  get byReason(): { reason: string; count: number }[] {
    return [...this.#counts]
      .map(([reason, count]) => ({ reason, count }))
      .sort((a, b) => b.count - a.count || a.reason.localeCompare(b.reason));
  }
}
