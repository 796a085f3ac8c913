import type { Verb } from "../verbs/verbs.ts";

/** What a verb is taken to need before it was seen, in milliseconds: too much for more than the calls that are always in hand. */
const unseen = 1;

/** One call that took longer than expected raises the expectation by so much, and this many that did not lower it again. */
const [risesBy, fallsIn] = [2, 15];
const fallsBy = risesBy ** (-1 / fallsIn);

/** The shortest time that is told from none. */
const least = 0.001;

/**
 * How long a call of each verb takes at most, one in fifteen aside, in milliseconds: a call behind one that takes longer
 * than expected waits for it. How much longer does not count, because on a busy machine any call may take
 * milliseconds in which another process had the core.
 */
export class Expectations {
  readonly #milliseconds = new Map<Verb, number>();

  of(verb: Verb): number {
    return this.#milliseconds.get(verb) ?? unseen;
  }

  learn(verb: Verb, took: number): void {
    const known = this.of(verb);
    this.#milliseconds.set(verb, Math.max(least, known * (took > known ? risesBy : fallsBy)));
  }
}
