import { createHash } from "node:crypto";
import type { DuckDBConnection } from "@duckdb/node-api";
import { rows } from "./rows.ts";
import { tableNames } from "./schema.ts";

/**
 * Twelve hexadecimal digits that depend on the rows of every table but `snapshot` and on nothing else: not on
 * their order, the time, or the file's layout.
 */
export async function contentHash(connection: DuckDBConnection, schema: string): Promise<string> {
  const digest = createHash("sha256");
  for (const table of tableNames) {
    if (table === "snapshot") continue;
    const result = await rows(
      connection,
      `SELECT count(*)::VARCHAR AS n, coalesce(sum(hash(t)::HUGEINT), 0)::VARCHAR AS s FROM ${schema}.${table} t`,
    );
    digest.update(`${table} ${String(result[0]?.n)} ${String(result[0]?.s)}\n`);
  }
  return digest.digest("hex").slice(0, 12);
}
