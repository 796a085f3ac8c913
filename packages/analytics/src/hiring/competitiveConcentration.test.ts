import { expect, test } from "vitest";
import { smallMarket, times } from "../smallMarket.ts";
import { anyPostings, law, synthetic } from "../syntheticSelections.ts";
import { competitiveConcentration } from "./competitiveConcentration.ts";

const all = { fact: "posting" as const, filters: [] };
const employers = (count: number) => Array.from({ length: count }, (_, index) => ({ id: index + 1 }));
const shares = (...counts: number[]) =>
  counts.flatMap((count, index) => times(count, { employer: index + 1 }));

test("sums the squares of percentage shares", async () => {
  const market = smallMarket({ postings: shares(6, 1, 1, 1, 1), employers: employers(5) });
  expect(await competitiveConcentration(market, all, { limit: 1 })).toEqual({
    state: "value",
    value: {
      demand: 10,
      index: 60 * 60 + 4 * 10 * 10,
      category: "highlyConcentrated",
      employers: [{ id: 1, count: 6, share: 0.6 }],
    },
  });
});

test.each([
  [times(10, 1), 1_000, "moderatelyConcentrated"],
  [times(20, 1), 500, "unconcentrated"],
  [times(5, 1), 2_000, "highlyConcentrated"],
])("equal employers %j have the index %d: %s", async (counts, index, category) => {
  const market = smallMarket({ postings: shares(...counts), employers: employers(20) });
  expect(await competitiveConcentration(market, all, { limit: 0 })).toMatchObject({
    value: { index, category },
  });
});

test.each([
  [999.996, 1_000, "moderatelyConcentrated"],
  [1_800.004, 1_800, "moderatelyConcentrated"],
])("an index of %d shows as %d and is classed by that: %s", async (exact, index, category) => {
  const spread = { total: 100_000, distinct: 10, sumOfSquares: exact * 1_000_000, top: [] };
  const market = { ...smallMarket(), concentration: async () => spread };
  expect(await competitiveConcentration(market, all, { limit: 0 })).toMatchObject({
    value: { index, category },
  });
});

test("leaves out anonymous and unknown employers, and needs five others", async () => {
  const postings = [...shares(1, 1, 1, 1), { employer: 5 }, {}];
  const anonymous = [...employers(4), { id: 5, anonymous: true }];
  expect(
    await competitiveConcentration(smallMarket({ postings, employers: anonymous }), all, { limit: 9 }),
  ).toEqual({
    state: "insufficientData",
  });
  expect(
    await competitiveConcentration(smallMarket({ postings, employers: employers(5) }), all, { limit: 9 }),
  ).toMatchObject({ value: { demand: 5 } });
});

test("lies between the index of equal employers and 10,000; shares add up to one", () =>
  law(anyPostings, async (selection) => {
    const found = await competitiveConcentration(synthetic, selection, { limit: 100 });
    if (found.state !== "value") return;
    const { index, employers: ranked } = found.value;
    expect(index).toBeLessThanOrEqual(10_000);
    expect(index).toBeGreaterThanOrEqual(10_000 / ranked.length - 0.005);
    expect(ranked.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
  }));
