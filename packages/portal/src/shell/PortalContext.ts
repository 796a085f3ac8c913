import type { PortalConfiguration, UserDetails } from "@talent/contract/portal-api";
import { createContext, useContext } from "react";
import type { Session } from "../session/Session.ts";

/** What every screen may know once the portal renders: the set-up, the login and the person. */
export type Portal = { configuration: PortalConfiguration; session: Session; user: UserDetails };

export const PortalContext = createContext<Portal | undefined>(undefined);

/** The portal this part stands in; throws outside of one. */
export function usePortal(): Portal {
  const portal = useContext(PortalContext);
  if (portal === undefined) throw new Error("This part stands outside the portal.");
  return portal;
}
