import { expect, test } from "vitest";
import { smallMarket } from "../smallMarket.ts";
import { locationFactors } from "./locationFactors.ts";
import type { PlaceFactRecord, PlaceFactSource } from "./PlaceFactSource.ts";

const records: (PlaceFactRecord & { kind: string })[] = [
  ["msa", 35620, "population", "1000"],
  ["state", 840036, "minimum_wage", "16.5"],
  ["state", 840036, "minimum_wage_interval", "hourly"],
  ["state", 840036, "minimum_wage_currency", "USD"],
  ["state", 840036, "unemployment_rate", "4.2"],
  ["country", 840, "corporate_income_tax", "21"],
  ["country", 840, "minimum_wage", "Varies by State"],
].map(([kind, place, fact, value]) => ({
  kind: String(kind),
  place: Number(place),
  fact: String(fact),
  value: String(value),
  year: 2024,
  source: "S",
}));
const source: PlaceFactSource = {
  placeFacts: async (kind, places) =>
    records.filter((record) => record.kind === kind && places.includes(record.place)),
};
const market = smallMarket({
  talents: [
    { msa: 35620, weight: 49.6 },
    { msa: 35620, weight: 0.4 },
  ],
});
const all = { fact: "posting" as const, filters: [] };
const us = { kind: "country" as const, id: 840 };
const newYork = {
  kind: "msa" as const,
  id: 35620,
  timeZone: "America/New_York",
  within: [{ kind: "state" as const, id: 840036 }, us],
};
const sourced = (value: number) => ({ value, year: 2024, source: "S" });

test("takes the laws of the nearest place around it, but no one else's people", async () =>
  expect(
    await locationFactors(market, source, all, { places: [newYork], baseTimeZone: "Europe/London" }),
  ).toEqual({
    state: "value",
    value: [
      {
        kind: "msa",
        id: 35620,
        timeDifference: -300,
        population: sourced(1_000),
        supply: 50,
        qualifiedPopulation: 0.05,
        unemploymentRate: undefined,
        corporateIncomeTaxRate: sourced(21),
        minimumWage: { amount: 16.5, interval: "hourly", currency: "USD", year: 2024, source: "S" },
      },
    ],
  }));

test("a wage that varies is told in words, and the unknown stays unknown", async () => {
  const unknown = { kind: "msa" as const, id: 1, within: [] };
  const found = await locationFactors(market, source, all, { places: [{ ...us, within: [] }, unknown] });
  expect(found).toMatchObject({
    value: [
      { id: 840, minimumWage: { words: "Varies by State" } },
      { id: 1, supply: 0, population: undefined, minimumWage: undefined, timeDifference: undefined },
    ],
  });
});

test("has insufficient data without a place", async () =>
  expect(await locationFactors(market, source, all, { places: [] })).toEqual({ state: "insufficientData" }));
