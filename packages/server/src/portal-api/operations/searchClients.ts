import { done, type PortalOperation } from "../PortalOperation.ts";

export const searchClients: PortalOperation<"searchClients"> = async ({ identity, query }, { accounts }) =>
  done(await accounts.portal.searchClients(identity, query.term));
