import { expect, test } from "vitest";
import { Expectations } from "./Expectations.ts";
import { callsInHand, timeInHand } from "./messages.ts";

const learn = (expectations: Expectations, calls: number, took: (call: number) => number) => {
  for (let call = 0; call < calls; call += 1) expectations.learn("count", took(call));
};

test("a verb that was not seen is given no more calls than are always in hand", () => {
  expect(new Expectations().of("count") * callsInHand).toBeGreaterThan(timeInHand);
});

test("nears the time of calls that take alike, of each verb by itself", () => {
  const expectations = new Expectations();
  learn(expectations, 1_000, () => 0.02);
  expect(expectations.of("count")).toBeGreaterThan(0.01);
  expect(expectations.of("count")).toBeLessThan(0.05);
  expect(expectations.of("page")).toBeGreaterThan(timeInHand);
});

test("rises soon when one call in five is slow, and not when one in thirty was interrupted", () => {
  const expectations = new Expectations();
  learn(expectations, 1_000, () => 0.02);
  learn(expectations, 2_000, (call) => (call % 30 === 0 ? 8 : 0.02));
  expect(expectations.of("count")).toBeLessThan(0.1);
  learn(expectations, 100, (call) => (call % 5 === 0 ? 8 : 0.02));
  expect(expectations.of("count")).toBeGreaterThan(timeInHand / 2);
});
