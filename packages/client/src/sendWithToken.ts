import type { Pace } from "./Pace.ts";
import { type Retry, sendPatiently } from "./sendPatiently.ts";
import type { Tokens } from "./TokenSource.ts";

/** What a call needs besides itself. `fetch` defaults to the runtime's own. */
export type Sending = { tokens: Tokens; retry: Retry; pace: Pace; fetch?: typeof fetch };

/**
 * A fetch that carries the token: a 401 is tried once more with a fresh token, a 429 or 503 after the seconds its
 * Retry-After names. Aborting the request's signal ends a wait too.
 */
export function sendWithToken({ tokens, retry, pace, fetch: send = globalThis.fetch }: Sending) {
  return async (request: Request): Promise<Response> => {
    const { signal } = request;
    for (let renewed = false; ; renewed = true) {
      const token = await tokens.get(signal);
      const sendOnce = () => {
        const copy = request.clone();
        copy.headers.set("authorizationToken", token);
        return send(copy);
      };
      const response = await sendPatiently(sendOnce, { retry, pace, signal });
      if (response.status !== 401 || renewed) return response;
      tokens.drop(token);
      await response.body?.cancel();
    }
  };
}
