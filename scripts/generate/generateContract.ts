import { rename, rm } from "node:fs/promises";
import { openAside } from "./aside.ts";
import { bundle } from "./bundle.ts";
import type { Contract } from "./contracts.ts";
import { writeClient } from "./writeClient.ts";
import { writeHooks } from "./writeHooks.ts";
import { writeOperations } from "./writeOperations.ts";
import { writeTypes } from "./writeTypes.ts";

/**
 * Generates everything of one contract into `<target>/<contract>/`, built aside and put in place of what is there; of
 * several processes that do so at once, the last one's stays.
 */
export async function generateContract(contract: Contract, target: string): Promise<void> {
  const aside = await openAside(contract.name, target);
  try {
    const document = await bundle(contract, aside);
    await Promise.all([
      writeTypes(document, aside),
      writeHooks(aside),
      writeClient(aside),
      writeOperations(document, aside),
    ]);
    await putInPlace(aside, `${target}/${contract.name}`);
  } catch (problem) {
    await rm(aside, { recursive: true, force: true });
    throw problem;
  }
}

/** Another process may put its folder there between the removal and the move. */
async function putInPlace(aside: string, folder: string, tries = 5): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  try {
    await rename(aside, folder);
  } catch (problem) {
    const { code } = problem as NodeJS.ErrnoException;
    if (tries === 0 || (code !== "ENOTEMPTY" && code !== "EEXIST")) throw problem;
    await putInPlace(aside, folder, tries - 1);
  }
}
