import { describe, expect, test } from "vitest";
import type { Market } from "../../Market.ts";
import { ids } from "../handmadeMarket.ts";
import { postings, talents } from "./handmadeSelections.ts";

/** What `countByPair` promises. */
export function countByPairPromises(market: () => Market): void {
  describe("countByPair", () => {
    test("counts a multi-valued record once per pair, by first then second value", async () => {
      expect([...(await market().countByPair(postings, "country", "skill"))]).toEqual([
        { first: ids.gb, second: ids.care, count: 10 },
        { first: ids.gb, second: ids.sql, count: 2 },
        { first: ids.us, second: ids.java, count: 3 },
        { first: ids.us, second: ids.sql, count: 2 },
      ]);
      expect([...(await market().countByPair(postings, "employmentType", "skill"))]).toEqual([
        { first: ids.fullTime, second: ids.care, count: 10 },
        { first: ids.fullTime, second: ids.sql, count: 2 },
        { first: ids.partTime, second: ids.care, count: 4 },
      ]);
    });

    test("sums talents' weights, and is empty for a dimension they lack", async () => {
      expect([...(await market().countByPair(talents, "country", "gender"))]).toEqual([
        { first: ids.gb, second: 1, count: 50.25 },
        { first: ids.gb, second: 2, count: 100.5 },
      ]);
      expect([...(await market().countByPair(talents, "country", "remote"))]).toEqual([]);
    });
  });
}
