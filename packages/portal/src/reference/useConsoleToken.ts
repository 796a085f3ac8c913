import { useCreateApiToken } from "@talent/contract/portal-api/hooks";
import { usePortal } from "../shell/PortalContext.ts";

/** How long before its end the token is renewed, seconds. */
const renewBeforeSeconds = 60;

/**
 * The data API token of this session, renewed a minute before it ends. Undefined until it is there, and for good
 * while viewing as a client, when none is issued.
 */
export function useConsoleToken(): string | undefined {
  const { user } = usePortal();
  const { data } = useCreateApiToken({
    query: {
      enabled: !user.mimicClient,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: Number.POSITIVE_INFINITY,
      refetchInterval: ({ state }) =>
        state.data ? Math.max(state.data.data.expiresIn - renewBeforeSeconds, 10) * 1000 : false,
      refetchIntervalInBackground: true,
    },
  });
  return data?.data.accessToken;
}
