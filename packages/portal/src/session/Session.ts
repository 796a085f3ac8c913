import type { User, UserManager } from "oidc-client-ts";
import { dropDraft } from "../reference/consoleDraft.ts";
import { clearConsoleToken } from "../reference/consoleToken.ts";
import { keepFarewell } from "./farewell.ts";
import { openLogOutChannel } from "./LogOutChannel.ts";
import { forgetRedirects, mayRedirect } from "./RedirectGuard.ts";
import { startSessionClock } from "./SessionClock.ts";

/** A person's login at the identity provider. */
export type Session = {
  /** The access token, or undefined once it was cleared. */
  accessToken: () => string | undefined;
  /** Identifies the login towards tracking; the provider's session id when it tells one. */
  id: string;
  /**
   * Goes to the login and comes back to this page. Rejects when that has just been tried too often. Never settles while
   * the session is being ended: a call that was refused meanwhile must not begin it anew.
   */
  logIn: () => Promise<never>;
  /**
   * Ends the session here and at the provider, once however often it is asked to; comes back to the login, or first to
   * why when that is given.
   */
  logOut: (why?: string) => Promise<never>;
  /** Settles once the session was ended in another tab of this browser; the login is forgotten here by then. */
  ended: Promise<void>;
};

/** Sign-in was tried several times in a row and failed each time; `cause` is the last reason. */
export class SignInFailed extends Error {
  override readonly name = "SignInFailed";
}

/**
 * Opens the session of this tab: finishes a login that has just come back, takes up a stored one, or goes to the
 * login (then the answer never settles, the page is left). A failed login reloads the page.
 */
export async function openSession(manager: UserManager): Promise<Session> {
  const user = await currentUser(manager);
  if (user === null) return redirect(() => manager.signinRedirect({ state: currentPlace() }));

  let current: User | undefined = user;
  manager.events.addUserLoaded((loaded) => {
    current = loaded;
  });
  manager.events.addUserUnloaded(() => {
    current = undefined;
  });
  const clock = startSessionClock({
    remainingSeconds: () => current?.expires_in,
    refresh: () => renew(manager, current),
    clear: () => manager.removeUser(),
  });
  await clock.first;
  if (current === undefined) return redirect(() => manager.signinRedirect({ state: currentPlace() }));

  let leaving: Promise<never> | undefined;
  const channel = openLogOutChannel();
  const ended = channel.told.then(async () => {
    clock.stop();
    dropDraft();
    await manager.removeUser();
  });
  return {
    accessToken: () => current?.access_token,
    id: String(user.profile.sid ?? user.session_state ?? user.profile.sub),
    logIn: () => leaving ?? redirect(() => manager.signinRedirect({ state: currentPlace() })),
    logOut: async (why) => {
      if (leaving) return leaving;
      if (why) keepFarewell(sessionStorage, why);
      clock.stop();
      clearConsoleToken();
      dropDraft();
      channel.tell();
      // The login that follows begins anew; it is no try of the ones before.
      forgetRedirects(sessionStorage);
      leaving = leave(() => manager.signoutRedirect());
      try {
        return await leaving;
      } finally {
        leaving = undefined;
      }
    },
    ended,
  };
}

async function currentUser(manager: UserManager): Promise<User | null> {
  const parameters = new URLSearchParams(location.search);
  if (!parameters.has("state") || !(parameters.has("code") || parameters.has("error")))
    return manager.getUser();
  try {
    const user = await manager.signinRedirectCallback();
    const place = typeof user.state === "string" ? user.state : "/api/";
    history.replaceState(null, "", place);
    return user;
  } catch (cause) {
    history.replaceState(null, "", location.pathname);
    return redirect(async () => location.reload(), cause);
  }
}

async function renew(manager: UserManager, user: User | undefined): Promise<void> {
  if (!user?.refresh_token) throw new Error("The provider gave no refresh token.");
  if ((await manager.signinSilent()) === null) throw new Error("The provider renewed nothing.");
}

async function redirect(go: () => Promise<unknown>, cause?: unknown): Promise<never> {
  if (!mayRedirect(sessionStorage, Date.now())) {
    forgetRedirects(sessionStorage);
    throw new SignInFailed("Signing in failed several times in a row.", { cause });
  }
  return leave(go);
}

/** Starts a navigation and waits for good: the page is about to be left. */
async function leave(go: () => Promise<unknown>): Promise<never> {
  await go();
  return new Promise(() => {});
}

function currentPlace(): string {
  return `${location.pathname}${location.search}${location.hash}`;
}
