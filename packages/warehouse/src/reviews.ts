import type { DuckDBConnection } from "@duckdb/node-api";
import type { Day, Window } from "@talent/market";
import { rows } from "./rows.ts";

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

/**
 * Words of reviews by id, in no order; unknown ids are left out. The ids stand in the statement itself: so one is found
 * by the table's index, in half the time that a bound list takes, and a thousand are no slower.
 */
export async function reviewTexts(
  connection: DuckDBConnection,
  ids: readonly number[],
): Promise<ReviewTexts[]> {
  if (ids.length === 0) return [];
  const sql = `SELECT id, title, location, employment_status AS "employmentStatus", duration, summary, pro, con
    FROM review WHERE id IN (${ids.join(", ")})`;
  return (await rows(connection, sql)) as ReviewTexts[];
}

/** About how many characters the words of a review take. */
export function lengthOf({ id, ...texts }: ReviewTexts): number {
  return Object.values(texts).reduce((sum, text) => sum + (text?.length ?? 0), 50);
}
