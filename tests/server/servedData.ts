import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Demo, seedDemo } from "@talent/accounts";
import { oncePerRun } from "@talent/accounts/testing/oncePerRun";
import { createExtractor } from "@talent/extraction";
import { openServices, readSettings } from "@talent/server";
import { loadTaxonomy } from "@talent/taxonomy";
import { makeData } from "./makeData.ts";

/**
 * Puts into an empty folder what a server answers from: the hand-written ads as a snapshot with its index, and the
 * demonstration accounts, which it gives.
 */
export async function servedData(dataDir: string): Promise<Demo> {
  await oncePerRun("served-data", dataDir, make);
  return JSON.parse(readFileSync(join(dataDir, "demo.json"), "utf8"));
}

async function make(dataDir: string): Promise<void> {
  const taxonomy = loadTaxonomy();
  await makeData(dataDir, { taxonomy, extractor: createExtractor(taxonomy) });
  const { services, close } = await openServices(readSettings({ DATA_DIR: dataDir }), {
    onFailure: console.error,
  });
  await seedDemo(services.accounts, join(dataDir, "demo.json"));
  await close();
}
