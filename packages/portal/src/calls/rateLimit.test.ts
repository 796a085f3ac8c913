import { expect, test } from "vitest";
import { readRateLimits } from "./rateLimit.ts";

test("joins each policy with what is left of it", () => {
  const headers = new Headers({
    "RateLimit-Policy": '"burst";q=5;w=1, "units";q=180;w=60',
    RateLimit: '"units";r=150;t=30',
  });
  expect(readRateLimits(headers)).toEqual([
    { name: "burst", quota: 5, windowSeconds: 1, remaining: undefined, resetSeconds: undefined },
    { name: "units", quota: 180, windowSeconds: 60, remaining: 150, resetSeconds: 30 },
  ]);
});

test("reads nothing from headers without limits", () => {
  expect(readRateLimits(new Headers())).toEqual([]);
});
