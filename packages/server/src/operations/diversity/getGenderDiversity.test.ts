import { expect, test } from "vitest";
import { flags, smallCall } from "../smallCall.ts";

const [newYork, sanFrancisco] = [
  { msa: 35620, state: 840036 },
  { msa: 41860, state: 840006 },
];
const call = smallCall({
  talents: [
    { ...newYork, gender: 1, weight: 100 },
    { ...newYork, gender: 2, weight: 300 },
    { ...sanFrancisco, gender: 1, weight: 200 },
    { ...sanFrancisco, gender: 2, weight: 200 },
    { gender: 1, weight: 50, msa: 31080 },
    { weight: 1000 },
  ],
});

// A3 gender: country, men, women, msa list
test("gives shares of men and women whose gender is known, and of each area with enough of both", async () => {
  expect(await call("getGenderDiversity", "country=US")).toEqual({
    data: {
      genderdiversity: {
        country: "US",
        men: 41.2,
        women: 58.8,
        msa: [
          { id: 35620, label: "New York-Newark-Jersey City, NY-NJ-PA", men: 25, women: 75 },
          { id: 41860, label: "San Francisco-Oakland-Berkeley, CA", men: 50, women: 50 },
        ],
      },
    },
    input: { country: "US", groupby: "msa", ...flags },
  });
});

// A5 groupby: one value, msa or state
test("groups by state when asked to, and by nothing else", async () => {
  expect(await call("getGenderDiversity", "country=US&groupby=state")).toMatchObject({
    data: { genderdiversity: { state: [{ id: 840006, label: "California" }, { label: "New York" }] } },
    input: { groupby: "state" },
  });
  await expect(call("getGenderDiversity", "country=US&groupby=city")).rejects.toMatchObject({
    word: "invalidFormat",
  });
});

// A5 location precedence: on the diversity endpoints the narrowest wins
test("counts in the narrowest place given, which alone is echoed", async () => {
  const answer = await call("getGenderDiversity", "country=US&state=840036&msa=41860");
  expect(answer).toMatchObject({
    data: { genderdiversity: { country: "US", men: 50, women: 50 } },
  });
  expect(answer.input).toEqual({ msa: [41860], groupby: "msa", ...flags });
});

// A9 gender diversity covers the top 100 locations
test("covers the hundred largest areas", async () => {
  const talents = Array.from({ length: 101 }, (_, index) => [
    { msa: index + 1, gender: 1, weight: 60 + index },
    { msa: index + 1, gender: 2, weight: 60 + index },
  ]).flat();
  const answer = await smallCall({ talents })("getGenderDiversity", "country=US");
  const areas = "data" in answer ? answer.data.genderdiversity.msa?.map(({ id }) => id) : [];
  expect(areas).toHaveLength(100);
  expect([areas?.[0], areas?.at(-1)]).toEqual([101, 2]);
});

test("is insufficient where one of the two is below the minimum", async () => {
  expect(await call("getGenderDiversity", "msa=31080")).toMatchObject({ missing: "INSUFFICIENT_DATA" });
});
