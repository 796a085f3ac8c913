import { busy, Problem } from "../http/Problem.ts";

/** A place for work: when its time is up, and who is told so then; nobody while it is free. */
type Place = { until: number; abort: AbortController; giveUp: ((reason: unknown) => void) | undefined };

/**
 * Bounds how many answers are computed or waited for at once, and how long one may take. Places and their signals serve
 * again, and one timer serves all: making and clearing both for each call cost more than the rest of this. Nor are calls
 * kept in a Set: what a Set has grown out of keeps what was in it, for the old space to clear.
 */
export class WorkLimit {
  readonly #places: Place[] = [];
  readonly #free: Place[] = [];
  readonly #most: number;
  readonly #timeLimitMs: number;
  #timer: NodeJS.Timeout | undefined;

  constructor(most: number, timeLimitMs: number) {
    this.#most = most;
    this.#timeLimitMs = timeLimitMs;
  }

  /** How many answers are under way. */
  get load(): number {
    return this.#places.length - this.#free.length;
  }

  /**
   * Runs the work with a signal that is aborted when its time is up. Rejects with `overloaded` when too much is under
   * way already, with `timedOut` when the time is up.
   */
  run<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    if (this.load >= this.#most) return Promise.reject(busy());
    return new Promise<T>((resolve, reject) => {
      const place = this.#take(reject);
      work(place.abort.signal).then(
        (result) => {
          this.#leave(place, reject);
          resolve(result);
        },
        (error: unknown) => {
          this.#leave(place, reject);
          reject(error);
        },
      );
    });
  }

  #take(giveUp: Place["giveUp"]): Place {
    let place = this.#free.pop();
    if (!place) {
      place = { until: 0, abort: new AbortController(), giveUp: undefined };
      this.#places.push(place);
    }
    place.until = performance.now() + this.#timeLimitMs;
    place.giveUp = giveUp;
    if (this.#timer && this.load === 1) this.#timer.ref();
    this.#timer ??= setTimeout(() => this.#giveUpLate(), this.#timeLimitMs);
    return place;
  }

  /** Frees the place, unless its time was up: then it may already be somebody else's. */
  #leave(place: Place, giveUp: Place["giveUp"]): void {
    if (place.giveUp !== giveUp) return;
    place.giveUp = undefined;
    this.#free.push(place);
    if (this.load === 0) this.#timer?.unref();
  }

  #giveUpLate(): void {
    this.#timer = undefined;
    const now = performance.now();
    let next = Number.POSITIVE_INFINITY;
    for (const place of this.#places) {
      const { giveUp, abort } = place;
      if (giveUp && place.until > now) next = Math.min(next, place.until);
      else if (giveUp) {
        this.#leave(place, giveUp);
        place.abort = new AbortController();
        giveUp(new Problem("timedOut"));
        abort.abort();
      }
    }
    if (next < Number.POSITIVE_INFINITY) this.#timer = setTimeout(() => this.#giveUpLate(), next - now);
  }
}
