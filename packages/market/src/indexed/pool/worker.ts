import { type MessagePort, parentPort, receiveMessageOnPort, workerData } from "node:worker_threads";
import { isNumbers } from "../answers/readAnswer.ts";
import { answer } from "../askingMarket.ts";
import { IndexEngine } from "../verbs/IndexEngine.ts";
import { CallSlots, numberAfter, slotOf } from "./CallSlots.ts";
import { type Answered, answersKept, type Call, type Reply, ready, type WorkerStart } from "./messages.ts";

/** Thrown out of a kernel when its call is to stop. */
class Stopped extends Error {}

const { index, stopped, memory } = workerData as WorkerStart;
const port = parentPort as MessagePort;
const slots = new CallSlots(memory);
let running = 0;
const engine = new IndexEngine(index, () => {
  if (Atomics.load(stopped, slotOf(running)) === running) throw new Stopped();
});

port.postMessage(ready);

// The thread does nothing but wait and answer, so that it needs no event loop: `terminate` ends it where it waits.
for (;;) {
  slots.awaitAfter(running);
  let shownAt = performance.now();
  while (running !== slots.asked) {
    running = numberAfter(running);
    const from = performance.now();
    const answered = answerTo(running);
    const now = performance.now();
    give(running, answered, now - from);
    if (now - shownAt < answersKept) continue;
    show(running);
    shownAt = now;
  }
  show(running);
}

/** Lays an answer ready: in its slot, or in a message when it is long, is no JSON or is none. */
function give(number: number, answered: Answered, took: number): void {
  slots.setTook(number, took);
  if (slots.put(number, "json" in answered ? answered.json : undefined)) return;
  const buffers = "numbers" in answered ? [answered.numbers.buffer as ArrayBuffer] : [];
  port.postMessage({ ...answered, number, took } satisfies Reply, buffers);
}

/** Shows the answers up to this call's. */
function show(number: number): void {
  if (slots.answered !== number && slots.answer(number)) port.postMessage(undefined);
}

function answerTo(number: number): Answered {
  try {
    const text = slots.read(number);
    const { verb, args } = text === undefined ? nextInMessage() : (JSON.parse(text) as Call);
    engine.check();
    const answered = answer(engine, verb, args);
    return isNumbers(answered) ? { numbers: answered } : { json: JSON.stringify(answered) };
  } catch (error) {
    if (error instanceof Stopped) return { stopped: true };
    return { problem: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

/** The next question of those that came in messages, which keep their order. */
function nextInMessage(): Call {
  const received = receiveMessageOnPort(port);
  if (!received) throw new Error("a question that should have come in a message did not");
  return received.message;
}
