import { parentPort, workerData } from "node:worker_threads";
import { isNumbers } from "../answers/readAnswer.ts";
import { answer } from "../askingMarket.ts";
import { IndexEngine } from "../verbs/IndexEngine.ts";
import { type Answered, answersKept, type Question, type Reply, type WorkerStart } from "./messages.ts";

/** Thrown out of a kernel when its call is to stop. */
class Stopped extends Error {}

const { image, stopped } = workerData as WorkerStart;
let running = 0;
const engine = new IndexEngine(image, () => {
  if (Atomics.load(stopped, running % stopped.length) === running) throw new Stopped();
});

parentPort?.on("message", (questions: readonly Question[]) => {
  let replies: Reply[] = [];
  let sentAt = performance.now();
  for (const question of questions) {
    running = question.number;
    const from = performance.now();
    const answered = answerTo(question);
    const now = performance.now();
    replies.push({ ...answered, number: question.number, took: now - from });
    if (now - sentAt < answersKept) continue;
    send(replies);
    replies = [];
    sentAt = now;
  }
  send(replies);
});

function send(replies: readonly Reply[]): void {
  if (replies.length === 0) return;
  const buffers = replies.flatMap((reply) =>
    "numbers" in reply ? [reply.numbers.buffer as ArrayBuffer] : [],
  );
  parentPort?.postMessage(replies, buffers);
}

function answerTo({ verb, args }: Question): Answered {
  try {
    engine.check();
    const answered = answer(engine, verb, args);
    return isNumbers(answered) ? { numbers: answered } : { json: JSON.stringify(answered) };
  } catch (error) {
    if (error instanceof Stopped) return { stopped: true };
    return { problem: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
