import { expect, test } from "vitest";
import { smallCall } from "../smallCall.ts";

const call = smallCall({
  postings: [{ occupation: 15125200 }, { occupation: 15125200 }, { occupation: 29114100 }],
});

// A3 occupation ranking; A5 occupation ranking: employer is not required
test("ranks occupations by code with their share in percent", async () => {
  expect(await call("getOccupationRanking", "country=US&limit=1")).toMatchObject({
    data: {
      occupation: [
        { soccode: "15-1252.00", name: "Software Developers", demand: { count: 2, percentage: 66.67 } },
      ],
      totalDemand: 3,
    },
    input: { limit: 1 },
  });
});
