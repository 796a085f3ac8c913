import { expect, test } from "vitest";
import { createReviewSource } from "./createReviewSource.ts";
import { reviews } from "./reviews.ts";

const source = createReviewSource([
  { posted: "2024-03-01" },
  { posted: "2024-05-01" },
  { posted: "2023-05-01" },
  { employer: 2 },
]);

test("gives an employer's reviews of the window, the latest first", async () => {
  const window = { from: "2024-01-01", to: "2024-12-31" };
  const found = await reviews(source, { employers: [1], window });
  expect(found).toMatchObject({ value: [{ id: 1, reviews: [{ id: 2 }, { id: 1 }] }] });
});

test("has insufficient data without any", async () =>
  expect(await reviews(source, { employers: [3] })).toEqual({ state: "insufficientData" }));
