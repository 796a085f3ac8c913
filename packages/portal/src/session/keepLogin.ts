import type { User, UserManager } from "oidc-client-ts";
import { startSessionClock } from "./SessionClock.ts";

/** The login of this tab, renewed in time. */
export type Login = {
  /** The access token, or undefined once it was cleared. */
  accessToken: () => string | undefined;
  /** Renews it no more. */
  stop: () => void;
};

/**
 * Keeps a login fresh by the session clock, which looks at it once before this answers. The manager alone changes it:
 * a renewal puts another in its place, removing the user takes it away.
 */
export async function keepLogin(manager: UserManager, user: User): Promise<Login> {
  let current: User | undefined = user;
  manager.events.addUserLoaded((renewed) => {
    current = renewed;
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
  return { accessToken: () => current?.access_token, stop: clock.stop };
}

async function renew(manager: UserManager, user: User | undefined): Promise<void> {
  if (!user?.refresh_token) throw new Error("The provider gave no refresh token.");
  if ((await manager.signinSilent()) === null) throw new Error("The provider renewed nothing.");
}
