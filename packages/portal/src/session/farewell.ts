const key = "talent-portal.farewell";

/** Keeps what a person is told once the provider has ended the session and this tab begins anew. */
export function keepFarewell(storage: Storage, sentence: string): void {
  storage.setItem(key, sentence);
}

/** Why the person was logged out; undefined when nobody was, or the person logged out. */
export function readFarewell(storage: Storage): string | undefined {
  return storage.getItem(key) ?? undefined;
}

/** Forgets it: the person signs in again. */
export function forgetFarewell(storage: Storage): void {
  storage.removeItem(key);
}
