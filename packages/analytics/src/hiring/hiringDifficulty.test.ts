import { parseKeyword } from "@talent/market";
import { expect, test } from "vitest";
import { smallMarket, times } from "../smallMarket.ts";
import { buildDifficultyReference } from "./difficultyReference.ts";
import { hiringDifficulty } from "./hiringDifficulty.ts";

const gb = 826;
const employers = Array.from({ length: 2 }, (_, index) => ({ id: index + 1 }));
const fromDay = "2024-01-01";
const dayAfter = (days: number) =>
  new Date(Date.parse(fromDay) + days * 86_400_000).toISOString().slice(0, 10);

/** Ten occupations with ten postings each: the first is the easiest in every respect, the last the hardest. */
const occupations = Array.from({ length: 10 }, (_, index) => index + 1);
const postings = occupations.flatMap((occupation) =>
  times(10, 0).map((_, index) => ({
    country: gb,
    msa: 5,
    occupation,
    firstSeen: fromDay,
    lastSeen: dayAfter(occupation * 10),
    employer: index < occupation ? 1 : 2,
  })),
);
const talents = occupations.map((occupation) => ({
  country: gb,
  msa: 5,
  occupation,
  weight: 1_000 / occupation,
}));
const market = smallMarket({ postings, talents, employers });
const of = (occupation: number) => ({
  fact: "posting" as const,
  window: { from: "2024-01-01", to: "2024-12-31" },
  filters: [
    { dimension: "country" as const, any: [gb] },
    { dimension: "occupation" as const, any: [occupation] },
  ],
});

test("the reference holds one market per occupation and place, each component ascending", async () => {
  const reference = await buildDifficultyReference(market, { country: gb });
  expect(reference).toMatchObject({ markets: 10 });
  expect(reference.duration).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90, 100]);
  expect(reference.scarcity[9]).toBeCloseTo(0.1);
  expect(reference.concentration[0]).toBe(5_000);
  expect(reference.concentration[9]).toBe(10_000);
});

test("with fewer than ten markets by area there is one market per occupation", async () => {
  const reference = await buildDifficultyReference(
    smallMarket({
      postings: [
        ...times(10, { country: gb, msa: 5, occupation: 1, employer: 1 }),
        ...times(10, { country: gb, msa: 6, occupation: 1, employer: 1 }),
      ],
      talents: [{ country: gb, occupation: 1, weight: 5 }],
      employers,
    }),
    { country: gb },
  );
  expect(reference).toMatchObject({ markets: 1, scarcity: [4], concentration: [10_000] });
});

test("is 1 plus 9 times the weighted mean of the percentile ranks", async () => {
  const reference = await buildDifficultyReference(market, { country: gb });
  const hardest = await hiringDifficulty(market, of(10), reference);
  expect(hardest).toEqual({
    state: "value",
    value: {
      // 1 + 9 × 0.95
      score: 9.6,
      label: "veryDifficult",
      ranks: { scarcity: 0.95, duration: 0.95, concentration: 0.95 },
    },
  });
  // Sixth of ten in scarcity and duration; six of ten postings at one employer are as concentrated as four.
  expect(await hiringDifficulty(market, of(6), reference)).toMatchObject({
    value: { label: "moderatelyDifficult", ranks: { scarcity: 0.55, duration: 0.55, concentration: 0.2 } },
  });
});

test("is measured over the year up to the window's last day, however long the window", async () => {
  const reference = await buildDifficultyReference(market, { country: gb });
  const within = (from: string, to: string) =>
    hiringDifficulty(market, { ...of(10), window: { from, to } }, reference);
  const year = await hiringDifficulty(market, of(10), reference);
  expect(await within("2024-12-25", "2024-12-31")).toEqual(year);
  expect(await within("2020-01-01", "2024-12-31")).toEqual(year);
  expect(await within("2023-01-01", "2023-12-31")).toEqual({ state: "insufficientData" });
});

test("is of postings first seen in that year, as the reference is, also where the data settings count open ones", async () => {
  const older = times(30, { ...postings[0], firstSeen: "2023-01-01", lastSeen: "2024-06-01" });
  const withOlder = smallMarket({ postings: [...postings, ...older], talents, employers });
  const reference = await buildDifficultyReference(withOlder, { country: gb });
  const open = await hiringDifficulty(withOlder, { ...of(1), basis: "open" }, reference);
  expect(open).toMatchObject({ value: { ranks: { scarcity: 0.05, duration: 0.05 } } });
  expect(open).toEqual(await hiringDifficulty(withOlder, of(1), reference));
});

test.each(["staffing", "anonymous"] as const)(
  "is compared with a reference that shows what the market shows: without %s it stays where it was",
  async (flag) => {
    // Every market has as many postings of a third employer, which the settings may hide.
    const hidden = postings.map((posting) => ({ ...posting, employer: 3 }));
    const both = smallMarket({
      postings: [...postings, ...hidden],
      talents,
      employers: [...employers, { id: 3, [flag]: true }],
    });
    const ranksOf = async (shown: boolean) => {
      const settings = { [flag]: shown };
      const reference = await buildDifficultyReference(both, { country: gb, ...settings });
      return hiringDifficulty(both, { ...of(6), ...settings }, reference);
    };
    expect(await ranksOf(false)).toMatchObject({ value: { ranks: { scarcity: 0.55, duration: 0.55 } } });
    expect(await ranksOf(false)).toEqual(await ranksOf(true));
  },
);

test("a market of earlier days is compared with the snapshot's reference", async () => {
  const earlier = smallMarket({
    postings: times(10, {
      country: gb,
      occupation: 1,
      employer: 1,
      firstSeen: "2022-06-01",
      lastSeen: "2022-09-09",
    }),
    talents: [{ country: gb, occupation: 1, weight: 100 }],
    employers,
  });
  const reference = await buildDifficultyReference(market, { country: gb });
  const window = { from: "2022-01-01", to: "2022-12-31" };
  expect(await hiringDifficulty(earlier, { ...of(1), window }, reference)).toMatchObject({
    // Scarce as the hardest of the reference, as slow and as concentrated.
    value: { ranks: { scarcity: 0.95, duration: 0.95, concentration: 0.95 } },
  });
});

test("a keyword narrows durations and employers, not scarcity, since talents have no text", async () => {
  const spoken = smallMarket({
    postings: [
      ...times(10, { country: gb, occupation: 1, employer: 1, rawTitle: "Nurse", lastSeen: "2024-06-11" }),
      ...times(90, { country: gb, occupation: 1, employer: 2, rawTitle: "Porter" }),
    ],
    talents: [{ country: gb, occupation: 1, weight: 100 }],
    employers,
  });
  const reference = { ...(await buildDifficultyReference(market, { country: gb })), scarcity: [0.5, 1.5] };
  const found = await hiringDifficulty(spoken, { ...of(1), keyword: parseKeyword("nurse") }, reference);
  // A hundred postings per hundred talents; ten days and one employer.
  expect(found).toMatchObject({ value: { ranks: { scarcity: 0.5, duration: 0.05, concentration: 0.95 } } });
});

test("needs ten postings, some supply and ten reference markets", async () => {
  const reference = await buildDifficultyReference(market, { country: gb });
  expect(await hiringDifficulty(market, of(11), reference)).toEqual({ state: "insufficientData" });
  expect(await hiringDifficulty(market, of(1), { ...reference, markets: 9 })).toEqual({
    state: "insufficientData",
  });
});
