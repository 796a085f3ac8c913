import { describe, expect, test } from "vitest";
import type { Market } from "../../Market.ts";
import { ids } from "../handmadeMarket.ts";
import { nobody, postings, talents } from "./handmadeSelections.ts";

/** What `countBy` promises. */
export function countByPromises(market: () => Market): void {
  describe("countBy", () => {
    test("ranks by count, ties by value, and gives the number of records", async () =>
      expect(
        await market().countBy(postings, [
          { dimension: "skill" },
          { dimension: "country", limit: 1 },
          { dimension: "employer", among: [ids.temps, ids.secret, 99] },
        ]),
      ).toEqual([
        {
          dimension: "skill",
          total: 16,
          values: [
            { value: ids.care, count: 10 },
            { value: ids.sql, count: 4 },
            { value: ids.java, count: 3 },
          ],
        },
        { dimension: "country", total: 16, values: [{ value: ids.gb, count: 11 }] },
        {
          dimension: "employer",
          total: 16,
          values: [
            { value: ids.temps, count: 1 },
            { value: ids.secret, count: 1 },
          ],
        },
      ]));

    test("sums talents' weights", async () =>
      expect(await market().countBy(talents, [{ dimension: "skill", limit: 2 }])).toEqual([
        {
          dimension: "skill",
          total: 160.75,
          values: [
            { value: ids.care, count: 150.75 },
            { value: ids.sql, count: 50.25 },
          ],
        },
      ]));

    test("has an answer for nothing", async () => {
      expect(await market().countBy(postings, [])).toEqual([]);
      const [ranking] = await market().countBy(nobody, [{ dimension: "skill" }]);
      expect(ranking).toEqual({ dimension: "skill", total: 0, values: [] });
      const [none] = await market().countBy(postings, [{ dimension: "skill", among: [] }]);
      expect(none?.values).toEqual([]);
      const [first] = await market().countBy(postings, [{ dimension: "skill", limit: 0 }]);
      expect(first?.values).toEqual([]);
    });
  });
}
