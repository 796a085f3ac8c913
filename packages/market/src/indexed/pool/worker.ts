import { parentPort, workerData } from "node:worker_threads";
import { answer } from "../askingMarket.ts";
import { IndexEngine } from "../verbs/IndexEngine.ts";
import type { Question, Reply, WorkerStart } from "./messages.ts";
import { packings } from "./packings.ts";

/** Thrown out of a kernel when its call is to stop. */
class Stopped extends Error {}

const { image, stopped } = workerData as WorkerStart;
let running = 0;
const engine = new IndexEngine(image, () => {
  if (Atomics.load(stopped, running % stopped.length) === running) throw new Stopped();
});

parentPort?.on("message", (question: Question) => {
  running = question.number;
  const reply = replyTo(question);
  parentPort?.postMessage(reply, "numbers" in reply ? [reply.numbers.buffer as ArrayBuffer] : []);
});

function replyTo({ number, verb, args }: Question): Reply {
  try {
    engine.check();
    const answered = answer(engine, verb, args);
    const packing = packings[verb];
    return packing ? { number, numbers: packing.pack(answered) } : { number, json: JSON.stringify(answered) };
  } catch (error) {
    if (error instanceof Stopped) return { number, stopped: true };
    return { number, problem: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
