import type { Market } from "../Market.ts";
import type { IndexEngine } from "./verbs/IndexEngine.ts";
import { type Verb, verbs } from "./verbs/verbs.ts";

/** Answers a call of a verb by its arguments in order. */
export type Ask = (verb: Verb, args: readonly unknown[], signal: AbortSignal | undefined) => Promise<unknown>;

/** A market whose verbs are asked by name. */
export function askingMarket(asOf: string, ask: Ask, signal?: AbortSignal): Market {
  const asked = Object.fromEntries(
    (Object.keys(verbs) as Verb[]).map((verb) => [
      verb,
      async (...args: readonly unknown[]) => {
        signal?.throwIfAborted();
        return ask(verb, args, signal);
      },
    ]),
  ) as Omit<Market, "asOf" | "withSignal">;
  return {
    asOf,
    withSignal: (given) => askingMarket(asOf, ask, signal ? AbortSignal.any([signal, given]) : given),
    ...asked,
  };
}

/** The answer of an engine to a call of a verb. */
export function answer(engine: IndexEngine, verb: Verb, args: readonly unknown[]): unknown {
  const run = verbs[verb] as (engine: IndexEngine, ...args: readonly unknown[]) => unknown;
  return run(engine, ...args);
}
