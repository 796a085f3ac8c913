import type { DuckDBConnection } from "@duckdb/node-api";
import { type MarketRecords, wordsOfPostings } from "../../packages/market/src/index.ts";
import { tables } from "../../packages/warehouse/src/schema.ts";

/** Creates the tables of a snapshot and fills in what the algebra reads; the rest is empty. */
export async function loadRecords(connection: DuckDBConnection, records: MarketRecords): Promise<void> {
  for (const create of Object.values(tables)) await connection.run(create);
  await insert(
    connection,
    "posting",
    records.postings.map(({ firstSeen, lastSeen, payUsd, employmentTypes = [], rawTitle = "", ...rest }) => ({
      raw_title: rawTitle,
      first_seen: firstSeen,
      last_seen: lastSeen,
      pay_usd: payUsd,
      employment_types: employmentTypes,
      ...rest,
    })),
  );
  await connection.run(`INSERT INTO posting_words ${wordsOfPostings("posting")}`);
  await insert(
    connection,
    "talent",
    records.talents.map(({ employmentTypes = [], ...rest }) => ({
      employment_types: employmentTypes,
      ...rest,
    })),
  );
  await insert(connection, "employer", records.employers);
}

const rowsAtOnce = 5_000;

/** Inserts records by their fields' names; what a record lacks is NULL, or empty in a column that may not be NULL. */
export async function insert(
  connection: DuckDBConnection,
  table: string,
  rows: readonly object[],
): Promise<void> {
  const columns = (
    await connection.runAndReadAll(`SELECT name, type, "notnull" FROM pragma_table_info('${table}')`)
  ).getRowsJS();
  const shape = JSON.stringify([Object.fromEntries(columns.map(([name, type]) => [name, type]))]);
  const empty = Object.fromEntries(
    columns.filter(([, , required]) => required).map(([name, type]) => [name, emptyOf(String(type))]),
  );
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    const some = rows.slice(start, start + rowsAtOnce).map((row) => ({ ...empty, ...row }));
    await connection.run(
      `INSERT INTO ${table} BY NAME SELECT unnest(rows, max_depth := 2) FROM (SELECT from_json($1, '${shape}') AS rows)`,
      [JSON.stringify(some)],
    );
  }
}

function emptyOf(type: string): unknown {
  if (type.endsWith("[]")) return [];
  if (type === "VARCHAR") return "";
  return type === "BOOLEAN" ? false : 0;
}
