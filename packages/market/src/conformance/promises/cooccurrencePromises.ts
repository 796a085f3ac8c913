import { describe, expect, test } from "vitest";
import type { Market } from "../../Market.ts";
import { ids } from "../handmadeMarket.ts";
import { nobody, nurses, postings, talents } from "./handmadeSelections.ts";

/** What `cooccurrence` promises. */
export function cooccurrencePromises(market: () => Market): void {
  describe("cooccurrence", () => {
    const sql = (support: number) => ({ dimension: "skill" as const, primary: ids.sql, support });

    test("counts companions together and in all, and leaves the primary out", async () =>
      expect(await market().cooccurrence(postings, sql(1))).toEqual({
        total: 16,
        primary: 4,
        companions: [
          { value: ids.care, together: 2, count: 10 },
          { value: ids.java, together: 1, count: 3 },
        ],
      }));

    test("asks for the support, and never gives one that is not together", async () => {
      expect((await market().cooccurrence(postings, sql(2))).companions).toHaveLength(1);
      expect((await market().cooccurrence(nurses, sql(0))).companions).toEqual([
        { value: ids.care, together: 2, count: 10 },
      ]);
    });

    test("weighs talents, and is empty for nothing", async () => {
      expect(await market().cooccurrence(talents, sql(50.25))).toEqual({
        total: 160.75,
        primary: 50.25,
        companions: [{ value: ids.care, together: 50.25, count: 150.75 }],
      });
      expect(await market().cooccurrence(nobody, sql(1))).toEqual({ total: 0, primary: 0, companions: [] });
    });
  });
}
