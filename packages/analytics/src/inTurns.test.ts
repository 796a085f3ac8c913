import { expect, test } from "vitest";
import { inTurns } from "./inTurns.ts";

const busy = (ms: number) => {
  const until = performance.now() + ms;
  while (performance.now() < until);
};

test("visits items in their order, and lets others have their turn in between", async () => {
  const seen: (number | string)[] = [];
  setImmediate(() => seen.push("another call"));
  await inTurns([1, 2, 3, 4], (item) => {
    busy(3);
    seen.push(item);
  });
  expect(seen.filter((one) => typeof one === "number")).toEqual([1, 2, 3, 4]);
  expect(seen.indexOf("another call")).toBeLessThan(seen.indexOf(4));
});

test("visits none of none, and rejects with what a visit throws", async () => {
  await inTurns([], () => expect.unreachable());
  await expect(
    inTurns([1], () => {
      throw new Error("no such market");
    }),
  ).rejects.toThrow("no such market");
});
