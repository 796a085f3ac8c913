import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type * as schema from "./schema.ts";

/** The accounts store, whichever PostgreSQL stands behind it: the embedded one or a server. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** An open store. `shared` says whether other processes may use it at the same time. */
export type OpenDatabase = { database: Database; shared: boolean; close: () => Promise<void> };
