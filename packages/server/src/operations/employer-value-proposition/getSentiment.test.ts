import { expect, test } from "vitest";
import { smallCall } from "../smallCall.ts";

const call = smallCall({
  reviews: [
    { people: 5, recommend: true, posted: "2024-01-10", pro: "Old", con: "Old" },
    { people: 4, recommend: false, posted: "2024-12-10", pro: "Colleagues", con: "Coffee" },
    { employer: 2, people: 1 },
    { people: 1, posted: "2023-12-31" },
  ],
});

// A3 sentiment
test("tells how reviewers of the window feel about a category", async () => {
  expect(await call("getSentiment", "employer=1,2&category=156")).toMatchObject({
    data: {
      categories: [
        {
          id: 156,
          label: "People",
          employers: [
            {
              id: 1,
              label: "Employer 1",
              translation: "positive",
              friendrecommend: { positive: 50, negative: 50 },
              latestreview: { pros: "Colleagues", cons: "Coffee" },
              count: 2,
              totalcount: 2,
              overallrating: 4.5,
              numberofreviews: 2,
              trend: [
                { period: "2024-01-01", overallRating: 5, numberOfReviews: 1 },
                { period: "2024-04-01", overallRating: null, numberOfReviews: 0 },
                { period: "2024-07-01", overallRating: null, numberOfReviews: 0 },
                { period: "2024-10-01", overallRating: 4, numberOfReviews: 1 },
              ],
            },
            {
              id: 2,
              translation: "negative",
              count: 0,
              totalcount: 1,
              friendrecommend: { positive: 0, negative: 0 },
              latestreview: { pros: "", cons: "" },
            },
          ],
        },
      ],
    },
    input: { category: [156] },
  });
});

test("takes all five categories without one; nobody rated is nobody listed", async () => {
  const answer = await call("getSentiment", "employer=1");
  expect(
    "data" in answer && answer.data.categories.map(({ id, employers }) => [id, employers.length]),
  ).toEqual([
    [155, 0],
    [156, 1],
    [157, 0],
    [158, 0],
    [159, 0],
  ]);
});

test("is insufficient without reviews; wants an employer", async () => {
  expect(await call("getSentiment", "employer=3")).toMatchObject({ missing: "INSUFFICIENT_DATA" });
  await expect(call("getSentiment", "")).rejects.toMatchObject({ word: "parameterMissing" });
});
