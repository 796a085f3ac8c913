import { expect, test } from "vitest";
import { Expectations } from "./Expectations.ts";
import { callsInHand, timeInHand } from "./messages.ts";

test("a verb that was not seen is given no more calls than are always in hand", () => {
  expect(new Expectations().of("count") * callsInHand).toBeGreaterThan(timeInHand);
});

test("rises with the first slow calls, and falls only after many quick ones", () => {
  const expectations = new Expectations();
  for (let call = 0; call < 100; call += 1) expectations.learn("count", 0.02);
  expect(expectations.of("count")).toBeCloseTo(0.02);
  expectations.learn("count", 20);
  expect(expectations.of("count")).toBeGreaterThan(10);
  for (let call = 0; call < 20; call += 1) expectations.learn("count", 0.02);
  expect(expectations.of("count")).toBeGreaterThan(3);
  for (let call = 0; call < 200; call += 1) expectations.learn("count", 0.02);
  expect(expectations.of("count")).toBeLessThan(0.03);
  expect(expectations.of("page")).toBeGreaterThan(timeInHand);
});
