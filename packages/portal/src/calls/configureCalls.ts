import type { PortalConfiguration } from "@talent/contract/portal-api";
import { configureRequests } from "@talent/contract/portal-api/hooks";
import type { Session } from "../session/Session.ts";
import { collapseAddress } from "./collapseAddress.ts";

const adminPath = "/adminpublicservice";

/** Where a portal call lives: the path as the contract has it, on the host the configuration names. */
export function toPortalAddress(path: string, configuration: PortalConfiguration): string {
  const { originUrl, adminPublicServiceUrl } = configuration;
  const address = path.startsWith(`${adminPath}/`)
    ? `${adminPublicServiceUrl}${path.slice(adminPath.length)}`
    : `${originUrl}${path}`;
  return collapseAddress(address);
}

/**
 * Lets every portal call carry credentials, `X-Requested-With` and the bearer token of the session;
 * 401 goes to the login, 403 logs out.
 */
export function configureCalls(configuration: PortalConfiguration, session: Session): void {
  configureRequests({
    toAddress: (path) => toPortalAddress(path, configuration),
    credentials: "include",
    headers: () => {
      const token = session.accessToken();
      return {
        "X-Requested-With": "XMLHttpRequest",
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      };
    },
    onResponse: (response) => {
      if (response.status === 401) session.logIn();
      if (response.status === 403) void refusalOf(response).then((why) => session.logOut(why));
    },
  });
}

/** What the server says of a refusal, if it says anything. */
async function refusalOf(response: Response): Promise<string | undefined> {
  const said: { messages?: string[] } | null = await response
    .clone()
    .json()
    .catch(() => null);
  return said?.messages?.join(" ") || undefined;
}
