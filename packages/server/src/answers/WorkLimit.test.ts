import { expect, test } from "vitest";
import { WorkLimit } from "./WorkLimit.ts";

const never = new Promise<never>(() => {});

test("gives up work that takes too long, and tells it to stop", async () => {
  const limit = new WorkLimit(1, 5);
  let told: AbortSignal | undefined;
  const work = limit.run((signal) => {
    told = signal;
    return never;
  });
  await expect(work).rejects.toMatchObject({ word: "timedOut" });
  expect(told?.aborted).toBe(true);
  expect(limit.load).toBe(0);
});

test("refuses more than so much at once, and says when to come again", async () => {
  const limit = new WorkLimit(2, 1000);
  let finish = () => {};
  const work = () => new Promise<void>((resolve) => (finish = resolve));
  const [first, second] = [limit.run(work), limit.run(work)];
  await expect(limit.run(work)).rejects.toMatchObject({
    word: "overloaded",
    status: 503,
    headers: { "retry-after": "1" },
  });
  finish();
  await second;
  expect(await limit.run(async () => "room again")).toBe("room again");
  void first.catch(() => {});
});

test("has room again after work that failed", async () => {
  const limit = new WorkLimit(1, 1000);
  await expect(limit.run(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(limit.load).toBe(0);
});

test("tells nobody to stop whose time is not up, though signals and places serve again", async () => {
  const limit = new WorkLimit(3, 40);
  let told: AbortSignal | undefined;
  await limit.run(async (signal) => (told = signal));
  const late = limit.run(() => never);
  await new Promise((resolve) => setTimeout(resolve, 25));
  let signal: AbortSignal | undefined;
  const later = limit.run((given) => {
    signal = given;
    return new Promise((resolve) => setTimeout(() => resolve(given.aborted), 25));
  });
  await expect(late).rejects.toMatchObject({ word: "timedOut" });
  expect(limit.load).toBe(1);
  expect(await later).toBe(false);
  expect(signal).not.toBe(told);
  expect(await limit.run(async (given) => given.aborted)).toBe(false);
  expect(limit.load).toBe(0);
});

test("gives up every work whose time is up, whenever it began", async () => {
  const limit = new WorkLimit(10, 10);
  const works = [];
  for (let round = 0; round < 5; round += 1) {
    works.push(expect(limit.run(() => never)).rejects.toMatchObject({ word: "timedOut" }));
    await new Promise((resolve) => setTimeout(resolve, 4));
  }
  await Promise.all(works);
  expect(limit.load).toBe(0);
});
