import type { Operation } from "../../data-api/Operation.ts";

export const getCallUnits: Operation<"getCallUnits"> = async ({ caller }, { accounts }) => {
  const { consumed, consumedByMe } = await accounts.usage.consumed(caller);
  return { data: { callunits: { consumed, consumedByMe } }, input: {} };
};
