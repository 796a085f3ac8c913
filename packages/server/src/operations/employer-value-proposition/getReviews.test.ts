import { expect, test } from "vitest";
import { smallCall } from "../smallCall.ts";

const call = smallCall({
  reviews: [
    { posted: "2024-03-01", title: "Nurse" },
    {
      posted: "2024-09-01",
      recommend: true,
      outlook: "positive",
      ceo: "approve",
      workplace: 3,
      people: 4,
      rewards: 2,
      growth: 1,
      culture: 5,
      pro: "Team",
      con: "Pay",
    },
    { posted: "2023-03-01" },
  ],
});

// A3 reviews
test("gives the window's reviews, the latest first", async () => {
  expect(await call("getReviews", "employer=1")).toMatchObject({
    data: {
      employers: [
        {
          id: 1,
          label: "Employer 1",
          reviews: [
            {
              title: null,
              postedDate: "2024-09-01",
              recommendAFriend: true,
              businessOutlook: "POSITIVE",
              ceoRating: "APPROVED",
              workplaceAndModel: 3,
              peopleRating: 4,
              totalRewards: 2,
              growthOpportunities: 1,
              cultureAndValues: 5,
              pro: "Team",
              con: "Pay",
            },
            { title: "Nurse", postedDate: "2024-03-01", recommendAFriend: null, ceoRating: null },
          ],
        },
      ],
    },
  });
});

// A5 employer: 20, and 1 for reviews
test("takes one employer", async () => {
  await expect(call("getReviews", "employer=1,2")).rejects.toMatchObject({ word: "tooMany" });
  await expect(call("getReviews", "")).rejects.toMatchObject({ word: "parameterMissing" });
});

test("is insufficient where nobody wrote in the window", async () => {
  expect(await call("getReviews", "employer=1&daterange=1m")).toMatchObject({ missing: "INSUFFICIENT_DATA" });
});
