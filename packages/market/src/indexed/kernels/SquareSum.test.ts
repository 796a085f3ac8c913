import { expect, test } from "vitest";
import { SquareSum } from "./SquareSum.ts";

test("is the float nearest to the sum, where squares outgrow what a float holds", () => {
  const roots = Array.from({ length: 2_000 }, (_, index) => (index * 7_919_777) % 2 ** 31);
  const sum = new SquareSum();
  for (const root of roots) sum.add(root);
  expect(sum.take()).toBe(Number(roots.reduce((total, root) => total + BigInt(root) ** 2n, 0n)));
});

test("is zero of nothing", () => {
  expect(new SquareSum().take()).toBe(0);
});
