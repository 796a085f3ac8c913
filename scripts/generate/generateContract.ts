import { mkdir, rename, rm } from "node:fs/promises";
import { bundle } from "./bundle.ts";
import type { Contract } from "./contracts.ts";
import { writeClient } from "./writeClient.ts";
import { writeHooks } from "./writeHooks.ts";
import { writeOperations } from "./writeOperations.ts";
import { writeTypes } from "./writeTypes.ts";

/** Generates everything of one contract into `<target>/<contract>/`, built aside and put in place of what is there. */
export async function generateContract(contract: Contract, target: string): Promise<void> {
  const aside = `${target}/.new-${contract.name}`;
  await rm(aside, { recursive: true, force: true });
  await mkdir(aside, { recursive: true });
  try {
    const document = await bundle(contract, aside);
    await Promise.all([
      writeTypes(document, aside),
      writeHooks(aside),
      writeClient(aside),
      writeOperations(document, aside),
    ]);
  } catch (problem) {
    await rm(aside, { recursive: true, force: true });
    throw problem;
  }
  await rm(`${target}/${contract.name}`, { recursive: true, force: true });
  await rename(aside, `${target}/${contract.name}`);
}
