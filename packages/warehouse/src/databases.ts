import type { DuckDBConnection } from "@duckdb/node-api";
import type { Layout } from "./layout.ts";
import { prepareRegistry } from "./Registry.ts";
import { readSnapshotInfo, type SnapshotInfo } from "./SnapshotInfo.ts";
import { tableNames, tables } from "./schema.ts";
import { insteadOfDamaged, WarehouseError } from "./WarehouseError.ts";

/** The refusal of a second writer; its cause names the process that holds the lock. */
export function busy(cause: unknown): WarehouseError {
  const holder = cause instanceof Error ? /PID (\d+)/.exec(cause.message)?.[1] : undefined;
  return new WarehouseError(
    "busy",
    `Another load${holder ? ` (process ${holder})` : ""} is writing to this warehouse. Wait until it has ended and try again.`,
    { cause },
  );
}

/** Attaches the registry of stable ids, which takes the writer's lock; throws `busy` when another process holds it. */
export async function attachRegistry(connection: DuckDBConnection, places: Layout): Promise<void> {
  try {
    await connection.run(`ATTACH ${quoted(places.registry)} AS registry`);
  } catch (cause) {
    // Damage is told of blocks.
    if (cause instanceof Error && /\block on file\b|\bused by another process\b/i.test(cause.message))
      throw busy(cause);
    throw damagedRegistry(places, cause);
  }
  await prepareRegistry(connection);
}

function damagedRegistry({ registry, root }: Layout, cause: unknown): unknown {
  if (!isDamage(cause)) return cause;
  return new WarehouseError(
    "damaged-registry",
    `The registry of ids ${registry} is damaged, so nothing can be added. Put a copy of it back, or move the folder ${root} away and make or load everything anew, under new ids. A running server serves on meanwhile, and the accounts stay.`,
    { cause },
  );
}

/** Whether the database says that a file's contents cannot be read, as against room or memory that it lacks. */
export function isDamage(error: unknown): boolean {
  return (
    error instanceof Error &&
    /not a valid DuckDB|corrupt|deserializ|checksum|read block|could not read/i.test(error.message)
  );
}

/** Creates the empty tables of the snapshot being built, in the file aside. */
export async function createNext(connection: DuckDBConnection, aside: string): Promise<void> {
  await connection.run(`ATTACH ${quoted(aside)} AS next`);
  for (const name of tableNames) {
    await connection.run(tables[name].replace(`CREATE TABLE ${name} `, `CREATE TABLE next.${name} `));
  }
}

/**
 * Attaches the served snapshot; the tables of `next` say what it must hold. One that cannot be read, or that an older
 * version wrote, is none when it is to be replaced; else that throws `damaged-snapshot`.
 */
export async function attachPrevious(
  connection: DuckDBConnection,
  path: string,
  replacing: boolean,
): Promise<SnapshotInfo | undefined> {
  try {
    await connection.run(`ATTACH ${quoted(path)} AS previous (READ_ONLY)`);
    const info = await readSnapshotInfo(connection, "previous");
    const lacking = await connection.runAndReadAll(
      `${columnsOf("next")} EXCEPT ${columnsOf("previous")} LIMIT 1`,
    );
    if (lacking.currentRowCount > 0) throw new Error(`it has no ${lacking.getRows()[0]?.join(".")}`);
    return info;
  } catch (cause) {
    if (replacing) return undefined;
    throw new WarehouseError(
      "damaged-snapshot",
      `The served snapshot ${path} is missing, damaged or written by an older version, so nothing can be added to it. ${insteadOfDamaged}`,
      { cause },
    );
  }
}

const columnsOf = (database: string): string =>
  `SELECT table_name, column_name FROM duckdb_columns() WHERE database_name = '${database}'`;

function quoted(path: string): string {
  return `'${path.replaceAll("'", "''")}'`;
}
