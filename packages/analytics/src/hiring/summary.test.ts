import { expect, test } from "vitest";
import { smallMarket, times } from "../smallMarket.ts";
import { buildDifficultyReference } from "./difficultyReference.ts";
import { summary } from "./summary.ts";

// A9 summary: covers one year
test("gives each figure of the year up to the last day of the window, or that there is too little, on its own", async () => {
  const market = smallMarket({
    postings: [...times(10, { lastSeen: "2024-06-21" }), { firstSeen: "2023-12-31" }],
    talents: [{ weight: 70 }],
  });
  const all = { fact: "posting" as const, filters: [] };
  const reference = await buildDifficultyReference(market, { country: 826 });
  const window = { from: "2024-12-01", to: "2024-12-31" };
  expect(await summary(market, { ...all, window }, { baseline: all, reference })).toMatchObject({
    demand: { state: "value", value: { count: 10 } },
    supply: { state: "value", value: { count: 70 } },
    compensation: { state: "insufficientData" },
    hiringDifficulty: { state: "insufficientData" },
    postingDuration: { state: "value", value: { typical: "upTo30", typicalDays: 20 } },
  });
});
