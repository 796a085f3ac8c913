import type { UserManager } from "oidc-client-ts";
import { dropDraft } from "../reference/consoleDraft.ts";
import { clearConsoleToken } from "../reference/consoleToken.ts";
import { keepFarewell } from "./farewell.ts";
import { forgetOthers, forgetPerson } from "./forgetOthers.ts";
import { goToLogin } from "./goToLogin.ts";
import { keepLogin } from "./keepLogin.ts";
import { openLogOutChannel } from "./LogOutChannel.ts";
import { forgetRedirects } from "./RedirectGuard.ts";
import { takeUpLogin } from "./takeUpLogin.ts";

/** A person's login at the identity provider. */
export type Session = {
  /** The access token, or undefined once it was cleared. */
  accessToken: () => string | undefined;
  /** Identifies the login towards tracking; the provider's session id when it tells one. */
  id: string;
  /**
   * Goes to the login and comes back to this page; calls refused together lead there once. Does nothing while the
   * session is being ended: a call that was refused meanwhile must not begin it anew.
   */
  logIn: () => void;
  /**
   * Ends the session here, in the other tabs and at the provider, once however often it is asked to; comes back to the
   * login, or first to why when that is given. Where the provider cannot be reached the session stands as it was; where
   * it offers no way to end one, the page says so.
   */
  logOut: (why?: string) => void;
  /** Settles once the session was ended in another tab of this browser; the login is forgotten here by then. */
  ended: Promise<void>;
};

/** The session could not be ended, for the `cause`, and stands; why it was to be ended, when that was given. */
export class LogOutFailed extends Error {
  override readonly name = "LogOutFailed";
  readonly why: string | undefined;

  constructor(why: string | undefined, cause: unknown) {
    super("The session could not be ended at the sign-in service.", { cause });
    this.why = why;
  }
}

const loggedOutHere =
  "You are logged out of the portal. The sign-in service offers no way to end a session there: to let somebody else sign in, log out at that service.";

/** How long the page is taken to be on its way to the login, milliseconds; then the way was stopped, or gone back. */
const leavingMs = 10_000;

/**
 * Opens the session of this tab: finishes a login that has just come back, takes up a stored one, or goes to the
 * login (then the answer never settles, the page is left). A failed login reloads the page. `onFailed` hears
 * `SignInFailed` or `LogOutFailed` when the page could not be left for the login or to end the session.
 */
export async function openSession(
  manager: UserManager,
  onFailed: (failure: unknown) => void,
): Promise<Session> {
  const user = await takeUpLogin(manager);
  if (user === null) return goToLogin(manager);
  const login = await keepLogin(manager, user);
  if (login.accessToken() === undefined) return goToLogin(manager);
  forgetOthers(user.profile.sub);

  const channel = openLogOutChannel();
  let isEnding = false;
  let leftAt = Number.NEGATIVE_INFINITY;

  function forget(): void {
    login.stop();
    clearConsoleToken();
    dropDraft();
    forgetPerson();
  }

  async function end(why: string | undefined): Promise<void> {
    // Fails where the provider cannot be reached, and then nothing has been forgotten.
    const endpoint = await manager.metadataService.getEndSessionEndpoint();
    const said = why ?? (endpoint === undefined ? loggedOutHere : undefined);
    if (said) keepFarewell(sessionStorage, said);
    forget();
    channel.tell();
    // The login that follows begins anew; it is no try of the ones before.
    forgetRedirects(sessionStorage);
    if (endpoint !== undefined) return manager.signoutRedirect();
    await manager.removeUser();
    location.reload();
  }

  return {
    accessToken: login.accessToken,
    id: String(user.profile.sid ?? user.session_state ?? user.profile.sub),
    logIn() {
      if (isEnding || performance.now() - leftAt < leavingMs) return;
      leftAt = performance.now();
      goToLogin(manager).catch(onFailed);
    },
    logOut(why) {
      if (isEnding) return;
      isEnding = true;
      end(why).catch((cause) => {
        isEnding = false;
        onFailed(new LogOutFailed(why, cause));
      });
    },
    ended: channel.told.then(async () => {
      forget();
      await manager.removeUser();
    }),
  };
}
