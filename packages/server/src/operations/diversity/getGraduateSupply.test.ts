import { expect, test } from "vitest";
import { flags, smallCall, times } from "../smallCall.ts";

const profile = { definition: { occupation: { all: [29114100] } } };
const nursing = { field: "51.3801", fieldName: "Nursing", occupations: [29114100] };
const call = smallCall({
  graduates: [
    { institution: 1, msa: 35620, state: 840036, total: 30, degree: 3, men: 10, women: 20, white: 12 },
    { institution: 1, msa: 35620, state: 840036, total: 5, degree: 4, men: 2, women: 3, white: 3 },
    { institution: 2, total: 40, degree: 2, ...nursing },
    { institution: 3, country: 826 },
  ],
  accounts: { talentProfiles: { lookup: async () => profile } } as never,
});

// A3 graduate supply
test("gives institutions by graduates, by degree, field and group", async () => {
  const answer = await call("getGraduateSupply", "country=US&state=840036");
  expect(answer).toEqual({
    data: [
      {
        id: 1,
        institution: "College 1",
        msa: "New York-Newark-Jersey City, NY-NJ-PA",
        totalgraduates: 35,
        graduatesupply: { associate: 0, bachelor: 30, master: 5, doctorate: 0 },
        fieldofstudy: [{ name: "Computer Science", supply: 35 }],
        diversitybreakdown: {
          WhiteGraduates: 15,
          AsianGraduates: 0,
          BlackGraduates: 0,
          LatinoGraduates: 0,
          OtherGraduates: 0,
          MaleGraduates: 12,
          FemaleGraduates: 23,
        },
      },
    ],
    input: { state: 840036, ...flags },
  });
});

const institutionsOf = async (query: string) => {
  const answer = await call("getGraduateSupply", query);
  return "data" in answer
    ? answer.data.map(({ id, totalgraduates }) => [id, totalgraduates])
    : answer.missing;
};

test("counts the fields that lead to an occupation or function, and the degrees asked for", async () => {
  expect(await institutionsOf("country=US")).toEqual([
    [2, 40],
    [1, 35],
  ]);
  expect(await institutionsOf("country=US&occupation=29-1141.00")).toEqual([[2, 40]]);
  expect(await institutionsOf("country=US&function=14")).toEqual([[1, 35]]);
  expect(await institutionsOf("country=US&educationlevel=4")).toEqual([[1, 5]]);
  expect(await institutionsOf("country=US&educationlevel=not:2,not:4")).toEqual([[1, 30]]);
});

test("what a talent profile demands of every record is demanded of the fields, too", async () => {
  expect(await institutionsOf("country=US&talentprofile=7")).toEqual([[2, 40]]);
});

test("is insufficient where nobody graduated", async () => {
  expect(await institutionsOf("country=DE")).toBe("INSUFFICIENT_DATA");
  // Schools have no graduates here, and no occupation is and is not 29-1141.
  expect(await institutionsOf("country=US&educationlevel=1")).toBe("INSUFFICIENT_DATA");
  const both = "country=US&occupation=29-1141.00,not:29-1141.00";
  expect(await institutionsOf(both)).toBe("INSUFFICIENT_DATA");
});

// A5 per-request counts: msa 5, here as elsewhere; ten only for gender and ethnicity
test("takes five areas and not six", async () => {
  const areas = (count: number) => `msa=${times(count, 35620).join()}`;
  expect(await call("getGraduateSupply", areas(5))).toMatchObject({ data: [{ id: 1 }] });
  await expect(call("getGraduateSupply", areas(6))).rejects.toMatchObject({ word: "tooMany" });
});
