import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { refuseAbove } from "./refuseAbove.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("what is above a second's or a minute's bound waits for its end, each name for its own", async () => {
  const consume = refuseAbove({ points: 3, duration: 1 }, { points: 5, duration: 60 });
  const wait = (name: string) =>
    consume(name).then(
      () => null,
      ({ headers }) => headers["Retry-After"],
    );
  const four = (name: string) => Promise.all(Array.from({ length: 4 }, () => wait(name)));
  expect(await four("ann")).toEqual([null, null, null, "1"]);
  vi.advanceTimersByTime(1_000);
  expect(await four("ann")).toEqual([null, null, "59", "1"]);
  expect(await wait("bob")).toBeNull();
  vi.advanceTimersByTime(59_000);
  expect(await wait("ann")).toBeNull();
});
