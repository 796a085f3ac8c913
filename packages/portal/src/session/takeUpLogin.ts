import type { User, UserManager } from "oidc-client-ts";
import { reloadAfter } from "./goToLogin.ts";

/**
 * The login this tab starts with: one that has just come back from the provider, then at the place it was asked for,
 * or a stored one; null when there is none. A login that came back and failed reloads the page.
 */
export async function takeUpLogin(manager: UserManager): Promise<User | null> {
  const parameters = new URLSearchParams(location.search);
  const cameBack = parameters.has("state") && (parameters.has("code") || parameters.has("error"));
  if (!cameBack) return manager.getUser();
  try {
    const user = await manager.signinRedirectCallback();
    history.replaceState(null, "", typeof user.state === "string" ? user.state : "/api/");
    return user;
  } catch (cause) {
    history.replaceState(null, "", location.pathname);
    return reloadAfter(cause);
  }
}
