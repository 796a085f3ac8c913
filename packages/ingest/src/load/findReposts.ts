import type { DuckDBConnection } from "@duckdb/node-api";
import { type Fingerprint, fingerprint, nearEqual } from "./nearEqual.ts";

/** A new ad that shows a posting known already (`posting`) or the one of another new ad (`original`, its number). */
export type Repost = { n: number; posting?: number; original?: number };

type Candidate = { group: string; n: number | null; posting: number | null; description: string };
type Representative = { n: number | null; posting: number | null; text: Fingerprint };

/**
 * Reposts among the new ads of a load: same employer, same title (case and punctuation aside), same place, same
 * pay and employment types, and a near-equal text, so that an ad without one reposts nothing. Employers word
 * vacancies alike that differ in hours, ward or tenure; those are kept apart. Postings known already come first,
 * then new ads by day and key; each ad is compared with those before it that are no reposts themselves, and
 * belongs to the first it resembles.
 */
export async function findReposts(connection: DuckDBConnection): Promise<Repost[]> {
  const reader = await connection.runAndReadAll(candidates);
  const reposts: Repost[] = [];
  let group: string | undefined;
  let representatives: Representative[] = [];
  for (const row of reader.getRowObjectsJS()) {
    const candidate = row as Candidate;
    if (candidate.group !== group) {
      group = candidate.group;
      representatives = [];
    }
    const text = fingerprint(candidate.description);
    const original = representatives.find((it) => nearEqual(it.text, text));
    if (candidate.n === null || original === undefined) {
      representatives.push({ n: candidate.n, posting: candidate.posting, text });
    } else {
      reposts.push({
        n: candidate.n,
        posting: original.posting ?? undefined,
        original: original.n ?? undefined,
      });
    }
  }
  return reposts;
}

/** New ads and known postings that share employer, title, place and terms with a new ad, group by group, known ones first. */
const candidates = `
  WITH fresh AS (
    SELECT s.n, NULL::UINTEGER AS posting, s.description, s.first_seen, s.key,
      concat_ws('|', s.employer_key, title_key(s.raw_title), coalesce(s.country, 0), coalesce(s.state, 0), coalesce(s.msa, 0),
        coalesce(s.county, 0), coalesce(s.city::VARCHAR, lower(s.place), ''), coalesce(s.pay_usd, 0),
        s.employment_types::VARCHAR) AS "group"
    FROM ready s WHERE s.posting IS NULL
  ), known AS (
    SELECT NULL::UINTEGER AS n, p.id AS posting, p.description, p.first_seen, p.key,
      concat_ws('|', e.key, title_key(p.raw_title), coalesce(p.country, 0), coalesce(p.state, 0), coalesce(p.msa, 0),
        coalesce(p.county, 0), coalesce(p.city::VARCHAR, lower(p.place), ''), coalesce(p.pay_usd, 0),
        p.employment_types::VARCHAR) AS "group"
    FROM known_posting p JOIN registry.entry e ON e.kind = 'employer' AND e.id = p.employer
  ), everyone AS (
    SELECT * FROM known WHERE "group" IN (SELECT "group" FROM fresh) UNION ALL SELECT * FROM fresh
  )
  SELECT "group", n, posting, description FROM everyone
  QUALIFY count(*) OVER (PARTITION BY "group") > 1
  ORDER BY "group", n IS NOT NULL, posting, first_seen, key, n`;
