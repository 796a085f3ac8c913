import type { PortalOperation } from "../PortalOperation.ts";

export const recordUserInteraction: PortalOperation<"recordUserInteraction"> = async (
  { identity, body },
  { accounts },
) => {
  const { sessionId, product, page, event } = body;
  await accounts.portal.recordInteraction(identity, { sessionId, product, page, event });
  return { isError: false, messages: [] };
};
