import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { AccountsError } from "../AccountsError.ts";
import type { OpenDatabase } from "./Database.ts";
import { migrationsFolder } from "./openFolder.ts";
import * as schema from "./schema.ts";

/** Any number will do, as long as every process that migrates takes the same one. */
const migrationLock = 7_142_001;

/**
 * Opens the accounts on a PostgreSQL server and brings the tables up to date, one process at a time.
 * A server that does not answer, or refuses, is `storeUnreachable`; the message never holds the password.
 */
export async function openServer(
  databaseUrl: string,
  onError: (error: Error) => void,
): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 20, connectionTimeoutMillis: 5_000 });
  pool.on("error", onError);
  outliveLostConnections(pool);
  try {
    await migrateAlone(pool);
  } catch (error) {
    await pool.end();
    throw new AccountsError(
      "storeUnreachable",
      `The PostgreSQL server at ${address(databaseUrl)} cannot be used: ${reason(error)}. Start it, or mend DATABASE_URL.`,
    );
  }
  return {
    database: drizzle(pool, { schema }),
    shared: true,
    archive: async () => {
      throw new AccountsError(
        "invalidInput",
        "These accounts are on a PostgreSQL server: back them up as you do that server, with pg_dump.",
      );
    },
    close: () => pool.end(),
  };
}

async function migrateAlone(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    const database = drizzle(client, { schema });
    await database.execute(sql`select pg_advisory_lock(${migrationLock})`);
    await migrate(database, { migrationsFolder });
    await database.execute(sql`select pg_advisory_unlock(${migrationLock})`);
  } finally {
    client.release();
  }
}

/**
 * Takes a connection that is lost while somebody holds it out of the pool, in place of the pool, which listens to idle
 * ones alone: an error that nobody hears would end the process. What its holder asks is rejected. The holder need not
 * give it back, and drizzle does not where `begin` is what failed.
 */
function outliveLostConnections(pool: pg.Pool): void {
  function giveBack(this: pg.PoolClient, error: Error): void {
    const { release } = this;
    this.release = () => undefined;
    release(error);
  }
  pool.on("acquire", (client) => client.once("error", giveBack));
  pool.on("release", (_error, client) => client.off("error", giveBack));
}

function address(databaseUrl: string): string {
  try {
    const { hostname, port, pathname } = new URL(databaseUrl);
    return `${hostname || "localhost"}:${port || 5432}${pathname}`;
  } catch {
    return "the address in DATABASE_URL";
  }
}

function reason(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reason).join(", ");
  if (!(error instanceof Error)) return String(error);
  return error.cause ? reason(error.cause) : error.message;
}
