import { expect, test } from "vitest";
import { smallCall } from "../smallCall.ts";

const call = smallCall({
  talents: [
    { msa: 35620, state: 840036, ethnicity: 1, weight: 150 },
    { msa: 35620, state: 840036, ethnicity: 2, weight: 50 },
    { country: 826, ethnicity: 3, weight: 60 },
    { country: 710, ethnicity: 6, weight: 60 },
    { country: 124, ethnicity: 1, weight: 60 },
  ],
});

// A3 ethnicity: country, diversities, msa list
test("gives each group's share in percent, in all and by area", async () => {
  const diversities = [
    { label: "White", value: 75 },
    { label: "Asian", value: 25 },
  ];
  expect(await call("getEthnicityDiversity", "country=US")).toMatchObject({
    data: {
      ethnicdiversities: {
        country: "US",
        diversities,
        msa: [{ id: 35620, name: "New York-Newark-Jersey City, NY-NJ-PA", diversities }],
      },
    },
    input: { groupby: "msa" },
  });
  expect(await call("getEthnicityDiversity", "country=US&groupby=state")).toMatchObject({
    data: { ethnicdiversities: { state: [{ id: 840036, name: "New York", diversities }] } },
  });
});

// A9 ethnicity data exists for the US, South Africa and the UK
test.each([
  ["GB", "Black"],
  ["ZA", "Coloured"],
])("has data on %s", async (country, label) => {
  expect(await call("getEthnicityDiversity", `country=${country}`)).toMatchObject({
    data: { ethnicdiversities: { diversities: [{ label, value: 100 }] } },
  });
});

test("is insufficient in any other country", async () => {
  expect(await call("getEthnicityDiversity", "country=CA")).toMatchObject({ missing: "INSUFFICIENT_DATA" });
});

// A5 msa: 5, and 10 for ethnicity and gender diversity
test("takes ten areas", async () => {
  const ten = "10180,10420,10500,10540,10580,10740,10780,10900,11020,35620";
  expect(await call("getEthnicityDiversity", `msa=${ten}`)).toHaveProperty("data");
  await expect(call("getEthnicityDiversity", `msa=${ten},41860`)).rejects.toMatchObject({ word: "tooMany" });
});
