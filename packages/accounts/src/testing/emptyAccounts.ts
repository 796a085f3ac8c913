import { openFolder } from "../database/openFolder.ts";
import { oncePerRun } from "./oncePerRun.ts";

/** For tests: puts an embedded store with nothing in it into a data folder; copied, it is there sooner than made. */
export function emptyAccounts(dataDir: string): Promise<void> {
  return oncePerRun("empty-accounts", dataDir, async (folder) => {
    const { close } = await openFolder(folder);
    await close();
  });
}
