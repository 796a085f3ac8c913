import type { OperationEntry } from "@talent/contract/data-api";
import type { CallCost } from "./authenticate.ts";

/** What the contract says a call of the operation costs. */
export function costOf({ level = 0, callUnits = 0 }: Pick<OperationEntry, "level" | "callUnits">): CallCost {
  return { level: level as CallCost["level"], units: callUnits };
}
