/** A login token is renewed when fewer seconds than this remain. */
export const refreshBelowSeconds = 70;

/** Milliseconds between two looks at the login token. */
export const checkEveryMs = 1_750_000;

/** What the clock looks at and acts on. */
export type SessionToken = {
  /** Seconds until the login token expires; negative when it has, undefined when there is none. */
  remainingSeconds: () => number | undefined;
  /** Renews the login token; rejects when that is refused. */
  refresh: () => Promise<unknown>;
  /** Forgets the login token. */
  clear: () => Promise<unknown>;
};

/** Renews the login token if it runs out soon, and clears it if that fails. Does nothing without a token. */
export async function checkToken(token: SessionToken): Promise<void> {
  const remaining = token.remainingSeconds();
  if (remaining === undefined || remaining >= refreshBelowSeconds) return;
  try {
    await token.refresh();
  } catch {
    await token.clear();
  }
}

/** Checks the token at once and then every `checkEveryMs`; the answer ends the checking. */
export function startSessionClock(token: SessionToken): { first: Promise<void>; stop: () => void } {
  const timer = setInterval(() => void checkToken(token), checkEveryMs);
  return { first: checkToken(token), stop: () => clearInterval(timer) };
}
