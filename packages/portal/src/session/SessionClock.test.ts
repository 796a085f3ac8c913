import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { checkEveryMs, startSessionClock } from "./SessionClock.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function token(lifetimeSeconds: number, refresh = vi.fn(async () => {})) {
  const end = Date.now() + lifetimeSeconds * 1000;
  return { remainingSeconds: () => (end - Date.now()) / 1000, refresh, clear: vi.fn(async () => {}) };
}

test("renews at the start when under 70 seconds remain", async () => {
  const expiring = token(69);
  const clock = startSessionClock(expiring);
  await clock.first;
  expect(expiring.refresh).toHaveBeenCalledTimes(1);
  clock.stop();
});

test("leaves a token with 70 seconds alone", async () => {
  const fresh = token(70);
  const clock = startSessionClock(fresh);
  await clock.first;
  expect(fresh.refresh).not.toHaveBeenCalled();
  clock.stop();
});

test("looks again every 1,750,000 ms and not before", async () => {
  const halfHour = token(1800);
  const clock = startSessionClock(halfHour);
  await vi.advanceTimersByTimeAsync(checkEveryMs - 1);
  expect(halfHour.refresh).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(halfHour.refresh).toHaveBeenCalledTimes(1);
  clock.stop();
});

test("clears the token when the renewal is refused", async () => {
  const refused = token(
    10,
    vi.fn(async () => {
      throw new Error("invalid_grant");
    }),
  );
  const clock = startSessionClock(refused);
  await clock.first;
  expect(refused.clear).toHaveBeenCalledTimes(1);
  clock.stop();
});

test("does nothing once the token is gone", async () => {
  const refresh = vi.fn(async () => {});
  const clock = startSessionClock({ remainingSeconds: () => undefined, refresh, clear: vi.fn() });
  await vi.advanceTimersByTimeAsync(3 * checkEveryMs);
  expect(refresh).not.toHaveBeenCalled();
  clock.stop();
});
