import type { DuckDBConnection } from "@duckdb/node-api";

/** Rows of a demonstration market by table. */
export type DemonstrationRows = Record<
  "posting" | "employer" | "talent" | "graduate" | "review" | "place_fact",
  number
>;

/** Counts the rows of a snapshot's tables that a demonstration market fills. */
export async function countRows(connection: DuckDBConnection, schema: string): Promise<DemonstrationRows> {
  const count = async (table: string) =>
    Number((await connection.runAndReadAll(`SELECT count(*) FROM ${schema}.${table}`)).getRows()[0]?.[0]);
  return {
    posting: await count("posting"),
    employer: await count("employer"),
    talent: await count("talent"),
    graduate: await count("graduate"),
    review: await count("review"),
    place_fact: await count("place_fact"),
  };
}
