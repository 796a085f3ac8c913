import { expect, test } from "vitest";
import { smallMarket, times } from "../smallMarket.ts";
import { locationRecommendations } from "./locationRecommendations.ts";

const all = { fact: "posting" as const, filters: [] };
/** Three areas: 1 has most workers and is dearest, 2 is cheaper, 3 is small and nobody's pay there is known. */
const market = smallMarket({
  postings: [
    ...times(30, { msa: 1, payUsd: 90_000 }),
    ...times(40, { msa: 2, payUsd: 50_000, remote: 1 }),
    ...times(5, { msa: 3 }),
  ],
  talents: [
    { msa: 1, weight: 3_000 },
    { msa: 2, weight: 400 },
    { msa: 3, weight: 250 },
    { msa: 4, weight: 199 },
  ],
});
const recommend = (highSupply: number, lowCost: number, lowCompetition: number) =>
  locationRecommendations(market, all, {
    peopleToHire: 20,
    wishes: { highSupply, lowCost, lowCompetition },
  });

test("ranks areas of adequate supply by supply, low pay and low demand per supply", async () =>
  expect(await recommend(10, 0, 0)).toEqual({
    state: "value",
    value: [
      {
        id: 1,
        supply: 3_000,
        demand: 30,
        onsiteDemand: 30,
        medianPay: 90_000,
        demandPerSupply: 0.01,
        ranks: { supply: 2.5 / 3, cost: 0.25, competition: 1 - 0.5 / 3 },
        score: 0.833333,
      },
      {
        id: 2,
        supply: 400,
        demand: 40,
        onsiteDemand: 0,
        medianPay: 50_000,
        demandPerSupply: 0.1,
        ranks: { supply: 0.5, cost: 0.75, competition: 1 - 2.5 / 3 },
        score: 0.5,
      },
      {
        id: 3,
        supply: 250,
        demand: 5,
        onsiteDemand: 5,
        medianPay: undefined,
        demandPerSupply: 0.02,
        ranks: { supply: 0.5 / 3, cost: undefined, competition: 0.5 },
        score: 0.166667,
      },
    ],
  }));

test("weighs by the wishes; unknown pay counts as the middle rank: behind the cheap area, before the dear one", async () => {
  expect(await recommend(0, 10, 0)).toMatchObject({
    value: [
      { id: 2, score: 0.75 },
      { id: 3, score: 0.5 },
      { id: 1, score: 0.25 },
    ],
  });
  const found = await recommend(1, 1, 2);
  const third = found.state === "value" ? found.value.find(({ id }) => id === 3) : undefined;
  expect(third?.score).toBeCloseTo((0.5 / 3 + 0.5 + 2 * 0.5) / 4);
});

test("wishes that are all 0 count alike", async () => {
  const found = await recommend(0, 0, 0);
  const second = found.state === "value" ? found.value.find(({ id }) => id === 2) : undefined;
  expect(second?.score).toBeCloseTo((0.5 + 0.75 + 0.5 / 3) / 3);
});

test("has insufficient data where no area has enough workers", async () =>
  expect(
    await locationRecommendations(market, all, {
      peopleToHire: 301,
      wishes: { highSupply: 7, lowCost: 7, lowCompetition: 2 },
    }),
  ).toEqual({ state: "insufficientData" }));
