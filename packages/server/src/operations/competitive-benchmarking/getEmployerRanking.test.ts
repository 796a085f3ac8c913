import { expect, test } from "vitest";
import { smallCall, times } from "../smallCall.ts";

const call = smallCall({
  postings: [
    ...times(2, { employer: 3, skills: [1001] }),
    { employer: 3, skills: [1002] },
    { employer: 1, skills: [1002] },
    ...times(1, { employer: 2 }),
  ],
});

// A3 employer ranking
test("ranks employers by postings, ties by id", async () => {
  expect(await call("getEmployerRanking", "country=US&limit=2")).toMatchObject({
    data: {
      employers: [
        { id: 3, name: "Employer 3", demandCount: 3 },
        { id: 1, name: "Employer 1", demandCount: 1 },
      ],
    },
    input: { limit: 2 },
  });
});

// A5 facet: employer ranking takes one value
test("breaks each employer down by one facet", async () => {
  expect(await call("getEmployerRanking", "country=US&facet=skill@1")).toMatchObject({
    data: {
      employers: [
        { id: 3, facets: { skill: [{ id: 1001, name: "Python", count: 2 }] } },
        { id: 1, facets: { skill: [{ id: 1002, name: "Java", count: 1 }] } },
        { id: 2, facets: { skill: [] } },
      ],
    },
    input: { facet: ["skill@1"] },
  });
  await expect(call("getEmployerRanking", "country=US&facet=skill,msa")).rejects.toMatchObject({
    word: "tooMany",
  });
});

// A9 employer ranking with facet: default 20, maximum 20 employers
test("breaks at most twenty employers down, and refuses a limit above", async () => {
  const many = smallCall({ postings: times(21, {}).map((_, index) => ({ employer: index + 1 })) });
  const lengthOf = async (query: string) => {
    const answer = await many("getEmployerRanking", `country=US${query}`);
    return "data" in answer ? [answer.data.employers.length, answer.input.limit] : answer.missing;
  };
  expect(await lengthOf("")).toEqual([21, 1000]);
  expect(await lengthOf("&facet=msa")).toEqual([20, 20]);
  expect(await lengthOf("&facet=msa&limit=20")).toEqual([20, 20]);
  await expect(many("getEmployerRanking", "country=US&facet=msa&limit=21")).rejects.toMatchObject({
    word: "tooMany",
    hint: "Parameter limit: give at most 20 together with facet",
  });
});

test("is insufficient without postings", async () => {
  expect(await call("getEmployerRanking", "country=DE")).toMatchObject({ missing: "INSUFFICIENT_DATA" });
});

test("is insufficient where no posting has an employer", async () => {
  const nobody = smallCall({ postings: times(3, { employer: undefined }) });
  expect(await nobody("getEmployerRanking", "country=US")).toMatchObject({ missing: "INSUFFICIENT_DATA" });
});
