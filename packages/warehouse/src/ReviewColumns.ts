import type { DuckDBConnection } from "@duckdb/node-api";
import type { Day } from "@talent/market";
import { readColumns } from "./readColumns.ts";
import type { ReviewFigures, ReviewRequest } from "./reviews.ts";

const recommends = [null, false, true] as const;
const outlooks = [null, "positive", "neutral", "negative"] as const;
const opinions = [null, "approve", "no opinion", "disapprove"] as const;
/** The place of an answer in its list, 0 where there is none. */
const place = (column: string, answers: readonly unknown[]) =>
  `coalesce(list_position([${answers.slice(1).map((answer) => `'${answer}'`)}], ${column}), 0)::UTINYINT`;

/** A rating left out is not a number. */
const stars = (column: string) => [`coalesce(${column}, 'NaN')`, Float64Array] as const;

/** Days count from 1970. */
const plan = {
  employer: ["employer", Uint32Array],
  id: ["id", Uint32Array],
  posted: ["(posted - DATE '1970-01-01')::INTEGER", Int32Array],
  recommend: ["coalesce(recommend::UTINYINT + 1, 0)::UTINYINT", Uint8Array],
  outlook: [place("outlook", outlooks), Uint8Array],
  ceo: [place("ceo", opinions), Uint8Array],
  overall: stars("overall"),
  workplace: stars("workplace"),
  people: stars("people"),
  rewards: stars("rewards"),
  growth: stars("growth"),
  culture: stars("culture"),
} as const;

type Columns = Awaited<ReturnType<typeof readColumns<typeof plan>>>;

/**
 * What figures are made of in every review of a snapshot, in memory: 63 bytes a review. By employer, then the latest
 * first, ties by id descending.
 */
export class ReviewColumns {
  readonly #columns: Columns;
  /** Days by their numbers, of those that were asked for. */
  readonly #days = new Map<number, Day>();

  private constructor(columns: Columns) {
    this.#columns = columns;
  }

  /** Reads them all, some thousand at a time, so that others have their turn. */
  static async read(connection: DuckDBConnection): Promise<ReviewColumns> {
    const sorted = "review ORDER BY employer, posted DESC, id DESC";
    return new ReviewColumns(await readColumns(connection, sorted, plan));
  }

  /** Reviews by employer, the latest first; employers without any are left out. */
  of({ employers, window, limit = Number.POSITIVE_INFINITY }: ReviewRequest): Map<number, ReviewFigures[]> {
    const found = new Map<number, ReviewFigures[]>();
    for (const employer of new Set(employers)) {
      const own: ReviewFigures[] = [];
      const end = this.#firstFrom(employer + 1);
      for (let at = this.#firstFrom(employer); at < end && own.length < limit; at++) {
        const posted = this.#day(this.#columns.posted[at] as number);
        if (window && posted < window.from) break;
        if (!window || posted <= window.to) own.push(this.#review(at, posted));
      }
      if (own.length > 0) found.set(employer, own);
    }
    return found;
  }

  /** Where the reviews begin whose employer's id is not smaller. */
  #firstFrom(employer: number): number {
    const { employer: ids } = this.#columns;
    let [low, high] = [0, ids.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((ids[middle] as number) < employer) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #day(number: number): Day {
    const known = this.#days.get(number);
    if (known !== undefined) return known;
    const day = new Date(number * 86_400_000).toISOString().slice(0, 10);
    this.#days.set(number, day);
    return day;
  }

  #review(at: number, posted: Day): ReviewFigures {
    const columns = this.#columns;
    return {
      id: columns.id[at] as number,
      employer: columns.employer[at] as number,
      posted,
      recommend: recommends[columns.recommend[at] as number] ?? null,
      outlook: outlooks[columns.outlook[at] as number] ?? null,
      ceo: opinions[columns.ceo[at] as number] ?? null,
      overall: columns.overall[at] as number,
      workplace: rating(columns.workplace[at]),
      people: rating(columns.people[at]),
      rewards: rating(columns.rewards[at]),
      growth: rating(columns.growth[at]),
      culture: rating(columns.culture[at]),
    };
  }
}

function rating(value: number | undefined): number | null {
  return value === undefined || Number.isNaN(value) ? null : value;
}
