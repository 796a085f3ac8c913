import { oncePerRun } from "@talent/accounts/testing/oncePerRun";
import { loadTaxonomy } from "@talent/taxonomy";
import { silentProgress } from "../../packages/ingest/src/cli/Progress.ts";
import { makeDemonstration } from "../../packages/ingest/src/demo/makeDemonstration.ts";
import { market } from "../../scripts/record/openDemonstration.ts";

/** Puts into an empty data folder the demonstration market that answers are recorded from. */
export function recordedMarket(dataDir: string): Promise<void> {
  return oncePerRun("recorded-market", dataDir, async (folder) => {
    await makeDemonstration({
      dataDir: folder,
      ...market,
      taxonomy: loadTaxonomy(),
      progress: silentProgress,
    });
  });
}
