import { rm } from "node:fs/promises";
import { openAside, putInPlace } from "../aside.ts";
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
