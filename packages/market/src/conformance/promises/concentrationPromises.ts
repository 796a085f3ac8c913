import { describe, expect, test } from "vitest";
import type { Market } from "../../Market.ts";
import { ids } from "../handmadeMarket.ts";
import { nobody, postings } from "./handmadeSelections.ts";

/** What `concentration` promises. */
export function concentrationPromises(market: () => Market): void {
  describe("concentration", () => {
    test("leaves out records without a value", async () =>
      expect(await market().concentration(postings, "employer", 2)).toEqual({
        total: 15,
        distinct: 4,
        sumOfSquares: 11 * 11 + 2 * 2 + 1 + 1,
        top: [
          { value: ids.acme, count: 11 },
          { value: ids.bolt, count: 2 },
        ],
      }));

    test("counts a multi-valued record once per value, in the total too", async () =>
      expect(await market().concentration(postings, "skill", 0)).toEqual({
        total: 17,
        distinct: 3,
        sumOfSquares: 100 + 16 + 9,
        top: [],
      }));

    test("gives the same per pair of values of other dimensions, with the support asked for", async () => {
      const pairs = { first: "source", second: "country", support: 1 } as const;
      expect([...(await market().concentrationByPair(postings, "employer", pairs))]).toEqual([
        { first: 1, second: ids.gb, total: 10, distinct: 1, sumOfSquares: 100 },
        { first: 2, second: ids.gb, total: 1, distinct: 1, sumOfSquares: 1 },
        { first: 2, second: ids.us, total: 4, distinct: 3, sumOfSquares: 6 },
      ]);
      const many = { ...pairs, support: 4 };
      expect(await market().concentrationByPair(postings, "employer", many)).toHaveLength(2);
    });

    test("is zero over nothing", async () => {
      const zero = { total: 0, distinct: 0, sumOfSquares: 0, top: [] };
      expect(await market().concentration(nobody, "employer", 5)).toEqual(zero);
      const pairs = { first: "source", second: "country", support: 0 } as const;
      expect([...(await market().concentrationByPair(nobody, "employer", pairs))]).toEqual([]);
    });
  });
}
