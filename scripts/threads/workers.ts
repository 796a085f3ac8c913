import { parentPort, Worker } from "node:worker_threads";

/** A thread that answers requests, one after the other. */
export type Answering<Request, Answer> = {
  ask: (request: Request) => Promise<Answer>;
  close: () => Promise<unknown>;
};

type Reply = { id: number; answer?: unknown; problem?: string };

/** Starts the module as a thread; `answerRequests` stands on its other side. What the thread prints is dropped. */
export function openWorker<Request, Answer>(module: URL): Answering<Request, Answer> {
  const worker = new Worker(module, { stdout: true, stderr: true });
  const waiting = new Map<number, { done: (answer: Answer) => void; failed: (problem: Error) => void }>();
  let last = 0;
  let ended: Error | undefined;
  const failAll = (problem: Error) => {
    ended ??= problem;
    for (const { failed } of waiting.values()) failed(problem);
    waiting.clear();
  };
  worker.on("message", ({ id, answer, problem }: Reply) => {
    const asked = waiting.get(id);
    waiting.delete(id);
    if (problem === undefined) asked?.done(answer as Answer);
    else asked?.failed(new Error(problem));
  });
  worker.on("error", (problem) => failAll(problem instanceof Error ? problem : new Error(String(problem))));
  worker.on("exit", () => failAll(new Error(`${module.pathname.split("/").at(-1)} has ended`)));
  worker.unref();
  return {
    ask: (request) =>
      new Promise((done, failed) => {
        if (ended) return failed(ended);
        last += 1;
        waiting.set(last, { done, failed });
        worker.ref();
        worker.postMessage({ id: last, request });
      }),
    close: () => worker.terminate(),
  };
}

/** Inside a thread: answers each request when the one before is answered; a throw becomes the asker's error. */
export function answerRequests<Request>(answer: (request: Request) => Promise<unknown>): void {
  let turn = Promise.resolve();
  parentPort?.on("message", ({ id, request }: { id: number; request: Request }) => {
    turn = turn.then(async () => {
      const reply = await answer(request).then(
        (given): Reply => ({ id, answer: given }),
        (cause): Reply => ({ id, problem: cause instanceof Error ? cause.message : String(cause) }),
      );
      parentPort?.postMessage(reply);
    });
  });
}
