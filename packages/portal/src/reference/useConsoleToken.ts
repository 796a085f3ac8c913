import { type CreateApiTokenQueryResult, useCreateApiToken } from "@talent/contract/portal-api/hooks";
import { usePortal } from "../shell/PortalContext.ts";

/** How long before its end the token is renewed, seconds. */
const renewBeforeSeconds = 60;

/** How long after a call that failed the token is asked for again, milliseconds. */
const againAfterMs = 30_000;

/**
 * The data API token of this session, why there is none or no new one where that failed, and how to ask again once it
 * has; undefined where nothing is to be gained by it.
 */
export type ConsoleToken = {
  token: string | undefined;
  refusal: Error | null;
  tryAgain: (() => void) | undefined;
};

type Query = { state: { data: CreateApiTokenQueryResult | undefined; error: Error | null } };

/** Milliseconds from a token to the next one; none where there is none. */
const renewAfterMs = ({ state: { data } }: Query) =>
  data && Math.max(data.data.expiresIn - renewBeforeSeconds, 10) * 1000;

/** Whether the next call may be answered: there was no connection, too many calls, or the server failed. */
function mayPass(error: Error): boolean {
  const { status = 500 } = error as { status?: number };
  return status === 429 || status >= 500;
}

/** Whether there is a token to renew: who was refused one is not refused again each time the page is looked at. */
const hasToken = ({ state }: Query) => state.data !== undefined;

/**
 * The data API token of this session, renewed a minute before it ends, or, where the machine slept or had no network
 * then, once somebody comes back to the page or the network does; a call that failed is made again soon. Undefined
 * until it is there, and for good while viewing as a client, when none is issued.
 */
export function useConsoleToken(): ConsoleToken {
  const { user } = usePortal();
  const { data, error, refetch, isFetched } = useCreateApiToken({
    query: {
      enabled: !user.mimicClient,
      staleTime: (query) => renewAfterMs(query) ?? Number.POSITIVE_INFINITY,
      gcTime: Number.POSITIVE_INFINITY,
      refetchInterval: (query) =>
        query.state.error && mayPass(query.state.error) ? againAfterMs : (renewAfterMs(query) ?? false),
      refetchIntervalInBackground: true,
      refetchOnWindowFocus: hasToken,
      refetchOnReconnect: hasToken,
    },
  });
  const token = data?.data.accessToken;
  const isWorthwhile = error === null ? isFetched && token === undefined : mayPass(error);
  return { token, refusal: error, tryAgain: isWorthwhile ? () => void refetch() : undefined };
}
