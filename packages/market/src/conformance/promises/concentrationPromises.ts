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

    test("gives the same per value of another dimension", async () =>
      expect(await market().concentrationBy(postings, "employer", "country")).toEqual([
        { value: ids.gb, total: 11, distinct: 1, sumOfSquares: 121 },
        { value: ids.us, total: 4, distinct: 3, sumOfSquares: 6 },
      ]));

    test("is zero over nothing", async () => {
      const zero = { total: 0, distinct: 0, sumOfSquares: 0, top: [] };
      expect(await market().concentration(nobody, "employer", 5)).toEqual(zero);
      expect(await market().concentrationBy(nobody, "employer", "country")).toEqual([]);
    });
  });
}
