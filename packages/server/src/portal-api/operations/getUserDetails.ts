import type { PortalOperation } from "../PortalOperation.ts";

export const getUserDetails: PortalOperation<"getUserDetails"> = ({ identity }, { accounts }) =>
  accounts.portal.details(identity);
