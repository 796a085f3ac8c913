import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

/** How long a file waits for another one to make what both need, in milliseconds. */
const patience = 200_000;

/**
 * For tests: puts into a folder a copy of what `make` puts into one, which is made once in a run of the tests, by
 * whichever file is first; the others wait for it. Outside of a run, or when nobody finishes it, it is made anew.
 */
export async function oncePerRun(
  name: string,
  into: string,
  make: (folder: string) => Promise<void>,
): Promise<void> {
  const made = process.env.TEST_RUN_FOLDER && join(process.env.TEST_RUN_FOLDER, name);
  if (!made || !(await makeOnce(made, make))) return make(into);
  cpSync(made, into, { recursive: true });
}

/** Sees to it that the folder is there, made by whoever is first; false when nobody finishes it in time. */
async function makeOnce(folder: string, make: (folder: string) => Promise<void>): Promise<boolean> {
  const making = `${folder}.making`;
  for (const until = Date.now() + patience; Date.now() < until; await wait(100)) {
    if (existsSync(folder)) return true;
    try {
      mkdirSync(making);
    } catch {
      continue;
    }
    try {
      // It may have been finished between the look and the turn.
      if (existsSync(folder)) return true;
      // What is seen under its name is whole.
      const fresh = mkdtempSync(join(tmpdir(), "once-"));
      await make(fresh);
      renameSync(fresh, folder);
      return true;
    } finally {
      rmSync(making, { recursive: true });
    }
  }
  return false;
}
