import type { Market } from "../Market.ts";
import type { IndexEngine } from "./verbs/IndexEngine.ts";
import { type Verb, verbs } from "./verbs/verbs.ts";

/** Answers a call of a verb by its arguments in order. */
export type Ask = (verb: Verb, args: readonly unknown[], signal: AbortSignal | undefined) => Promise<unknown>;

/**
 * The verbs, asked of the market they are called on: every call of the server has a market with its own signal. They hand
 * on the promise they are given, as an async function would wrap it in another and wait three turns for it.
 */
const askedVerbs = Object.fromEntries(
  (Object.keys(verbs) as Verb[]).map((verb) => [
    verb,
    function (this: AskedMarket, ...args: readonly unknown[]) {
      const { signal } = this;
      return signal?.aborted ? Promise.reject(signal.reason) : this.ask(verb, args, signal);
    },
  ]),
) as unknown as Omit<Market, "asOf" | "withSignal">;

class AskedMarket {
  readonly asOf: string;
  readonly ask: Ask;
  readonly signal: AbortSignal | undefined;

  constructor(asOf: string, ask: Ask, signal: AbortSignal | undefined) {
    this.asOf = asOf;
    this.ask = ask;
    this.signal = signal;
  }

  withSignal(given: AbortSignal): Market {
    const { asOf, ask, signal } = this;
    return askingMarket(asOf, ask, signal ? AbortSignal.any([signal, given]) : given);
  }
}
Object.assign(AskedMarket.prototype, askedVerbs);

/** A market whose verbs are asked by name. */
export function askingMarket(asOf: string, ask: Ask, signal?: AbortSignal): Market {
  return new AskedMarket(asOf, ask, signal) as unknown as Market;
}

/** The answer of an engine to a call of a verb. */
export function answer(engine: IndexEngine, verb: Verb, args: readonly unknown[]): unknown {
  engine.begin();
  const run = verbs[verb] as (engine: IndexEngine, ...args: readonly unknown[]) => unknown;
  return run(engine, ...args);
}
