import type { PortalOperation } from "../PortalOperation.ts";

export const startViewAs: PortalOperation<"startViewAs"> = async ({ identity, query }, { accounts }) => {
  await accounts.portal.startViewAs(identity, query.clientId);
  return { isError: false, messages: [] };
};
