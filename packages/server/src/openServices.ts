import { join } from "node:path";
import { openAccounts, type Rates } from "@talent/accounts";
import { createExtractor } from "@talent/extraction";
import { loadTaxonomy } from "@talent/taxonomy";
import { openWarehouse } from "@talent/warehouse";
import { Datasets } from "./dataset/Dataset.ts";
import type { Services } from "./Services.ts";
import type { Settings } from "./settings.ts";

/** Services with the way to close them. */
export type OpenServices = { services: Services; close: () => Promise<void> };

/** What a start may change beside the settings; limits are the specification's unless given. */
export type OpenOptions = {
  onFailure: (error: unknown) => void;
  onProgress?: (line: string) => void;
  rates?: Rates;
};

/**
 * Opens everything the server answers from. Throws the warehouse's or the accounts' own error, whose message says what
 * to do. `onFailure` hears of failures in the background.
 */
export async function openServices(
  settings: Settings,
  { onFailure, onProgress, rates }: OpenOptions,
): Promise<OpenServices> {
  const { dataDir, databaseUrl } = settings;
  // What was opened is closed again when a later step fails, the last first.
  await using opened = new AsyncDisposableStack();
  const taxonomy = loadTaxonomy({ extensions: join(dataDir, "taxonomy") });
  const warehouse = await openWarehouse(dataDir, { onFailure });
  opened.defer(() => warehouse.close());
  const datasets = await Datasets.open(warehouse, { engine: settings.engine, onProgress });
  opened.defer(() => datasets.close());
  const accounts = await openAccounts({ dataDir, databaseUrl, rates, onError: onFailure });
  opened.defer(() => accounts.close());
  const services = { settings, taxonomy, extractor: createExtractor(taxonomy), datasets, accounts };
  const all = opened.move();
  return { services, close: () => all.disposeAsync() };
}
