import { done, type PortalOperation } from "../PortalOperation.ts";

export const createApiToken: PortalOperation<"createApiToken"> = async ({ identity }, { accounts }) =>
  done(await accounts.portal.issueApiToken(identity));
