import type { DuckDBConnection } from "@duckdb/node-api";
import type { Day, Window } from "@talent/market";
import { anyOf, idList, type Row, rows } from "./rows.ts";

/** A review of an employer. Ratings run from 1 to 5; null means the reviewer left it out. */
export type Review = {
  id: number;
  employer: number;
  posted: Day;
  title: string | null;
  location: string | null;
  employmentStatus: string | null;
  duration: string | null;
  recommend: boolean | null;
  outlook: "positive" | "neutral" | "negative" | null;
  ceo: "approve" | "no opinion" | "disapprove" | null;
  overall: number;
  workplace: number | null;
  people: number | null;
  rewards: number | null;
  growth: number | null;
  culture: number | null;
  summary: string | null;
  pro: string | null;
  con: string | null;
};

/** Which reviews: of the employers, posted in the window (all when absent), at most `limit`. */
export type ReviewRequest = {
  employers: readonly number[];
  window?: Window;
  limit?: number;
  offset?: number;
};

/** Reviews by day descending, then id descending. */
export async function reviews(connection: DuckDBConnection, request: ReviewRequest): Promise<Review[]> {
  if (request.employers.length === 0) return [];
  const window = request.window;
  const found = await rows(
    connection,
    `SELECT *, posted::VARCHAR AS day FROM review WHERE employer IN ${anyOf}
       ${window ? "AND posted BETWEEN ?::DATE AND ?::DATE" : ""}
     ORDER BY posted DESC, id DESC LIMIT ? OFFSET ?`,
    [
      idList(request.employers),
      ...(window ? [window.from, window.to] : []),
      request.limit ?? 1_000_000,
      request.offset ?? 0,
    ],
  );
  return found.map(toReview);
}

function toReview(row: Row): Review {
  const { day, employment_status, ...rest } = row;
  return { ...rest, posted: day, employmentStatus: employment_status } as Review;
}
