import type { Verb } from "../verbs/verbs.ts";

/** What a verb is taken to need before it was seen, in milliseconds: too much for more than the calls that are always in hand. */
const unseen = 1;

/**
 * How long a call of each verb is likely to take, in milliseconds. It rises at once with calls that take longer and falls
 * slowly, because a call behind one that takes longer than expected waits for it.
 */
export class Expectations {
  readonly #milliseconds = new Map<Verb, number>();

  of(verb: Verb): number {
    return this.#milliseconds.get(verb) ?? unseen;
  }

  learn(verb: Verb, took: number): void {
    const known = this.#milliseconds.get(verb) ?? took;
    const weight = took > known ? 0.5 : 0.05;
    this.#milliseconds.set(verb, known + weight * (took - known));
  }
}
