import type { AdapterPayload } from "oidc-provider";

/** What the provider keeps: sessions, grants, codes and refresh tokens, each until it expires (ms since 1970). */
export type Entry = { payload: AdapterPayload; expiresAt: number | null };

/** Entries by model and id, surviving a restart when the store has a file. */
export type Store = {
  get(key: string): AdapterPayload | undefined;
  set(key: string, payload: AdapterPayload, expiresInSeconds?: number): void;
  delete(key: string): void;
  /** Entries that have not expired. */
  entries(): [key: string, payload: AdapterPayload][];
  /** Writes what is not written yet. */
  close(): void;
};
