import { chmod, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stopPostgres } from "../packages/accounts/src/testing/stopPostgres.ts";
import { openAside } from "../scripts/aside.ts";

/**
 * Makes the folder in which the files of a run keep what they make: what is made once for all of them, compiled modules,
 * which halve the start of a command, and all that they, and the commands they start, put among the temporary files. It
 * goes when the run ends, and with it what a test left; that of a run that was killed goes when the next one begins.
 */
export default async function runFolder(): Promise<() => Promise<void>> {
  const folder = await openAside("talent-tests", tmpdir());
  // PostgreSQL, which root may not run, is run as somebody else in a folder inside.
  await chmod(folder, 0o755);
  process.env.TEST_RUN_FOLDER = folder;
  process.env.TMPDIR = folder;
  process.env.NODE_COMPILE_CACHE ??= join(folder, "compiled");
  return () => {
    stopPostgres(folder);
    // A program that was just ended may still be writing.
    return rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
}
