import type { DuckDBConnection } from "@duckdb/node-api";
import { checkedTables, checksumOf, type TableChecksum } from "./checksums.ts";
import { isDamage } from "./databases.ts";
import { openWarehouse } from "./openWarehouse.ts";
import type { TableName } from "./schema.ts";

/**
 * A snapshot's records as they are, and the tables whose records are not those it was published with. A table that
 * cannot be read is one of these and not among those found.
 */
export type Compared = { found: TableChecksum[]; differing: TableName[] };

/** The served snapshot's. Nothing is compared where none were `kept`. */
export type Verified = Compared & { snapshot: string; kept: boolean };

/** Reads every row of the served snapshot and compares its checksums with those it keeps; throws WarehouseError without one. */
export async function verifyChecksums(dataDir: string): Promise<Verified> {
  const warehouse = await openWarehouse(dataDir, { pollMs: 0 });
  try {
    const { id, checksums } = warehouse.current.info;
    const connection = await warehouse.current.connect();
    const compared = await compareChecksums(connection, checksums);
    connection.closeSync();
    return { snapshot: id, ...compared, kept: checksums.length > 0 };
  } finally {
    await warehouse.close();
  }
}

/** Reads every row of an attached snapshot and compares its checksums with those it keeps, if any. */
export async function compareChecksums(
  connection: DuckDBConnection,
  kept: readonly TableChecksum[],
  schema = "main",
): Promise<Compared> {
  const published = new Map(kept.map(({ table, checksum }) => [table, checksum]));
  const found: TableChecksum[] = [];
  const differing: TableName[] = [];
  for (const table of checkedTables) {
    const now = await checksumOf(connection, table, schema).catch((error: unknown) => {
      if (!isDamage(error)) throw error;
      return undefined;
    });
    if (now !== undefined) found.push(now);
    if (now === undefined || (kept.length > 0 && now.checksum !== published.get(table)))
      differing.push(table);
  }
  return { found, differing };
}
