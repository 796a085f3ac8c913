import fc from "fast-check";
import { expect, test } from "vitest";
import type { DatedSelection } from "../DatedSelection.ts";
import { smallMarket, times } from "../smallMarket.ts";
import { anyPostings, anyValue, law, synthetic } from "../syntheticSelections.ts";
import { demand } from "./demand.ts";

const year: DatedSelection = {
  fact: "posting",
  filters: [],
  window: { from: "2024-01-01", to: "2024-12-31" },
};
const market = smallMarket({
  postings: [...times(3, { msa: 1 }), ...times(2, { msa: 2 }), { firstSeen: "2023-12-31", msa: 1 }],
});
const countOf = async (selection: DatedSelection) => {
  const counted = await demand(synthetic, selection);
  return counted.state === "value" ? counted.value.count : 0;
};

test("counts the postings first seen in the window, with facets in the order asked", async () =>
  expect(
    await demand(market, year, [
      { dimension: "msa", limit: 1 },
      { dimension: "skill", limit: 5 },
    ]),
  ).toEqual({
    state: "value",
    value: {
      count: 5,
      facets: [
        { dimension: "msa", values: [{ value: 1, count: 3 }] },
        { dimension: "skill", values: [] },
      ],
    },
  }));

test("counts a posting still open in the window when open postings are asked for", async () => {
  const counted = await demand(market, { ...year, basis: "open" });
  expect(counted).toMatchObject({ value: { count: 6 } });
});

test("has insufficient data where there is no posting", async () =>
  expect(await demand(market, { ...year, window: { from: "2020-01-01", to: "2020-12-31" } })).toEqual({
    state: "insufficientData",
  }));

test("a filter never raises a count", () =>
  law(fc.tuple(anyPostings, anyValue("skill")), async ([selection, skill]) => {
    const filters = [...selection.filters, { dimension: "skill" as const, any: [skill] }];
    expect(await countOf({ ...selection, filters })).toBeLessThanOrEqual(await countOf(selection));
  }));

test("a value and its exclusion add up to the whole", () =>
  law(fc.tuple(anyPostings, anyValue("msa")), async ([selection, msa]) => {
    const withFilter = (filter: object) =>
      countOf({ ...selection, filters: [...selection.filters, { dimension: "msa", ...filter }] });
    expect((await withFilter({ any: [msa] })) + (await withFilter({ none: [msa] }))).toBe(
      await countOf(selection),
    );
  }));

test("the values of a single-valued facet add up to at most the count", () =>
  law(anyPostings, async (selection) => {
    const counted = await demand(synthetic, selection, [{ dimension: "state", limit: 100 }]);
    if (counted.state !== "value") return;
    const [facet] = counted.value.facets;
    const sum = facet?.values.reduce((total, { count }) => total + count, 0);
    expect(sum).toBeLessThanOrEqual(counted.value.count);
  }));
