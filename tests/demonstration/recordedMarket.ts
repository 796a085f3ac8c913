import { oncePerRun } from "@talent/accounts/testing/oncePerRun";
import { makeMarket } from "../../scripts/record/openDemonstration.ts";

/** Puts into an empty data folder the demonstration market that answers are recorded from. */
export function recordedMarket(dataDir: string): Promise<void> {
  return oncePerRun("recorded-market", dataDir, makeMarket);
}
