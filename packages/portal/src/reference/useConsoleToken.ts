import { useCreateApiToken } from "@talent/contract/portal-api/hooks";
import { usePortal } from "../shell/PortalContext.ts";

/** How long before its end the token is renewed, seconds. */
const renewBeforeSeconds = 60;

/** The data API token of this session, and why there is none where it was refused. */
export type ConsoleToken = { token: string | undefined; refusal: Error | null };

/**
 * The data API token of this session, renewed a minute before it ends. Undefined until it is there, and for good
 * while viewing as a client, when none is issued.
 */
export function useConsoleToken(): ConsoleToken {
  const { user } = usePortal();
  const { data, error } = useCreateApiToken({
    query: {
      enabled: !user.mimicClient,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: Number.POSITIVE_INFINITY,
      refetchInterval: ({ state }) =>
        state.data ? Math.max(state.data.data.expiresIn - renewBeforeSeconds, 10) * 1000 : false,
      refetchIntervalInBackground: true,
    },
  });
  return { token: data?.data.accessToken, refusal: error };
}
