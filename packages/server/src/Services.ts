import type { Accounts } from "@talent/accounts";
import type { Extractor } from "@talent/extraction";
import type { Taxonomy } from "@talent/taxonomy";
import type { Datasets } from "./dataset/Dataset.ts";
import type { Settings } from "./settings.ts";

/** Everything the server answers from, opened before it listens and closed after it has drained. */
export type Services = {
  settings: Settings;
  taxonomy: Taxonomy;
  extractor: Extractor;
  datasets: Datasets;
  accounts: Accounts;
};
