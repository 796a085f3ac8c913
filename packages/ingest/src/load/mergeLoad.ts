import type { DuckDBConnection } from "@duckdb/node-api";
import type { Day } from "@talent/market";
import type { Taxonomy } from "@talent/taxonomy";
import { registerKeys } from "@talent/warehouse";
import { addEmployers } from "./addEmployers.ts";
import { addTitles } from "./addTitles.ts";
import { findReposts, type Repost } from "./findReposts.ts";
import { keepFormerKeys } from "./keepFormerKeys.ts";
import { payUndated } from "./payUndated.ts";

/** A load: which source its staged ads are of, the day they speak of, and whether they are all the source had. */
export type Load = {
  source: string;
  harvested: boolean;
  asOf: Day;
  complete: boolean;
  /** Last day of a demonstration market that stays beside it. */
  beside?: Day;
};

/** What became of the staged ads. `kept` are postings, `duplicates` ads that show one of them again. */
export type Merged = { kept: number; duplicates: number; added: number; closed: number; asOf: Day };

/** Days after its source was last loaded that a posting still counts as open. */
export const staleAfterDays = 30;

/**
 * Fills `next` with `before_*` (the snapshot to build on) and the staged load. A posting is first seen on the earliest
 * day an ad of it was posted. It is last seen on the day its ad says it closes, or on the last day a load of its
 * source held it when a later complete load holds it no more, or when the source was not loaded for `staleAfterDays`
 * and the ad names no closing day that has come; a posting with an open ad is open.
 */
export async function mergeLoad(
  connection: DuckDBConnection,
  load: Load,
  taxonomy: Taxonomy,
): Promise<Merged> {
  await payUndated(connection, load.asOf);
  await connection.run(titleKeyMacro);
  await registerKeys(connection, "source", `SELECT ${literal(load.source)}`);
  const source = await scalar(connection, sourceId, [load.source]);
  await connection.run(keepFormerKeys, [source]);
  await connection.run(ready, [load.asOf, source]);
  await linkPostings(connection, source);
  await connection.run(loads, [source, load.asOf, load.complete]);
  await connection.run(sightings, [source, load.asOf]);
  const latest = await connection.runAndReadAll("SELECT max(as_of)::VARCHAR FROM next.load");
  const asOf = [String(latest.getRows()[0]?.[0]), load.beside ?? ""].sort().at(-1) ?? "";
  await connection.run(life, [asOf]);
  await addEmployers(connection, taxonomy);
  await addTitles(connection, taxonomy);
  await connection.run(postings, [source, load.asOf]);
  await connection.run(sources, [source, load.source, load.harvested]);
  await connection.run(countPostings);
  for (const table of otherTables)
    await connection.run(`INSERT INTO next.${table} SELECT * FROM before_${table}`);
  return report(connection, asOf);
}

const titleKeyMacro = `CREATE TEMP MACRO title_key(title) AS
  trim(regexp_replace(lower(strip_accents(title)), '[^\\p{L}\\p{N}+#]+', ' ', 'g'))`;

const sourceId = "SELECT id FROM registry.entry WHERE kind = 'source' AND key = ?";

/** The last of the staged ads of every key, with the posting it is known to show. */
const ready = `CREATE TEMP TABLE ready AS
  SELECT s.* EXCLUDE (posted, closes, former_key), coalesce(s.posted::DATE, $1::DATE) AS first_seen,
    CASE WHEN s.posted IS NULL OR s.closes::DATE >= s.posted::DATE THEN s.closes::DATE END AS closes,
    b.posting, b.posting IS NOT NULL AS known, b.seen AS seen_before
  FROM memory.main.staged s LEFT JOIN before_sighting b ON b.source = $2 AND b.key = s.key
  QUALIFY row_number() OVER (PARTITION BY s.key ORDER BY s.n DESC) = 1`;

/** Gives every ready ad the id of the posting it shows: a known one, the one it reposts, or a new one. */
async function linkPostings(connection: DuckDBConnection, source: number): Promise<void> {
  await connection.run(
    "CREATE TEMP VIEW known_posting AS SELECT * FROM before_posting WHERE id IN (SELECT posting FROM before_sighting)",
  );
  const reposts = await findReposts(connection);
  await writeReposts(connection, reposts);
  const key = `'${source}/' || ready.key`;
  await registerKeys(
    connection,
    "posting",
    `SELECT ${key} FROM ready WHERE posting IS NULL AND n NOT IN (SELECT n FROM repost)`,
  );
  await connection.run(`UPDATE ready SET posting = e.id FROM registry.entry e
    WHERE ready.posting IS NULL AND e.kind = 'posting' AND e.key = ${key} AND n NOT IN (SELECT n FROM repost)`);
  await connection.run(`UPDATE ready SET posting = coalesce(r.posting, o.posting)
    FROM repost r LEFT JOIN ready o ON o.n = r.original WHERE ready.n = r.n`);
  await connection.run(`ALTER TABLE ready ADD COLUMN own BOOLEAN`);
  await connection.run(`UPDATE ready SET own = EXISTS (SELECT 1 FROM registry.entry e
    WHERE e.kind = 'posting' AND e.id = ready.posting AND e.key = ${key})`);
}

async function writeReposts(connection: DuckDBConnection, reposts: readonly Repost[]): Promise<void> {
  await connection.run("CREATE TEMP TABLE repost (n UINTEGER, posting UINTEGER, original UINTEGER)");
  const appender = await connection.createAppender("repost", "main", "temp");
  for (const repost of reposts) {
    appender.appendUInteger(repost.n);
    for (const id of [repost.posting, repost.original]) {
      if (id === undefined) appender.appendNull();
      else appender.appendUInteger(id);
    }
    appender.endRow();
  }
  appender.flushSync();
  appender.closeSync();
}

const loads = `INSERT INTO next.load
  SELECT DISTINCT * FROM (SELECT * FROM before_load UNION ALL SELECT $1::UINTEGER, $2::DATE, $3::BOOLEAN) ORDER BY ALL`;

const sightings = `INSERT INTO next.sighting
  SELECT * FROM (
    SELECT b.* FROM before_sighting b WHERE NOT (b.source = $1 AND b.key IN (SELECT key FROM ready))
    UNION ALL
    SELECT $1::UINTEGER, r.key, r.posting, least(r.first_seen, b.first_seen), greatest($2::DATE, b.seen),
      CASE WHEN b.seen > $2::DATE THEN b.closes ELSE r.closes END
    FROM ready r LEFT JOIN before_sighting b ON b.source = $1 AND b.key = r.key)
  ORDER BY source, key`;

const life = `CREATE TEMP TABLE life AS
  WITH loaded AS (SELECT source, max(as_of) AS last, max(as_of) FILTER (complete) AS whole FROM next.load GROUP BY source),
  ends AS (
    SELECT s.posting, s.first_seen, least(
      CASE WHEN s.seen < l.whole OR (l.last < $1::DATE - ${staleAfterDays} AND coalesce(s.closes > $1::DATE, true))
        THEN s.seen END, s.closes) AS ended
    FROM next.sighting s LEFT JOIN loaded l USING (source))
  SELECT posting, min(first_seen) AS first_seen,
    CASE WHEN NOT bool_or(ended IS NULL OR ended > $1::DATE) THEN greatest(max(ended), min(first_seen)) END AS last_seen
  FROM ends GROUP BY posting`;

/** Postings as before, but for those whose own ad this load shows anew: the ad last seen latest tells what a posting says. */
const postings = `INSERT INTO next.posting
  WITH fresh AS (SELECT * FROM ready WHERE own AND (seen_before IS NULL OR seen_before <= $2::DATE))
  SELECT c.* REPLACE (coalesce(l.first_seen, c.first_seen) AS first_seen,
      CASE WHEN l.posting IS NULL THEN c.last_seen ELSE l.last_seen END AS last_seen)
  FROM (
    SELECT * FROM before_posting WHERE id NOT IN (SELECT posting FROM fresh)
    UNION ALL BY NAME
    SELECT f.posting AS id, f.key, $1::UINTEGER AS source, f.url, f.raw_title, t.id AS title, f.occupation, f."function",
      e.id AS employer, f.country, f.state, f.msa, f.county, f.city, f.first_seen, NULL::DATE AS last_seen, f.education,
      f.experience, f.employment_types, f.remote, f.pay_usd, f.pay_min, f.pay_max, f.pay_currency, f.pay_interval,
      f.skills, f.required_skills, f.credentials, f.required_credentials, f.attributes, f.description, f.contact, f.place
    FROM fresh f
    LEFT JOIN registry.entry e ON e.kind = 'employer' AND e.key = f.employer_key
    LEFT JOIN title_id t ON t.key = f.title_key
  ) c LEFT JOIN life l ON l.posting = c.id
  ORDER BY c.id`;

const sources = `INSERT INTO next.source
  SELECT * FROM (SELECT * FROM before_source WHERE id <> $1
    UNION ALL SELECT $1::UINTEGER, $2::VARCHAR, $3::BOOLEAN, 0::UINTEGER) ORDER BY id`;

/** Tables a load of postings leaves as they are. */
const otherTables = ["talent", "graduate", "review", "place_fact"] as const;

const countPostings = ["employer", "title", "source"]
  .map(
    (table) => `UPDATE next.${table} SET postings = c.n
      FROM (SELECT ${table} AS id, count(*)::UINTEGER AS n FROM next.posting GROUP BY 1) c WHERE c.id = ${table}.id`,
  )
  .join("; ");

async function report(connection: DuckDBConnection, asOf: Day): Promise<Merged> {
  const count = (sql: string) => scalar(connection, sql, []);
  const staged = await count("SELECT count(*) FROM memory.main.staged");
  const kept = await count("SELECT count(*) FROM ready WHERE own");
  return {
    kept,
    duplicates: staged - kept,
    added: await count("SELECT count(*) FROM ready WHERE own AND NOT known"),
    closed: await count(`SELECT count(*) FROM next.posting n JOIN before_posting b USING (id)
      WHERE b.last_seen IS NULL AND n.last_seen IS NOT NULL`),
    asOf,
  };
}

async function scalar(connection: DuckDBConnection, sql: string, values: string[]): Promise<number> {
  const reader = await connection.runAndReadAll(sql, values);
  return Number(reader.getRows()[0]?.[0] ?? 0);
}

function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
