import type { DuckDBConnection } from "@duckdb/node-api";
import type { Day, Window } from "@talent/market";
import { idIsOneOf, rows } from "./rows.ts";

/** What figures are made of in a review of an employer. Ratings run from 1 to 5; null means the reviewer left it out. */
export type ReviewFigures = {
  id: number;
  employer: number;
  posted: Day;
  recommend: boolean | null;
  outlook: "positive" | "neutral" | "negative" | null;
  ceo: "approve" | "no opinion" | "disapprove" | null;
  overall: number;
  workplace: number | null;
  people: number | null;
  rewards: number | null;
  growth: number | null;
  culture: number | null;
};

/** The words of a review; null means the reviewer left it out. */
export type ReviewTexts = {
  id: number;
  title: string | null;
  location: string | null;
  employmentStatus: string | null;
  duration: string | null;
  summary: string | null;
  pro: string | null;
  con: string | null;
};

/** Which reviews: of the employers, posted in the window (all when absent), at most `limit` of each employer. */
export type ReviewRequest = { employers: readonly number[]; window?: Window; limit?: number };

/** Words of reviews by id, in no order; unknown ids are left out. */
export async function reviewTexts(
  connection: DuckDBConnection,
  ids: readonly number[],
): Promise<ReviewTexts[]> {
  const { sql, parameters } = idIsOneOf(ids);
  const texts = `SELECT id, title, location, employment_status AS "employmentStatus", duration, summary, pro, con
    FROM review WHERE ${sql}`;
  return (await rows(connection, texts, parameters)) as ReviewTexts[];
}

/** About how many characters the words of a review take. */
export function lengthOf({ id, ...texts }: ReviewTexts): number {
  return Object.values(texts).reduce((sum, text) => sum + (text?.length ?? 0), 50);
}
