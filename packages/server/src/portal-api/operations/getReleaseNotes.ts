import { done, type PortalOperation } from "../PortalOperation.ts";

export const getReleaseNotes: PortalOperation<"getReleaseNotes"> = async ({ identity }, { accounts }) => {
  await accounts.portal.visit(identity, "getReleaseNotes");
  return done({ ReleaseNotes: accounts.content.releaseNotes() });
};
