import { checksums, type TableChecksum } from "./checksums.ts";
import { openWarehouse } from "./openWarehouse.ts";

/** A served snapshot's records as they are, and the tables whose records are not those it was published with. */
export type Verified = { snapshot: string; found: TableChecksum[]; differing: string[]; kept: boolean };

/** Reads every row of the served snapshot and compares its checksums with those it keeps; throws WarehouseError without one. */
export async function verifyChecksums(dataDir: string): Promise<Verified> {
  const warehouse = await openWarehouse(dataDir, { pollMs: 0 });
  try {
    const { info } = warehouse.current;
    const connection = await warehouse.current.connect();
    const found = await checksums(connection);
    connection.closeSync();
    const kept = new Map(info.checksums.map(({ table, checksum }) => [table, checksum]));
    const differing = found.filter(({ table, checksum }) => kept.get(table) !== checksum);
    return {
      snapshot: info.id,
      found,
      differing: kept.size === 0 ? [] : differing.map(({ table }) => table),
      kept: kept.size > 0,
    };
  } finally {
    await warehouse.close();
  }
}
