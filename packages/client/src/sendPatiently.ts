import type { Pace } from "./Pace.ts";
import { secondsToWait } from "./TalentError.ts";
import { wait } from "./wait.ts";

/** How a refused call is tried again. */
export type Retry = {
  /** How many times a 429 or 503 is waited for; 3 by default, 0 for never. */
  attempts: number;
  /** The longest wait, seconds; an answer that asks for more is given back at once. 60 by default, Infinity for any. */
  longestWait: number;
};

/**
 * Sends a request in its turn and again after a 429 or 503, when the seconds its Retry-After names are over; a 429
 * without one is waited for 1, 2, 4 … seconds. A quota that is used up is never waited for. Aborting ends a wait.
 */
export async function sendPatiently(
  send: () => Promise<Response>,
  { retry, pace, signal }: { retry: Retry; pace: Pace; signal?: AbortSignal | null },
): Promise<Response> {
  for (let attempt = 0; ; attempt++) {
    await pace.turn(signal);
    signal?.throwIfAborted();
    const response = await send();
    if (attempt >= retry.attempts) return response;
    const seconds = await patience(response, attempt);
    if (seconds === undefined || seconds > retry.longestWait) return response;
    await response.body?.cancel();
    await wait(seconds, signal);
  }
}

/** Seconds after which to try again; undefined when that makes no sense. */
async function patience(response: Response, attempt: number): Promise<number | undefined> {
  if (response.status !== 429 && response.status !== 503) return undefined;
  const asked = secondsToWait(response.headers);
  if (response.status === 503) return asked;
  const body = await response
    .clone()
    .json()
    .catch(() => null);
  if (String(body?.apiCode).startsWith("QUOTA")) return undefined;
  return asked ?? 2 ** attempt;
}
