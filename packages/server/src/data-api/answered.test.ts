import { expect, test } from "vitest";
import { percentage } from "./answered.ts";
import { sharePercent } from "./reviews.ts";

test("percentages round halves up, whatever their binary form", () => {
  // 1.005 and 28.65 lie a hair below themselves in binary.
  expect(percentage(201 / 20_000)).toBe(1.01);
  expect(sharePercent(573 / 2_000)).toBe(28.7);
  expect([percentage(1), percentage(0), sharePercent(1 / 3)]).toEqual([100, 0, 33.3]);
});
