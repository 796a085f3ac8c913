import type { UserInteraction } from "@talent/contract/portal-api";

/** An entry of the page's data layer: the tracking address with the fields a tag manager sends there. */
export type InteractionEntry = Pick<UserInteraction, "userId" | "sessionId" | "product"> & {
  userInteractionUrl: string;
};

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** The portal's number among the products. */
export const portalProduct = 1;

/** Puts the tracking entry into the page's data layer, once per address, user and session. */
export function pushInteraction(adminPublicServiceUrl: string, userId: number, sessionId: string): void {
  const entry: InteractionEntry = {
    userInteractionUrl: `${adminPublicServiceUrl}/v1/ut/userInteraction`,
    userId,
    sessionId,
    product: portalProduct,
  };
  window.dataLayer ??= [];
  const known = window.dataLayer.some((other) => JSON.stringify(other) === JSON.stringify(entry));
  if (!known) window.dataLayer.push(entry);
}
