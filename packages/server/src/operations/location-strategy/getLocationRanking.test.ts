import { expect, test } from "vitest";
import { smallCall, times } from "../smallCall.ts";

const call = smallCall({
  postings: [...times(2, { msa: 41860 }), { msa: 35620 }, {}, ...times(3, { country: 826 })],
});
const us = { id: 840, code: "US", label: "United States" };
const gb = { id: 826, code: "GB", label: "United Kingdom" };

// A3 location ranking
test("ranks the metropolitan areas of a country", async () => {
  expect(await call("getLocationRanking", "country=US")).toMatchObject({
    data: {
      topmsas: [
        { id: 41860, label: "San Francisco-Oakland-Berkeley, CA", country: us, demandCount: 2 },
        { id: 35620, label: "New York-Newark-Jersey City, NY-NJ-PA", country: us, demandCount: 1 },
      ],
      totalDemand: 4,
    },
    input: { country: "US", limit: 1000 },
  });
});

// A5 several countries: location endpoints accept up to 5
test("ranks the countries when several are given, of up to five", async () => {
  expect(await call("getLocationRanking", "country=US,GB&limit=1")).toMatchObject({
    data: { topmsas: [{ id: 840, label: "United States", country: us, demandCount: 4 }], totalDemand: 7 },
    input: { country: "US,GB", limit: 1 },
  });
  expect(await call("getLocationRanking", "country=GB,DE,FR,CA,MX")).toMatchObject({
    data: { topmsas: [{ country: gb, demandCount: 3 }] },
  });
  await expect(call("getLocationRanking", "country=US,GB,DE,FR,CA,MX")).rejects.toMatchObject({
    word: "severalCountries",
    hint: "Give places of at most 5 countries; these lie in US, GB, DE, FR, CA, MX",
  });
});

test("is insufficient where no posting lies in a known area", async () => {
  expect(await call("getLocationRanking", "country=GB")).toMatchObject({ missing: "INSUFFICIENT_DATA" });
});
