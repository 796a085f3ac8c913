import { expect, test } from "vitest";
import { smallMarket } from "../smallMarket.ts";
import { supplyAdequacy } from "./supplyAdequacy.ts";

const all = { fact: "posting" as const, filters: [] };
const market = smallMarket({
  talents: [{ msa: 1, weight: 199.4 }, { msa: 2, weight: 200 }, { weight: 50 }],
});

test("ten candidates per person to hire are adequate", async () =>
  expect(await supplyAdequacy(market, all, { peopleToHire: 20 })).toEqual({
    state: "value",
    value: {
      totalSupply: 449,
      areas: [
        { id: 2, supply: 200, adequate: true },
        { id: 1, supply: 199, adequate: false },
      ],
    },
  }));

test("judges an area by the whole number it is told in", async () => {
  const almost = smallMarket({ talents: [{ msa: 1, weight: 199.6 }] });
  expect(await supplyAdequacy(almost, all, { peopleToHire: 20 })).toMatchObject({
    value: { areas: [{ id: 1, supply: 200, adequate: true }] },
  });
});

test("has insufficient data without workers", async () =>
  expect(await supplyAdequacy(smallMarket(), all, { peopleToHire: 1 })).toEqual({
    state: "insufficientData",
  }));

test("has insufficient data where no worker lives in a known area", async () =>
  expect(await supplyAdequacy(smallMarket({ talents: [{ weight: 50 }] }), all, { peopleToHire: 1 })).toEqual({
    state: "insufficientData",
  }));
