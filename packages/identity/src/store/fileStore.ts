import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { IdentityDamaged } from "../IdentityDamaged.ts";
import type { Entry, Store } from "./Store.ts";

/** Time between a change and its writing: signing in again is all a crash can cost. */
const writeAfterMs = 300;
/** Time until what could not be written is tried again. */
const tryAgainAfterMs = 10_000;
const sweepEveryMs = 60_000;

/**
 * A store in memory, written to a file that only this account can read. A file that is missing begins empty, one
 * that is damaged is an error naming it. While it cannot be written, as on a full disk, `onError` hears so, and what is
 * kept is kept in memory.
 */
export function fileStore(file: string, onError: (error: Error) => void): Store {
  const entries = readEntries(file);
  let timer: NodeJS.Timeout | undefined;

  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    try {
      writeFileSync(`${file}.new`, JSON.stringify([...entries]), { mode: 0o600 });
      renameSync(`${file}.new`, file);
    } catch (error) {
      timer = setTimeout(write, tryAgainAfterMs).unref();
      onError(new Error(`The sign-in sessions could not be written: ${(error as Error).message}`));
    }
  };
  const changed = () => {
    timer ??= setTimeout(write, writeAfterMs).unref();
  };
  const sweep = setInterval(() => {
    for (const [key, entry] of entries) if (expired(entry)) entries.delete(key);
  }, sweepEveryMs).unref();

  return {
    get(key) {
      const entry = entries.get(key);
      return entry && !expired(entry) ? entry.payload : undefined;
    },
    set(key, payload, expiresInSeconds) {
      const expiresAt = expiresInSeconds === undefined ? null : Date.now() + expiresInSeconds * 1_000;
      entries.set(key, { payload, expiresAt });
      changed();
    },
    delete(key) {
      if (entries.delete(key)) changed();
    },
    entries: () =>
      [...entries].filter(([, entry]) => !expired(entry)).map(([key, { payload }]) => [key, payload]),
    close() {
      clearInterval(sweep);
      if (timer) write();
      clearTimeout(timer);
    },
  };
}

function expired(entry: Entry): boolean {
  return entry.expiresAt !== null && entry.expiresAt <= Date.now();
}

function readEntries(file: string): Map<string, Entry> {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return new Map();
    throw error;
  }
  try {
    return new Map(JSON.parse(text) as [string, Entry][]);
  } catch {
    throw new IdentityDamaged("sessions", file);
  }
}
