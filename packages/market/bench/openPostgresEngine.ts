import { DuckDBInstance } from "@duckdb/node-api";
import { Pool } from "pg";
import { type OpenEngine, timed } from "./BenchEngine.ts";
import { benchAsOf } from "./generateMarket.ts";
import { createPostgresMarket } from "./postgres/createPostgresMarket.ts";
import { loadPostgres } from "./postgres/loadPostgres.ts";
import { postgresPrograms, startPostgres } from "./postgres/startPostgres.ts";

/** PostgreSQL with its best indexes, on a server that is started for this and removed afterwards. */
export const openPostgresEngine: OpenEngine = async ({ path, folder }, say) => {
  const programs = postgresPrograms();
  if (!programs) return "no PostgreSQL server is installed (Debian: apt install postgresql)";
  const { result: server, ms } = await timed(() => startPostgres(programs, folder));
  const pool = new Pool({ host: server.host, user: "bench", database: "postgres", max: 8 });
  const instance = await DuckDBInstance.create(path, { access_mode: "READ_ONLY", memory_limit: "8GB" });
  const connection = await instance.connect();
  const { ms: buildMs } = await timed(() => loadPostgres(pool, connection, server.host));
  connection.closeSync();
  instance.closeSync();
  say(`PostgreSQL is loaded and indexed, in ${(buildMs / 1000).toFixed(1)} s.`);
  const { rows } = await pool.query<{ server_version: string }>("SHOW server_version");
  return {
    name: "postgresql",
    version: rows[0]?.server_version ?? "",
    market: createPostgresMarket(pool, benchAsOf),
    buildSeconds: buildMs / 1000,
    openMs: ms,
    residentBytes: server.residentBytes,
    roundsPercentiles: true,
    close: async () => {
      await pool.end();
      await server.stop();
    },
  };
};
