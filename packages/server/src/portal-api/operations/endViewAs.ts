import type { PortalOperation } from "../PortalOperation.ts";

export const endViewAs: PortalOperation<"endViewAs"> = async ({ identity }, { accounts }) => {
  await accounts.portal.endViewAs(identity);
  return { isError: false, messages: [] };
};
