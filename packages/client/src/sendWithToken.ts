import type { TokenSource } from "./TokenSource.ts";

/** How a refused call is tried again. */
export type Retry = {
  /** How many times a 429 or 503 is waited for; 3 by default, 0 for never. */
  attempts: number;
  /** The longest wait, seconds; an answer that asks for more is given back at once. */
  longestWait: number;
};

const wait = (seconds: number, signal?: AbortSignal | null) =>
  new Promise<void>((resolve, reject) => {
    signal?.throwIfAborted();
    const timer = setTimeout(done, seconds * 1000);
    function done() {
      signal?.removeEventListener("abort", stop);
      resolve();
    }
    function stop() {
      clearTimeout(timer);
      reject(signal?.reason);
    }
    signal?.addEventListener("abort", stop, { once: true });
  });

/**
 * A fetch that carries the token: a 401 is tried once more with a fresh token, a 429 or 503 after the seconds its
 * Retry-After names. Aborting the request's signal ends a wait too.
 */
export function sendWithToken(tokens: TokenSource, retry: Retry, send: typeof fetch = globalThis.fetch) {
  return async (request: Request): Promise<Response> => {
    let renewed = false;
    for (let attempt = 0; ; ) {
      const token = await tokens.get();
      const copy = request.clone();
      copy.headers.set("authorizationToken", token);
      const response = await send(copy);
      if (response.status === 401 && !renewed) {
        renewed = true;
        tokens.drop(token);
        continue;
      }
      const seconds = Number(response.headers.get("retry-after") ?? Number.NaN);
      const waits = (response.status === 429 || response.status === 503) && seconds <= retry.longestWait;
      if (!waits || attempt >= retry.attempts) return response;
      attempt++;
      await wait(seconds, request.signal);
    }
  };
}
