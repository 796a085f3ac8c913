import { chmodSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { AccountsError } from "../AccountsError.ts";
import { accountsFolder } from "./accountsFolder.ts";
import type { OpenDatabase } from "./Database.ts";
import { makeFolder } from "./makeFolder.ts";
import * as schema from "./schema.ts";

/** Folder of the migrations, which drizzle-kit generates from the schema. */
export const migrationsFolder = join(import.meta.dirname, "migrations");

/**
 * Opens the embedded PostgreSQL in `<dataDir>/accounts`, created when missing, and brings its tables up to date.
 * One process at a time: a second one gets `storeInUse`, a folder that cannot be written `storeNotWritable`.
 */
export async function openFolder(dataDir: string): Promise<OpenDatabase> {
  const folder = accountsFolder(dataDir);
  prepare(folder);
  await using opened = new AsyncDisposableStack();
  opened.defer(lock(folder));
  const client = await PGlite.create(join(folder, "database"));
  opened.defer(() => client.close());
  const database = drizzle(client, { schema });
  await migrate(database, { migrationsFolder });
  const all = opened.move();
  return {
    database,
    shared: false,
    archive: async () => {
      await client.query("CHECKPOINT");
      return (await client.dumpDataDir("gzip")).bytes();
    },
    close: () => all.disposeAsync(),
  };
}

function prepare(folder: string): void {
  try {
    makeFolder(folder);
    // A folder that was there, such as one copied back from a backup, may let others in: to the store, and to the socket.
    chmodSync(folder, 0o700);
    writeFileSync(
      join(folder, "README"),
      "Accounts of Talent Intelligence APIs. Change them with: pnpm admin\n",
    );
  } catch (error) {
    throw new AccountsError(
      "storeNotWritable",
      `The accounts folder ${folder} cannot be written (${(error as NodeJS.ErrnoException).code}). Use the account that owns it, give it another owner or mode, or set DATA_DIR to a folder that can.`,
    );
  }
}

/**
 * Takes the folder for this process. The embedded PostgreSQL does not lock its files and two processes ruin them;
 * an SQLite transaction left open is a lock of the operating system, which a killed process cannot leave behind.
 */
function lock(folder: string): () => void {
  const holder = new DatabaseSync(join(folder, "lock.sqlite"));
  try {
    holder.exec("BEGIN EXCLUSIVE");
  } catch {
    holder.close();
    throw new AccountsError(
      "storeInUse",
      `The accounts in ${folder} are in use by another process. Stop it, or set DATABASE_URL to a PostgreSQL server, which several processes can share.`,
    );
  }
  return () => holder.close();
}
