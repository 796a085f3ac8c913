import { syntheticMarket } from "../../packages/market/src/conformance/syntheticMarket.ts";
import { insert } from "../market/loadRecords.ts";
import { ReferenceDataset } from "./ReferenceDataset.ts";

/** A made-up market in memory with reviews, graduates and facts about places; holds every measure's corner cases. */
export function syntheticDataset(size: number): Promise<ReferenceDataset> {
  return ReferenceDataset.ofRecords("synthetic market", syntheticMarket(3, size), async (connection) => {
    await insert(connection, "review", reviews());
    await insert(connection, "graduate", graduates());
    await insert(connection, "place_fact", placeFacts());
  });
}

function reviews(): object[] {
  return Array.from({ length: 400 }, (_, index) => {
    const rating = (step: number) => (index % step === 0 ? null : 1 + ((index * step) % 5));
    return {
      id: index + 1,
      employer: 1 + (index % 37),
      posted: new Date(Date.UTC(2024, 0, 1 + ((index * 17) % 400))).toISOString().slice(0, 10),
      recommend: index % 4 === 0 ? null : index % 3 === 0,
      outlook: [null, "positive", "neutral", "negative"][index % 4],
      ceo: ["approve", "no opinion", "disapprove", null][(index >> 2) % 4],
      overall: 1 + (index % 9) / 2,
      workplace: rating(3),
      people: rating(2),
      rewards: rating(7),
      growth: rating(4),
      culture: rating(6),
      pro: `Pro ${index}`,
    };
  });
}

function graduates(): object[] {
  return Array.from({ length: 120 }, (_, index) => ({
    institution: 1 + (index % 23),
    institution_name: `Institution ${1 + (index % 23)}`,
    country: index % 5 === 0 ? 826 : 840,
    msa: index % 23,
    field: `1${index % 7}`,
    field_name: `Field ${index % 7}`,
    degree: 2 + (index % 4),
    total: (index * 13) % 90,
    women: index % 3 === 0 ? undefined : (index * 5) % 40,
    latino: index % 23 === 4 ? undefined : index % 11,
    year: index % 6 === 0 ? 2023 : 2024,
  }));
}

function placeFacts(): object[] {
  const sourced = { year: 2024, source: "made up" };
  const facts = [0, 1, 2, 3].flatMap((place) => [
    { kind: "msa", place, fact: "population", value: String(1_000 * place), ...sourced },
    { kind: "msa", place, fact: "unemployment_rate", value: place === 2 ? "unknown" : "4.5", ...sourced },
  ]);
  return [
    ...facts,
    { kind: "country", place: 840, fact: "corporate_income_tax", value: "21", ...sourced },
    { kind: "country", place: 826, fact: "corporate_income_tax", value: "25", ...sourced },
  ];
}
