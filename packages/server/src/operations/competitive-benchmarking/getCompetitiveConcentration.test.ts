import { expect, test } from "vitest";
import { smallCall, times } from "../smallCall.ts";

const ofEmployers = (...counts: number[]) =>
  counts.flatMap((count, index) => times(count, { employer: index + 1 }));

// A3 competitive concentration; A9 Herfindahl-Hirschman Index
test("squares the employers' shares: five equal ones make 2,000, anonymous ones left out", async () => {
  const call = smallCall({
    postings: [...ofEmployers(1, 1, 1, 1, 1), ...times(5, { employer: 6 })],
    employers: [{ id: 6, anonymous: true }],
  });
  expect(await call("getCompetitiveConcentration", "country=US")).toMatchObject({
    data: {
      competitiveConcentration: {
        competition: {
          employers: [1, 2, 3, 4, 5].map((id) => ({ id, name: `Employer ${id}`, percentage: 20 })),
        },
        category: "Highly concentrated",
        demandCount: 5,
        index: 2000,
      },
    },
    input: { showanonymous: false },
  });
});

test("names the ten largest employers of many", async () => {
  const call = smallCall({ postings: ofEmployers(2, ...times(18, 1)) });
  const answer = await call("getCompetitiveConcentration", "country=US");
  const concentration = "data" in answer ? answer.data.competitiveConcentration : undefined;
  expect(concentration?.competition.employers).toHaveLength(10);
  expect(concentration?.competition.employers[0]).toEqual({ id: 1, name: "Employer 1", percentage: 10 });
  expect(concentration).toMatchObject({ category: "Unconcentrated", index: 550 });
});

test("is insufficient below five employers", async () => {
  const call = smallCall({ postings: ofEmployers(3, 3, 3, 3) });
  expect(await call("getCompetitiveConcentration", "country=US")).toMatchObject({
    missing: "INSUFFICIENT_DATA",
  });
});
