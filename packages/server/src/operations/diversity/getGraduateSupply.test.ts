import { expect, test } from "vitest";
import { flags, smallCall, times } from "../smallCall.ts";

/** What every talent profile asks for. */
let definition: object = {};
const nursing = { field: "51.3801", fieldName: "Nursing", occupations: [29114100] };
const call = smallCall({
  graduates: [
    { institution: 1, msa: 35620, state: 840036, total: 30, degree: 3, men: 10, women: 20, white: 12 },
    { institution: 1, msa: 35620, state: 840036, total: 5, degree: 4, men: 2, women: 3, white: 3 },
    { institution: 2, total: 40, degree: 2, ...nursing },
    { institution: 3, country: 826 },
  ],
  postings: [...times(2, { title: 800_009, occupation: 29114100 }), { title: 800_009, occupation: 15125200 }],
  accounts: { talentProfiles: { lookup: async () => ({ definition }) } } as never,
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

// The taxonomy's title of registered nurses, and one that it does not know, most ads of which are for nurses.
test.each([
  ["what is demanded of every record", { occupation: { all: [29114100] } }, [[2, 40]]],
  ["a title, by its occupation", { semicleantitle: { any: [2] } }, [[2, 40]]],
  ["a title that ads have brought", { semicleantitle: { any: [800_009] } }, [[2, 40]]],
  ["a title of nobody's", { semicleantitle: { any: [800_098] } }, "INSUFFICIENT_DATA"],
  [
    "an occupation and more",
    { occupation: { any: [29114100] }, skill: { any: [1001] }, query: "icu" },
    [[2, 40]],
  ],
  ["degrees and more", { educationlevel: { any: [4] }, employmenttype: { any: [6] } }, [[1, 5]]],
  ["an employment type alone", { employmenttype: { any: [6] } }, "INSUFFICIENT_DATA"],
  ["titles left out alone", { semicleantitle: { none: [2] } }, "INSUFFICIENT_DATA"],
  ["a keyword alone", { query: "icu" }, "INSUFFICIENT_DATA"],
  [
    "nothing",
    { skill: { any: [] } },
    [
      [2, 40],
      [1, 35],
    ],
  ],
])("of a talent profile counts what is known of graduates: %s", async (_, asked, institutions) => {
  definition = asked;
  expect(await institutionsOf("country=US&talentprofile=7")).toEqual(institutions);
});

test("takes doctorates in with level 4, the highest, and leaves them out with it", async () => {
  const withDoctors = smallCall({
    graduates: [
      { institution: 1, degree: 3, total: 30 },
      { institution: 1, degree: 4, total: 5 },
      { institution: 1, degree: 5, total: 2 },
    ],
  });
  const degreesOf = async (query: string) => {
    const answer = await withDoctors("getGraduateSupply", `country=US&educationlevel=${query}`);
    return "data" in answer && answer.data[0]?.graduatesupply;
  };
  expect(await degreesOf("4")).toEqual({ associate: 0, bachelor: 0, master: 5, doctorate: 2 });
  expect(await degreesOf("not:4")).toEqual({ associate: 0, bachelor: 30, master: 0, doctorate: 0 });
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
