import fc from "fast-check";
import { expect, test } from "vitest";
import { smallMarket, times } from "../smallMarket.ts";
import { anyPostings, law, synthetic } from "../syntheticSelections.ts";
import { listings } from "./listings.ts";

const all = { fact: "posting" as const, filters: [] };
const market = smallMarket({ postings: times(5, {}) });

test("pages are counted from 1, cursors go on after an id", async () => {
  expect(await listings(market, all, { page: 2, limit: 2 })).toEqual({
    state: "value",
    value: { total: 5, ids: [3, 4] },
  });
  expect(await listings(market, all, { after: 4, limit: 2 })).toMatchObject({ value: { ids: [5] } });
});

test("past the end there is no data, and in an empty market too little", async () => {
  expect(await listings(market, all, { page: 4, limit: 2 })).toEqual({ state: "noDataFound" });
  expect(await listings(market, all, { after: 5, limit: 2 })).toEqual({ state: "noDataFound" });
  expect(await listings(smallMarket(), all, { page: 1, limit: 2 })).toEqual({ state: "insufficientData" });
});

test("the last listing is the ten-thousandth, by page and by cursor", async () => {
  const large = smallMarket({ postings: times(10_003, {}) });
  const page = (number: number, limit: number) => listings(large, all, { page: number, limit });
  expect(await page(100, 100)).toMatchObject({ value: { total: 10_003 } });
  expect(await page(101, 100)).toEqual({ state: "noDataFound" });
  const across = await page(143, 70);
  expect(across.state === "value" && across.value.ids.length).toBe(60);
  const cursor = await listings(large, all, { after: 9_950, limit: 100 });
  expect(cursor.state === "value" && cursor.value.ids.at(-1)).toBe(10_000);
  expect(await listings(large, all, { after: 10_000, limit: 100 })).toEqual({ state: "noDataFound" });
});

test("page after page gives every listing exactly once, and so does cursor after cursor", () =>
  law(fc.tuple(anyPostings, fc.integer({ min: 1, max: 40 })), async ([selection, limit]) => {
    const byPage: number[] = [];
    for (let page = 1; ; page++) {
      const some = await listings(synthetic, selection, { page, limit });
      if (some.state !== "value") break;
      byPage.push(...some.value.ids);
    }
    const byCursor: number[] = [];
    for (;;) {
      const some = await listings(synthetic, selection, { after: byCursor.at(-1) ?? 0, limit });
      if (some.state !== "value") break;
      byCursor.push(...some.value.ids);
    }
    const expected = await synthetic.page(selection, { after: 0, offset: 0, limit: 1_000 });
    expect(byPage).toEqual(expected);
    expect(byCursor).toEqual(expected);
  }));
