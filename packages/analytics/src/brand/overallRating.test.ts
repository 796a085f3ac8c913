import { expect, test } from "vitest";
import { createReviewSource } from "./createReviewSource.ts";
import { overallRating } from "./overallRating.ts";

const window = { from: "2024-01-01", to: "2024-06-30" };
const source = createReviewSource([
  { overall: 5, people: 4, recommend: true, ceo: "approve", outlook: "positive", posted: "2024-02-01" },
  { overall: 4, people: 5, recommend: true, ceo: "no opinion", outlook: "positive", posted: "2024-05-01" },
  { overall: 4, recommend: false, outlook: "negative", posted: "2024-06-01", pro: "Team", con: "Pay" },
  { overall: 1, posted: "2023-12-31" },
]);

test("gives means to one decimal, shares of those who answered, the latest words, and quarters", async () =>
  expect(await overallRating(source, { employers: [2, 1], window })).toEqual({
    state: "value",
    value: [
      {
        id: 1,
        reviews: 3,
        rating: 4.3,
        categories: [
          { category: 155, count: 0, rating: undefined },
          { category: 156, count: 2, rating: 4.5 },
          { category: 157, count: 0, rating: undefined },
          { category: 158, count: 0, rating: undefined },
          { category: 159, count: 0, rating: undefined },
        ],
        recommendation: { positive: 2 / 3, negative: 1 / 3 },
        ceo: { approve: 0.5, noOpinion: 0.5, disapprove: 0 },
        outlook: { positive: 2 / 3, neutral: 0, negative: 1 / 3 },
        latest: { pros: "Team", cons: "Pay" },
        trend: [
          { period: "2024-01-01", rating: 5, count: 1 },
          { period: "2024-04-01", rating: 4, count: 2 },
        ],
      },
    ],
  }));

test("what nobody said is absent, and a quarter without reviews has no rating", async () => {
  const found = await overallRating(createReviewSource([{ posted: "2024-02-01" }]), {
    employers: [1],
    window,
  });
  expect(found).toMatchObject({
    value: [
      { recommendation: undefined, ceo: undefined, trend: [{ count: 1 }, { count: 0, rating: undefined }] },
    ],
  });
});

test("without a window the trend runs from the first review to the last", async () => {
  const found = await overallRating(source, { employers: [1] });
  expect(found.state === "value" && found.value[0]?.trend.map(({ period }) => period)).toEqual([
    "2023-12-31",
    "2024-01-01",
    "2024-04-01",
  ]);
});

test("of a window longer than a year the trend covers the last one", async () => {
  const long = { from: "2021-01-01", to: "2024-06-30" };
  const found = await overallRating(source, { employers: [1], window: long });
  expect(found).toMatchObject({ value: [{ reviews: 4 }] });
  expect(
    found.state === "value" && found.value[0]?.trend.map(({ period, count }) => [period, count]),
  ).toEqual([
    ["2023-07-01", 0],
    ["2023-10-01", 1],
    ["2024-01-01", 1],
    ["2024-04-01", 2],
  ]);
});

test("reads the words of each employer's latest review alone", async () => {
  const two = createReviewSource([
    { employer: 1 },
    { employer: 1 },
    { employer: 2 },
    { employer: 2, posted: "2024-01-01" },
  ]);
  const read: number[] = [];
  const reviewTexts = (ids: readonly number[]) => {
    read.push(...ids);
    return two.reviewTexts(ids);
  };
  await overallRating({ ...two, reviewTexts }, { employers: [1, 2, 3] });
  expect(read).toEqual([2, 3]);
});

test("has insufficient data without reviews", async () =>
  expect(await overallRating(source, { employers: [2], window })).toEqual({ state: "insufficientData" }));
