/** Automatic redirects and reloads allowed within the window before the portal stops and says so. */
export const maximumRedirects = 3;

/** Length of the window, milliseconds. */
export const windowMs = 60_000;

const key = "talent-portal.redirects";

/**
 * Notes an automatic redirect or reload and says whether it may go ahead: false when there were
 * `maximumRedirects` of them within the last minute, so that a broken sign-in never loops.
 */
export function mayRedirect(storage: Storage, now: number): boolean {
  const recent = readTimes(storage).filter((time) => now - time < windowMs);
  if (recent.length >= maximumRedirects) return false;
  storage.setItem(key, JSON.stringify([...recent, now]));
  return true;
}

/** Forgets the redirects so far: a person asked for the next one, or a session has stood for a while. */
export function forgetRedirects(storage: Storage): void {
  storage.removeItem(key);
}

function readTimes(storage: Storage): number[] {
  try {
    const times: unknown = JSON.parse(storage.getItem(key) ?? "[]");
    return Array.isArray(times) ? times.filter((time) => typeof time === "number") : [];
  } catch {
    return [];
  }
}
