import { expect, test } from "vitest";
import { smallCall, times } from "../smallCall.ts";

/** New York has twice the workers, San Francisco the lower pay; Los Angeles has too few workers. */
const call = smallCall({
  talents: [
    { msa: 35620, weight: 400 },
    { msa: 41860, weight: 200 },
    { msa: 31080, weight: 199 },
  ],
  postings: [
    ...times(40, { msa: 35620, payUsd: 100_000, remote: 1 }),
    ...times(40, { msa: 41860, payUsd: 90_000 }),
  ],
});
const idsOf = (answer: Awaited<ReturnType<typeof call<"getLocationRecommendations">>>) =>
  "data" in answer ? answer.data.recommendations.map(({ id }) => id) : answer.missing;

// A3 recommendations; A9 recommendation weights; A5 recommendation weights: highsupply and lowcost 7, lowcompetition 2
test("scores areas of adequate supply: 7 × supply, 7 × low pay, 2 × low competition", async () => {
  // Ranks of two values are 75 and 25: New York (7 × 75 + 7 × 25 + 2 × 75) / 16 = 53.1.
  expect(await call("getLocationRecommendations", "country=US")).toMatchObject({
    data: {
      recommendations: [
        {
          id: 35620,
          label: "New York-Newark-Jersey City, NY-NJ-PA",
          country: { code: "US" },
          score: 53.1,
          supplyrank: 75,
          costrank: 25,
          competitionrank: 75,
          supplyCount: 400,
          demandCount: 40,
          medianPayUsd: 100_000,
          unspecified_onsite: { count: 0 },
          totalremote: { count: 40 },
        },
        { id: 41860, score: 46.9, unspecified_onsite: { count: 40 }, totalremote: { count: 0 } },
      ],
    },
    input: { highsupply: 7, lowcost: 7, lowcompetition: 2, peopletohire: 20 },
  });
});

test("puts the cheaper area first for who wants nothing but low pay", async () => {
  const cheap = "country=US&highsupply=0&lowcost=10&lowcompetition=0";
  expect(idsOf(await call("getLocationRecommendations", cheap))).toEqual([41860, 35620]);
});

test("leaves out areas with too few workers to hire from", async () => {
  expect(idsOf(await call("getLocationRecommendations", "country=US&peopletohire=40"))).toEqual([35620]);
  expect(idsOf(await call("getLocationRecommendations", "country=US&peopletohire=41"))).toBe(
    "INSUFFICIENT_DATA",
  );
});

// A5 recommendation weights: integers from 0 to 10
test.each(["highsupply=11", "lowcost=11", "lowcompetition=11"])("refuses %s", async (weight) => {
  const refused = call("getLocationRecommendations", `country=US&${weight}`);
  await expect(refused).rejects.toMatchObject({ word: "tooMany" });
});
