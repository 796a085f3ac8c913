import { afterAll, beforeAll, expect, test } from "vitest";
import { syntheticMarket } from "../../packages/market/src/conformance/syntheticMarket.ts";
import type { ClosableMarket, Selection } from "../../packages/market/src/index.ts";
import { indexedFromRecords } from "./indexedFromRecords.ts";

const everything: Selection = { fact: "posting", filters: [] };
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
