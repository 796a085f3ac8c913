import { type CreateApiTokenQueryResult, useCreateApiToken } from "@talent/contract/portal-api/hooks";
import { usePortal } from "../shell/PortalContext.ts";

/** How long before its end the token is renewed, seconds. */
const renewBeforeSeconds = 60;

/** The data API token of this session, and why there is none where it was refused. */
export type ConsoleToken = { token: string | undefined; refusal: Error | null };

type Query = { state: { data: CreateApiTokenQueryResult | undefined } };

/** Milliseconds from a token to the next one; none where there is none. */
const renewAfterMs = ({ state: { data } }: Query) =>
  data && Math.max(data.data.expiresIn - renewBeforeSeconds, 10) * 1000;

/** Whether there is a token to renew: who was refused one is not refused again each time the page is looked at. */
const hasToken = ({ state }: Query) => state.data !== undefined;

/**
 * The data API token of this session, renewed a minute before it ends, or, where the machine slept or had no network
 * then, once somebody comes back to the page or the network does. Undefined until it is there, and for good while
 * viewing as a client, when none is issued.
 */
export function useConsoleToken(): ConsoleToken {
  const { user } = usePortal();
  const { data, error } = useCreateApiToken({
    query: {
      enabled: !user.mimicClient,
      staleTime: (query) => renewAfterMs(query) ?? Number.POSITIVE_INFINITY,
      gcTime: Number.POSITIVE_INFINITY,
      refetchInterval: (query) => renewAfterMs(query) ?? false,
      refetchIntervalInBackground: true,
      refetchOnWindowFocus: hasToken,
      refetchOnReconnect: hasToken,
    },
  });
  return { token: data?.data.accessToken, refusal: error };
}
