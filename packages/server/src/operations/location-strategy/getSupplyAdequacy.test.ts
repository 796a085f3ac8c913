import { expect, test } from "vitest";
import { smallCall } from "../smallCall.ts";

const call = smallCall({
  talents: [{ weight: 200, msa: 35620 }, { weight: 199, msa: 41860 }, { weight: 1 }],
});
const country = { id: 840, code: "US", label: "United States" };

// A3 supply adequacy; A5 peopletohire: default 20
test("is adequate from ten workers for each of twenty people to hire", async () => {
  expect(await call("getSupplyAdequacy", "country=US")).toMatchObject({
    data: {
      supplyAdequacy: [
        {
          country,
          msa: { id: 35620, label: "New York-Newark-Jersey City, NY-NJ-PA" },
          supplyCount: 200,
          supplyAdequacy: "Adequate",
        },
        { country, msa: { id: 41860 }, supplyCount: 199, supplyAdequacy: "Insufficient" },
      ],
      totalSupply: 400,
    },
    input: { peopletohire: 20 },
  });
});

// A9 supply adequacy result: Adequate or Insufficient
test("follows the number of people to hire", async () => {
  const answer = await call("getSupplyAdequacy", "country=US&peopletohire=19");
  expect("data" in answer && answer.data.supplyAdequacy.map((area) => area.supplyAdequacy)).toEqual([
    "Adequate",
    "Adequate",
  ]);
});

test("is insufficient without talents", async () => {
  expect(await call("getSupplyAdequacy", "country=DE")).toMatchObject({ missing: "INSUFFICIENT_DATA" });
});
