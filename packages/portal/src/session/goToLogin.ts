import type { UserManager } from "oidc-client-ts";
import { forgetRedirects, mayRedirect } from "./RedirectGuard.ts";

/** Sign-in was tried several times in a row and failed each time; `cause` is the last reason. */
export class SignInFailed extends Error {
  override readonly name = "SignInFailed";
}

/** Goes to the login, which comes back to this place. Rejects when that has just been tried too often. */
export function goToLogin(manager: UserManager): Promise<never> {
  return leaveUnlessLooping(() => manager.signinRedirect({ state: currentPlace() }));
}

/** Begins anew after a login that failed because of `cause`. Rejects when that has just been tried too often. */
export function reloadAfter(cause: unknown): Promise<never> {
  return leaveUnlessLooping(async () => location.reload(), cause);
}

/** Starts a navigation and waits for good: the page is about to be left. */
async function leaveUnlessLooping(go: () => Promise<unknown>, cause?: unknown): Promise<never> {
  if (!mayRedirect(sessionStorage, Date.now())) {
    forgetRedirects(sessionStorage);
    throw new SignInFailed("Signing in failed several times in a row.", { cause });
  }
  await go();
  return new Promise(() => {});
}

function currentPlace(): string {
  return `${location.pathname}${location.search}${location.hash}`;
}
