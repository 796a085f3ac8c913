import type { DuckDBConnection } from "@duckdb/node-api";
import type { Day, MarketRecords } from "../../packages/market/src/index.ts";

/** Reads what the algebra needs of a snapshot into plain records; columns are named as the records' fields. */
export async function readRecords(connection: DuckDBConnection, asOf: Day): Promise<MarketRecords> {
  const read = async (sql: string) => (await connection.runAndReadAll(sql)).getRowObjectsJS().map(known);
  const role = `id, country, state, msa, county, city, occupation, "function", title, employer, education, experience,
    employment_types AS employmentTypes, skills, credentials`;
  const [postings, talents, employers] = [
    await read(`SELECT ${role}, source, remote, attributes, raw_title AS rawTitle, description, pay_usd AS payUsd,
      first_seen::VARCHAR AS firstSeen, last_seen::VARCHAR AS lastSeen FROM posting`),
    await read(`SELECT ${role}, weight, gender, ethnicity FROM talent`),
    await read("SELECT id, industry, staffing, anonymous FROM employer"),
  ];
  return { asOf, postings, talents, employers } as unknown as MarketRecords;
}

/** The row without its unknown (null) fields. */
function known(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
}
