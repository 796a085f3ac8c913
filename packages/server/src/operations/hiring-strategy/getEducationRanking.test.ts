import { expect, test } from "vitest";
import { smallCall } from "../smallCall.ts";

const call = smallCall({ postings: [{ education: 3 }, { education: 3 }, { education: 1 }, {}] });

// A3 education distribution
test("ranks education levels; postings that name none count in the total", async () => {
  expect(await call("getEducationRanking", "country=US")).toMatchObject({
    data: {
      education: [
        { id: 3, name: "Bachelor's", demandcount: 2 },
        { id: 1, name: "GED/High School", demandcount: 1 },
      ],
      totalDemand: 4,
    },
  });
});
