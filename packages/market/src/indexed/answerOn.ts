import { readAnswer } from "./answers/readAnswer.ts";
import { type Ask, answer } from "./askingMarket.ts";
import type { LoadedIndex } from "./format/LoadedIndex.ts";
import { WorkerPool } from "./pool/WorkerPool.ts";
import { IndexEngine } from "./verbs/IndexEngine.ts";

/** What answers on an index; once it is closed, calls under way end and others are refused. */
export type Answering = { ask: Ask; close: () => Promise<void> };

/** So many threads (default: one per core), or with 0 the calling one, answer on an index. */
export async function answerOn(index: LoadedIndex, threads?: number): Promise<Answering> {
  if (threads === 0) {
    const engine = new IndexEngine(index);
    return {
      ask: async (verb, args) => readAnswer(verb, answer(engine, verb, args)),
      close: async () => {},
    };
  }
  const pool = await WorkerPool.open(index, threads);
  return {
    ask: (verb, args, signal) => pool.ask({ verb, args }, signal),
    close: () => pool.close(),
  };
}
