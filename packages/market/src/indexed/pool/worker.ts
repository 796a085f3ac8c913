import { parentPort, workerData } from "node:worker_threads";
import { answer } from "../askingMarket.ts";
import { IndexEngine } from "../verbs/IndexEngine.ts";
import type { Question, Reply, WorkerStart } from "./messages.ts";

/** Thrown out of a kernel when its call is to stop. */
class Stopped extends Error {}

const { image, stopped } = workerData as WorkerStart;
let running = 0;
const engine = new IndexEngine(image, () => {
  if (Atomics.load(stopped, 0) === running) throw new Stopped();
});

parentPort?.on("message", (question: Question) => {
  running = question.number;
  parentPort?.postMessage(replyTo(question));
});

function replyTo({ number, verb, args }: Question): Reply {
  try {
    return { number, json: JSON.stringify(answer(engine, verb, args)) };
  } catch (error) {
    if (error instanceof Stopped) return { number, stopped: true };
    return { number, problem: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
