import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** What the names of folders of PostgreSQL servers begin with. */
export const serverFolder = "accounts-postgres-";

/**
 * For tests: ends the PostgreSQL servers that were started in a run's folder. One that nobody ends does so itself within a
 * minute after its folder is gone.
 */
export function stopPostgres(runFolder: string): void {
  for (const name of readdirSync(runFolder).filter((entry) => entry.startsWith(serverFolder))) {
    try {
      const [pid] = readFileSync(join(runFolder, name, "data", "postmaster.pid"), "utf8").split("\n");
      process.kill(Number(pid), "SIGQUIT");
    } catch {
      // It was not started, or has ended.
    }
  }
}
