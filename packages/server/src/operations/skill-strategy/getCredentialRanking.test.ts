import { expect, test } from "vitest";
import { smallCall } from "../smallCall.ts";

const call = smallCall({ postings: [{ credentials: [1, 2] }, { credentials: [1] }, {}, {}] });

// A3 credential ranking item
test("ranks credentials with their share of all postings", async () => {
  expect(await call("getCredentialRanking", "country=US")).toMatchObject({
    data: {
      credentials: [
        { id: 1, name: "Driver's licence", count: 2, percentage: 50 },
        { id: 2, name: "Commercial driver's licence", count: 1, percentage: 25 },
      ],
      totalDemand: 4,
    },
    input: { limit: 1000 },
  });
});

// A9 credential ranking up to 1000
test("gives as many as are asked for, up to a thousand", async () => {
  const answer = await call("getCredentialRanking", "country=US&limit=1");
  expect("data" in answer && answer.data.credentials.map(({ id }) => id)).toEqual([1]);
  await expect(call("getCredentialRanking", "country=US&limit=1001")).rejects.toMatchObject({
    word: "tooMany",
  });
});
