import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type * as schema from "./schema.ts";

/** The accounts store, whichever PostgreSQL stands behind it: the embedded one or a server. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** An open store. */
export type OpenDatabase = {
  database: Database;
  /** Whether other processes may use it at the same time. */
  shared: boolean;
  /** Everything in it at one instant, as a tar.gz of its folder; `invalidInput` where it has no folder of ours. */
  archive: () => Promise<Uint8Array>;
  close: () => Promise<void>;
};
