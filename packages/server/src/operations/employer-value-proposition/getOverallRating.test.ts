import { expect, test } from "vitest";
import { smallCall } from "../smallCall.ts";

const call = smallCall({
  reviews: [
    { overall: 4, people: 5, recommend: true, ceo: "approve", outlook: "positive", posted: "2024-02-01" },
    { overall: 3, ceo: "disapprove", outlook: "neutral", posted: "2024-11-01", pro: "Pay", con: "Hours" },
    { overall: 1, posted: "2023-12-31" },
  ],
});

// A3 overall rating
test("gives means to one decimal and shares of those who answered, by the window's reviews", async () => {
  expect(await call("getOverallRating", "employer=1,2")).toMatchObject({
    data: {
      employers: [
        {
          id: 1,
          label: "Employer 1",
          overallrating: 3.5,
          categoryrating: [
            { id: 155, label: "Workplace model", numberofreviews: 0, rating: null },
            { id: 156, label: "People", numberofreviews: 1, rating: 5 },
            { id: 157 },
            { id: 158 },
            { id: 159, label: "Culture and values" },
          ],
          overview: {
            friendrecommend: { positive: 100, negative: 0 },
            ceorecommend: { approve: 50, noopinion: 0, disapprove: 50 },
            businessoutlook: { positive: 50, neutral: 50, negative: 0 },
            latestreview: { pros: "Pay", cons: "Hours" },
          },
          trend: [
            { period: "2024-01-01", overallrating: 4, numberofreviews: 1 },
            { overallrating: null, numberofreviews: 0 },
            { overallrating: null, numberofreviews: 0 },
            { period: "2024-10-01", overallrating: 3, numberofreviews: 1 },
          ],
        },
      ],
    },
  });
});

test("is insufficient without reviews; takes up to twenty employers", async () => {
  expect(await call("getOverallRating", "employer=2")).toMatchObject({ missing: "INSUFFICIENT_DATA" });
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1).join();
  expect(await call("getOverallRating", `employer=${numbers(20)}`)).toHaveProperty("data");
  await expect(call("getOverallRating", `employer=${numbers(21)}`)).rejects.toMatchObject({
    word: "tooMany",
  });
});
