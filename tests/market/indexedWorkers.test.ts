import { once } from "node:events";
import type { Worker } from "node:worker_threads";
import { afterAll, beforeAll, expect, test } from "vitest";
import { syntheticMarket } from "../../packages/market/src/conformance/syntheticMarket.ts";
import type { ClosableMarket, Filter, Selection } from "../../packages/market/src/index.ts";
import type { LoadedIndex } from "../../packages/market/src/indexed/format/LoadedIndex.ts";
import { WorkerPool } from "../../packages/market/src/indexed/pool/WorkerPool.ts";
import { indexedFromRecords } from "./indexedFromRecords.ts";

const everything: Selection = { fact: "posting", filters: [] };
const of = (employers: number[]): Filter => ({ dimension: "employer", any: employers });
const slow = (market: Pick<ClosableMarket, "concentrationByPair">) =>
  market.concentrationByPair(everything, "attribute", { first: "employer", second: "skill", support: 0 });

let market: ClosableMarket;
beforeAll(async () => {
  market = await indexedFromRecords(syntheticMarket(5, 60_000), 1);
}, 60_000);
afterAll(() => market.close());

test("an abort stops the running call, and the worker serves on", async () => {
  const controller = new AbortController();
  const stopped = expect(slow(market.withSignal(controller.signal))).rejects.toThrow("left");
  const after = market.count(everything);
  setTimeout(() => controller.abort(new Error("left")), 5);
  await stopped;
  expect(await after).toBe(60_000);
});

test("a call is not asked when it was aborted before, and has its answer when it is aborted afterwards", async () => {
  const before = market.withSignal(AbortSignal.abort(new Error("left before")));
  await expect(before.count(everything)).rejects.toThrow("left before");
  const controller = new AbortController();
  const leaving = market.withSignal(controller.signal);
  const answered = await leaving.countByPair(everything, "state", "country");
  expect(await leaving.count(everything)).toBe(60_000);
  controller.abort(new Error("left afterwards"));
  expect([...answered].length).toBe(answered.length);
  expect(answered.length).toBeGreaterThan(2);
  await expect(leaving.count(everything)).rejects.toThrow("left afterwards");
  expect(await market.count(everything)).toBe(60_000);
});

test("a signal stops the calls of a market that has another one besides", async () => {
  const [one, other] = [new AbortController(), new AbortController()];
  const both = market.withSignal(one.signal).withSignal(other.signal);
  const stopped = expect(slow(both)).rejects.toThrow("the first left");
  setTimeout(() => one.abort(new Error("the first left")), 5);
  await stopped;
  await expect(both.count(everything)).rejects.toThrow("the first left");
});

test("an aborted call leaves the queue", async () => {
  const first = slow(market);
  const controller = new AbortController();
  const second = market.withSignal(controller.signal).count(everything);
  const third = market.count(everything);
  controller.abort(new Error("left the queue"));
  await expect(second).rejects.toThrow("left the queue");
  expect((await first).length).toBeGreaterThan(0);
  expect(await third).toBe(60_000);
});

test("a call that cannot be answered rejects, and the worker serves on", async () => {
  const broken = { fact: "nothing" as "posting", filters: [] };
  await expect(market.count(broken)).rejects.toThrow("The index failed");
  expect(await market.count(everything)).toBe(60_000);
});

test("closing lets running and waiting calls end, and refuses new ones", async () => {
  const closing = await indexedFromRecords(syntheticMarket(5, 2_000), 2);
  const answers = [slow(closing), closing.count(everything), closing.count(everything)] as const;
  const closed = closing.close();
  await expect(closing.count(everything)).rejects.toThrow("closed");
  await closed;
  expect((await Promise.all(answers)).slice(1)).toEqual([2_000, 2_000]);
});

test("closing twice waits for the running call both times", async () => {
  const closing = await indexedFromRecords(syntheticMarket(5, 2_000), 1);
  const answer = slow(closing);
  await Promise.all([closing.close(), closing.close()]);
  expect((await answer).length).toBeGreaterThan(0);
});

test("calls of one turn of the event loop are each given their own answer, whatever leaves or fails among them", async () => {
  const selections = Array.from(
    { length: 100 },
    (_, index): Selection => ({ ...everything, filters: [{ dimension: "employer", any: [index + 1] }] }),
  );
  const alone: number[] = [];
  for (const selection of selections) alone.push(await market.count(selection));
  expect(new Set(alone).size).toBeGreaterThan(10);

  const controller = new AbortController();
  const leaving = market.withSignal(controller.signal);
  const unsendable = { ...everything, filters: [() => []] } as unknown as Selection;
  const others: Promise<unknown>[] = [];
  const together = selections.map((selection, index) => {
    if (index % 10 === 3) others.push(expect(market.count(unsendable)).rejects.toThrow("cloned"));
    if (index % 10 === 5) others.push(expect(leaving.count(selection)).rejects.toThrow("left"));
    if (index % 10 === 7)
      others.push(market.durationsByPair(everything, { first: "skill", second: "state", support: 0 }));
    return market.count(selection);
  });
  controller.abort(new Error("left"));
  expect(await Promise.all(together)).toEqual(alone);
  await Promise.all(others);
});

test("long questions and questions that JSON cannot say keep their place among short ones", async () => {
  const employers = Array.from({ length: 50 }, (_, index) => index + 1);
  const short = employers.map((employer): Selection => ({ ...everything, filters: [of([employer])] }));
  const alone = await Promise.all(short.map((selection) => market.count(selection)));
  const none = Array.from({ length: 3_000 }, (_, index) => 4_000_000 + index);
  const answers = await Promise.all(
    short.flatMap((selection, index) => [
      market.count(selection),
      market.count({ ...everything, filters: [of([...none, index + 1])] }),
      market
        .concentration({ ...everything, filters: [of([index + 1])] }, "employer", Number.POSITIVE_INFINITY)
        .then(({ total }) => total),
    ]),
  );
  expect(answers).toEqual(alone.flatMap((count) => [count, count, count]));
});

test("a call that was handed over and left stops only itself", async () => {
  for (let round = 0; round < 20; round += 1) {
    const controller = new AbortController();
    const leaving = market.withSignal(controller.signal);
    const staying = Array.from({ length: 10 }, () => market.count(everything));
    const left = Array.from({ length: 10 }, () => leaving.count(everything).catch(String));
    setImmediate(() => setImmediate(() => controller.abort(new Error("left"))));
    expect(await Promise.all(staying)).toEqual(Array(10).fill(60_000));
    for (const answer of await Promise.all(left)) expect([60_000, "Error: left"]).toContain(answer);
  }
});

/** The threads that are started while something is done. */
async function startedBy(action: () => Promise<unknown>): Promise<Worker[]> {
  const started: Worker[] = [];
  const note = (worker: Worker) => void started.push(worker);
  process.on("worker", note);
  await action().finally(() => process.off("worker", note));
  return started;
}

/** A market with one thread, and that thread. */
async function openBreakable(): Promise<{ breaking: ClosableMarket; thread: Worker }> {
  let breaking: ClosableMarket | undefined;
  const [thread] = await startedBy(async () => {
    breaking = await indexedFromRecords(syntheticMarket(5, 2_000), 1);
  });
  if (!thread || !breaking) throw new Error("no thread was started");
  return { breaking, thread };
}

test.each(["serves on", "is closing"])(
  "a thread that breaks takes with it what it has in hand, and another answers the rest, when the market %s",
  async (what) => {
    const { breaking, thread } = await openBreakable();
    const calls = Array.from({ length: 40 }, () => slow(breaking));
    const all = Promise.allSettled(calls);
    const closed = what === "is closing" ? breaking.close() : undefined;
    const others = await startedBy(async () => {
      await calls[0];
      await thread.terminate();
      await all;
    });
    const settled = await all;
    const reasons = settled.flatMap((each) => (each.status === "rejected" ? [String(each.reason)] : []));
    expect(new Set(reasons)).toEqual(new Set(["Error: A thread of the index ended with 1."]));
    expect(reasons.length).toBeLessThan(20);
    expect(settled.at(-1)?.status).toBe("fulfilled");
    expect(others).toHaveLength(1);
    if (!closed) expect(await breaking.count(everything)).toBe(2_000);
    await (closed ?? breaking.close());
    await expect(breaking.count(everything)).rejects.toThrow("closed");
  },
);

test("a pool of which one thread cannot be started ends the others and says why", async () => {
  let asked = 0;
  const index = {
    get meta() {
      asked += 1;
      if (asked > 1) throw new Error("no second thread");
      return {};
    },
  };
  const ended: Promise<unknown>[] = [];
  const started = await startedBy(async () => {
    process.once("worker", (worker) => void ended.push(once(worker, "exit")));
    await expect(WorkerPool.open(index as LoadedIndex, 2)).rejects.toThrow("no second thread");
  });
  expect(started).toHaveLength(1);
  await Promise.all(ended);
  expect(started[0]?.threadId).toBe(-1);
});

test("threads that cannot run reject what they are asked, and what is asked later", async () => {
  const pool = await WorkerPool.open({} as LoadedIndex, 2);
  const calls = [1, 2, 3, 4, 5, 6].map(() => pool.ask({ verb: "count", args: [everything] }));
  for (const { status } of await Promise.allSettled(calls)) expect(status).toBe("rejected");
  await expect(pool.ask({ verb: "count", args: [everything] })).rejects.toThrow("closed");
  await pool.close();
});
