import { describe, expect, test } from "vitest";
import type { Market } from "../../Market.ts";
import { nurses } from "./handmadeSelections.ts";

/** What `page` promises. */
export function pagePromises(market: () => Market): void {
  describe("page", () => {
    const page = (after: number, offset: number, limit: number) =>
      market().page(nurses, { after, offset, limit });

    test("gives ids ascending, after a cursor or past an offset", async () => {
      expect(await page(0, 0, 3)).toEqual([1, 2, 3]);
      expect(await page(3, 0, 3)).toEqual([4, 5, 6]);
      expect(await page(0, 8, 3)).toEqual([9, 10]);
      expect(await page(4, 1, 2)).toEqual([6, 7]);
    });

    test("is empty past the end", async () => {
      expect(await page(10, 0, 3)).toEqual([]);
      expect(await page(0, 10, 3)).toEqual([]);
      expect(await page(0, 0, 0)).toEqual([]);
    });
  });
}
