import { expect, test } from "vitest";
import { smallCall } from "../smallCall.ts";

const call = smallCall({ postings: [{ experience: 3 }, { experience: 3 }, { experience: 1 }, {}, {}, {}] });

// A3 experience distribution
test("ranks the levels with their years, those that name none as the fourth", async () => {
  expect(await call("getExperienceRanking", "country=US")).toMatchObject({
    data: {
      experience: [
        { id: 4, name: "Not specified", demandcount: 3 },
        { id: 3, name: "Senior (8+ years)", demandcount: 2 },
        { id: 1, name: "Junior (0-2 years)", demandcount: 1 },
      ],
      totalDemand: 6,
    },
  });
});
