import { expect, test } from "vitest";
import { smallMarket } from "../smallMarket.ts";
import { gender } from "./gender.ts";

const all = { fact: "posting" as const, filters: [] };
const [men, women] = [1, 2];
const market = smallMarket({
  talents: [
    { msa: 1, gender: men, weight: 60 },
    { msa: 1, gender: women, weight: 140 },
    { msa: 2, gender: men, weight: 150 },
    { msa: 2, gender: women, weight: 49 },
    { msa: 3, gender: men, weight: 150 },
    { msa: 3, gender: women, weight: 150 },
    { msa: 3, weight: 1_000 },
    { gender: women, weight: 1 },
  ],
});

test("gives weighted shares of those whose gender is known, the largest place first", async () =>
  expect(await gender(market, all, { by: "msa" })).toEqual({
    state: "value",
    value: {
      men: 360 / 700,
      women: 340 / 700,
      places: [
        { id: 3, men: 0.5, women: 0.5 },
        { id: 1, men: 0.3, women: 0.7 },
      ],
    },
  }));

test("shows neither share where one rests on a weight below fifty", async () => {
  const few = smallMarket({
    talents: [
      { gender: men, weight: 49 },
      { gender: women, weight: 900 },
    ],
  });
  expect(await gender(few, all, { by: "msa" })).toEqual({ state: "insufficientData" });
});

test("hides the smallest place, too, where all less the places shown would tell of fewer than fifty", async () => {
  const few = smallMarket({
    talents: [
      ...[1, 2, 3].flatMap((msa) => [
        { msa, gender: men, weight: 100 * msa },
        { msa, gender: women, weight: 100 },
      ]),
      { msa: 4, gender: men, weight: 60 },
      { msa: 4, gender: women, weight: 49 },
    ],
  });
  expect(await gender(few, all, { by: "msa" })).toMatchObject({
    value: { men: 660 / 1_009, places: [{ id: 3 }, { id: 2 }] },
  });
});

test("tells of at most a hundred places", async () => {
  const many = smallMarket({
    talents: Array.from({ length: 120 }, (_, msa) => [
      { msa, gender: men, weight: 50 + msa },
      { msa, gender: women, weight: 50 },
    ]).flat(),
  });
  const found = await gender(many, all, { by: "msa" });
  expect(found.state === "value" && found.value.places).toHaveLength(100);
  expect(found.state === "value" && found.value.places[0]?.id).toBe(119);
});
