import { expect, test } from "vitest";
import { createReviewSource } from "./createReviewSource.ts";
import { sentiment } from "./sentiment.ts";

const window = { from: "2024-04-01", to: "2024-06-30" };
const source = createReviewSource([
  { people: 5, rewards: 2, recommend: true, pro: "Kind people" },
  { people: 4, rewards: 3, recommend: false },
  { people: 3, rewards: 2 },
  { overall: 5 },
]);

test("counts ratings per category, the favourable ones, and says the mean in a word", async () =>
  expect(await sentiment(source, { employers: [1], window, categories: [156, 157, 159] })).toMatchObject({
    value: [
      {
        category: 156,
        employers: [
          {
            id: 1,
            sentiment: "positive",
            positive: 2,
            rated: 3,
            rating: 4,
            recommendation: { positive: 0.5, negative: 0.5 },
            latest: { pros: null, cons: null },
            trend: [{ period: "2024-04-01", rating: 4, count: 3 }],
          },
        ],
      },
      { category: 157, employers: [{ sentiment: "negative", positive: 0, rating: 2.3 }] },
      { category: 159, employers: [] },
    ],
  }));

test("a mean between the bounds is neutral", async () =>
  expect(
    await sentiment(createReviewSource([{ growth: 3 }]), { employers: [1], categories: [158] }),
  ).toMatchObject({ value: [{ employers: [{ sentiment: "neutral" }] }] }));

test("has insufficient data when nobody rated any category", async () =>
  expect(await sentiment(source, { employers: [1], window, categories: [159] })).toEqual({
    state: "insufficientData",
  }));
