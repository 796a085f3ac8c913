import type { DuckDBConnection, DuckDBValue } from "@duckdb/node-api";
import { idIsOneOf, placeholders, type Row, rows } from "./rows.ts";

/** An employer with the number of its postings; industry and sub-industry are taxonomy ids. */
export type Employer = {
  id: number;
  name: string;
  industry: number | null;
  subindustry: number | null;
  staffing: boolean;
  anonymous: boolean;
  postings: number;
};

/** A semi-clean title with the number of its postings. */
export type Title = { id: number; name: string; postings: number };

/** A source with the number of its postings; harvested ones were collected from the web, others delivered. */
export type Source = { id: number; name: string; harvested: boolean; postings: number };

/**
 * What to look for: entries whose name contains any of the keywords (case and accents aside), of any of the
 * industries and any of the sub-industries. Absent or empty conditions hold for all.
 */
export type LookupRequest = {
  keywords?: readonly string[];
  industries?: readonly number[];
  subindustries?: readonly number[];
  limit: number;
  offset?: number;
};

/** What to look for where entries have no industry. */
export type NameRequest = Omit<LookupRequest, "industries" | "subindustries">;

/** A page of entries by number of postings descending, then id; `numFound` counts all pages. */
export type Found<Entry> = { numFound: number; entries: Entry[] };

/** Employers by keyword, industry and sub-industry. */
export async function findEmployers(
  connection: DuckDBConnection,
  request: LookupRequest,
): Promise<Found<Employer>> {
  return find(connection, "employer", request, toEmployer);
}

/** Titles by keyword. */
export async function findTitles(connection: DuckDBConnection, request: NameRequest): Promise<Found<Title>> {
  return find(connection, "title", request, toTitle);
}

/** Employers by id, in no order; unknown ids are left out. */
export function employers(connection: DuckDBConnection, ids: readonly number[]): Promise<Employer[]> {
  return byId(connection, "employer", ids, toEmployer);
}

/** Titles by id, in no order; unknown ids are left out. */
export function titles(connection: DuckDBConnection, ids: readonly number[]): Promise<Title[]> {
  return byId(connection, "title", ids, toTitle);
}

/** Sources by id, in no order; unknown ids are left out. */
export function sources(connection: DuckDBConnection, ids: readonly number[]): Promise<Source[]> {
  return byId(connection, "source", ids, toSource);
}

async function find<Entry>(
  connection: DuckDBConnection,
  table: "employer" | "title",
  request: LookupRequest,
  toEntry: (row: Row) => Entry,
): Promise<Found<Entry>> {
  const { sql, parameters } = conditions(request);
  const counted = await rows(connection, `SELECT count(*) AS n FROM ${table} ${sql}`, parameters);
  const page = await rows(
    connection,
    `SELECT * FROM ${table} ${sql} ORDER BY postings DESC, id LIMIT ? OFFSET ?`,
    [...parameters, request.limit, request.offset ?? 0],
  );
  return { numFound: counted[0]?.n as number, entries: page.map(toEntry) };
}

function conditions(request: LookupRequest): { sql: string; parameters: DuckDBValue[] } {
  const keywords = request.keywords ?? [];
  const industries = request.industries ?? [];
  const subindustries = request.subindustries ?? [];
  const parts: string[] = [];
  const contains = "contains(lower(strip_accents(name)), lower(strip_accents(?)))";
  if (keywords.length > 0) parts.push(`(${keywords.map(() => contains).join(" OR ")})`);
  if (industries.length > 0) parts.push(`industry IN (${placeholders(industries)})`);
  if (subindustries.length > 0) parts.push(`subindustry IN (${placeholders(subindustries)})`);
  return {
    sql: parts.length > 0 ? `WHERE ${parts.join(" AND ")}` : "",
    parameters: [...keywords, ...industries, ...subindustries],
  };
}

async function byId<Entry>(
  connection: DuckDBConnection,
  table: "employer" | "title" | "source",
  ids: readonly number[],
  toEntry: (row: Row) => Entry,
): Promise<Entry[]> {
  const { sql, parameters } = idIsOneOf(ids);
  return (await rows(connection, `SELECT * FROM ${table} WHERE ${sql}`, parameters)).map(toEntry);
}

function toEmployer(row: Row): Employer {
  return {
    id: row.id as number,
    name: row.name as string,
    industry: row.industry as number | null,
    subindustry: row.subindustry as number | null,
    staffing: row.staffing === true,
    anonymous: row.anonymous === true,
    postings: row.postings as number,
  };
}

function toTitle(row: Row): Title {
  return { id: row.id as number, name: row.name as string, postings: row.postings as number };
}

/** A row of the table as a source. */
export function toSource(row: Row): Source {
  return {
    id: row.id as number,
    name: row.name as string,
    harvested: row.harvested === true,
    postings: row.postings as number,
  };
}
