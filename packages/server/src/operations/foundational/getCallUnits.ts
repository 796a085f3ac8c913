import { operationTable } from "@talent/contract/data-api";
import { costOf } from "../../data-api/cost.ts";
import type { Operation } from "../../data-api/Operation.ts";

/** This call is settled only once it is answered, so its own units are added. */
const ownUnits = costOf(operationTable.getCallUnits).units;

export const getCallUnits: Operation<"getCallUnits"> = async ({ caller }, { accounts }) => {
  const { consumed, consumedByMe } = await accounts.usage.consumed(caller, ownUnits);
  return { data: { callunits: { consumed, consumedByMe } }, input: {} };
};
