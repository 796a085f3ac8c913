import { describe, expect, test } from "vitest";
import type { Market } from "../../Market.ts";
import { ids } from "../handmadeMarket.ts";
import { nobody, postings, talents } from "./handmadeSelections.ts";

/** What `quantiles` promises. */
export function quantilesPromises(market: () => Market): void {
  describe("quantiles", () => {
    test("interpolates linearly between the two nearest", async () =>
      expect(await market().quantiles(postings, [0, 0.25, 0.5, 0.75, 1])).toEqual({
        count: 10,
        values: [30_000, 32_250, 34_500, 36_750, 39_000],
      }));

    test("has no values where nobody is paid", async () => {
      expect(await market().quantiles(nobody, [0.5])).toEqual({ count: 0, values: [] });
      expect(await market().quantiles(talents, [0.5])).toEqual({ count: 0, values: [] });
      expect(await market().quantiles(postings, [])).toEqual({ count: 10, values: [] });
    });

    test("ranks values by paid postings", async () => {
      expect(await market().quantilesBy(postings, [0.5], { dimension: "skill" })).toEqual([
        { value: ids.care, count: 10, values: [34_500] },
        { value: ids.sql, count: 2, values: [36_500] },
      ]);
      expect(
        await market().quantilesBy(postings, [0.5], { dimension: "skill", among: [ids.sql, ids.java] }),
      ).toEqual([{ value: ids.sql, count: 2, values: [36_500] }]);
      expect(await market().quantilesBy(postings, [0.5], { dimension: "skill", limit: 1 })).toHaveLength(1);
      expect(await market().quantilesBy(talents, [0.5], { dimension: "skill" })).toEqual([]);
    });
  });
}
