import { LRUCache } from "lru-cache";

/** What was read of the store less than a second ago, by key. */
export type RecentlyRead<Key, Value> = {
  get(key: Key): Promise<Value>;
  /** The same where it was read less than a second ago, at once; undefined says nothing. */
  known(key: Key): Value | undefined;
  /** As it is now, whoever changed it: read for this call. */
  anew(key: Key): Promise<Value>;
  /** Reads everything anew from the next call on; for changes made by this process. */
  forget(): void;
};

/** A change made by another process is seen after this long at the latest, the reading included. */
const freshForMs = 800;

/** Keeps what it reads for less than a second, so that a change holds everywhere within one; at most 10,000 keys. */
export function recentlyRead<Key extends string | number, Value>(
  read: (key: Key) => Promise<Value>,
): RecentlyRead<Key, Value> {
  const cache = new LRUCache<Key, { value: Value }>({
    max: 10_000,
    ttl: freshForMs,
    // Else the cache sets a timer every millisecond to know the time by; looking is cheaper.
    ttlResolution: 0,
    // Who asked before a change is answered with what was read, not with an error; nobody after it is.
    ignoreFetchAbort: true,
    fetchMethod: async (key) => ({ value: await read(key) }),
  });
  return {
    get: async (key) => (await cache.forceFetch(key)).value,
    known: (key) => cache.peek(key)?.value,
    anew: read,
    forget: () => cache.clear(),
  };
}
