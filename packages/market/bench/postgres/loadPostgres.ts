import { chmodSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { DuckDBConnection } from "@duckdb/node-api";
import type { Pool } from "pg";

const role = `country smallint, state integer, msa integer, county integer, city integer, occupation integer,
  function smallint, title integer, employer integer, education smallint, experience smallint,
  employment_types integer[] NOT NULL, skills integer[] NOT NULL, credentials integer[] NOT NULL`;

const tables = {
  employer:
    "id integer PRIMARY KEY, industry smallint, staffing boolean NOT NULL, anonymous boolean NOT NULL",
  posting: `id integer NOT NULL, ${role}, source integer NOT NULL, first_seen date NOT NULL, last_seen date,
    remote smallint NOT NULL, pay_usd double precision, attributes integer[] NOT NULL`,
  posting_words: "posting integer NOT NULL, words text NOT NULL",
  talent: `id integer NOT NULL, weight double precision NOT NULL, ${role}, gender smallint, ethnicity smallint`,
};

/**
 * Indexes for every way a selection may be narrow: each single value with the days, and inverted lists for what a record
 * may have several of. The rows are put in the order of days, which is how most selections read them.
 */
const indexes = [
  ...["country", "state", "msa", "county", "city", "occupation", "title", "employer"].map(
    (column) => `CREATE INDEX ON posting (${column}, first_seen)`,
  ),
  "CREATE UNIQUE INDEX ON posting (id)",
  "CREATE INDEX ON posting (first_seen)",
  "CREATE INDEX ON posting (last_seen)",
  ...["skills", "credentials", "attributes"].map((column) => `CREATE INDEX ON posting USING gin (${column})`),
  "CREATE UNIQUE INDEX ON posting_words (posting)",
  "CREATE INDEX ON posting_words USING gin (tokens)",
  ...["country", "state", "msa", "occupation", "title", "employer"].map(
    (column) => `CREATE INDEX ON talent (${column})`,
  ),
  "CREATE UNIQUE INDEX ON talent (id)",
  ...["skills", "credentials"].map((column) => `CREATE INDEX ON talent USING gin (${column})`),
];

/** Fills a server with a market's tables, indexes them and gathers their statistics. */
export async function loadPostgres(pool: Pool, market: DuckDBConnection, folder: string): Promise<void> {
  for (const [table, columns] of Object.entries(tables)) {
    const file = join(folder, `${table}.csv`);
    const order = table === "posting" ? "ORDER BY first_seen, id" : "";
    await market.run(
      `COPY (${await selected(market, table)} ${order}) TO '${file}' (FORMAT csv, HEADER false)`,
    );
    chmodSync(file, 0o644);
    await pool.query(`CREATE TABLE ${table} (${columns})`);
    await pool.query(`COPY ${table} FROM '${file}' (FORMAT csv)`);
    rmSync(file);
  }
  await pool.query(
    "ALTER TABLE posting_words ADD COLUMN tokens tsvector GENERATED ALWAYS AS (array_to_tsvector(string_to_array(trim(words), ' '))) STORED",
  );
  for (const index of indexes) await pool.query(index);
  await pool.query("VACUUM (ANALYZE)");
}

/** A table's columns in their order, lists as PostgreSQL writes them. */
async function selected(market: DuckDBConnection, table: string): Promise<string> {
  const described = (await market.runAndReadAll(`DESCRIBE ${table}`)).getRowsJS();
  const columns = described.map(([name, type]) =>
    String(type).endsWith("[]") ? `'{' || array_to_string("${name}", ',') || '}'` : `"${name}"`,
  );
  return `SELECT ${columns.join(", ")} FROM ${table}`;
}
