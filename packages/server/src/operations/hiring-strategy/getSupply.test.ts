import { expect, test } from "vitest";
import { flags, smallCall, times } from "../smallCall.ts";

const call = smallCall({
  talents: [
    { weight: 120.4, msa: 35620 },
    { weight: 80.3, msa: 41860 },
    { weight: 50, country: 826 },
  ],
});

// A3 supply: supply.count and threshold; A5 facet: supply takes msa or state
test("sums the weights of talents, by place when asked to", async () => {
  expect(await call("getSupply", "country=US&facet=msa@1")).toMatchObject({
    data: {
      supply: { count: 201, threshold: 1 },
      facets: { msa: [{ id: 35620, name: "New York-Newark-Jersey City, NY-NJ-PA", count: 120 }] },
    },
  });
});

test("is insufficient where there are no talents", async () => {
  expect(await call("getSupply", "country=DE")).toMatchObject({ missing: "INSUFFICIENT_DATA" });
});

test.each([
  ["getSupply", {}],
  ["getSupplyAdequacy", { peopletohire: 20 }],
  ["getLocationFactors", {}],
] as const)("%s counts talents, who have neither dates nor text, and echoes neither", async (id, own) => {
  const narrowed = await call(id, "msa=35620&query=nobody&daterange=1m");
  expect(narrowed).toEqual(await call(id, "msa=35620"));
  expect(narrowed).toMatchObject({ data: {} });
  expect(narrowed.input).toEqual({ msa: [35620], ...own, ...flags });
});

/** A market in which one word is all that the caller's talent profile asks for. */
const ofOneWord = smallCall({
  postings: times(3, { msa: 35620 }),
  talents: [
    { weight: 100, msa: 35620, gender: 1, ethnicity: 1 },
    { weight: 100, msa: 35620, gender: 2, ethnicity: 2 },
  ],
  facts: { msa: [{ place: 35620, fact: "population", value: "10000", year: 2024, source: "Office" }] },
  accounts: { talentProfiles: { lookup: async () => ({ definition: { query: "icu" } }) } } as never,
});

test.each([
  "getSupply",
  "getSupplyAdequacy",
  "getSupplyDemandRatio",
  "getGenderDiversity",
  "getEthnicityDiversity",
] as const)(
  "%s knows nothing of a talent profile of words alone: everybody is not its supply",
  async (id) => {
    expect(await ofOneWord(id, "msa=35620")).toMatchObject({ data: {} });
    const asked = await ofOneWord(id, "msa=35620&talentprofile=7&employer=not:9");
    expect(asked).toMatchObject({ missing: "INSUFFICIENT_DATA", input: { talentprofile: 7 } });
  },
);

test("of a talent profile of words alone a summary has no supply, and places have facts but no share of it", async () => {
  expect(await ofOneWord("getSummary", "msa=35620&talentprofile=7")).toMatchObject({
    missing: "INSUFFICIENT_DATA",
  });
  expect(await ofOneWord("getLocationFactors", "msa=35620&talentprofile=7")).toMatchObject({
    data: { elements: [{ population: 10_000, qualifiedpopulation: "N/A" }] },
  });
});
