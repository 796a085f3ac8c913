import { describe, expect, test } from "vitest";
import type { Market } from "../../Market.ts";
import { ids } from "../handmadeMarket.ts";
import { months, postings, spring, talents } from "./handmadeSelections.ts";

/** What `seriesBy` promises. */
export function seriesByPromises(market: () => Market): void {
  describe("seriesBy", () => {
    test("gives the values in the order asked, zeros for unknown ones", async () =>
      expect(
        await market().seriesBy(
          { ...postings, window: { from: "2024-05-01", to: "2024-06-30" } },
          { dimension: "skill", values: [ids.java, 99, ids.care], starts: ["2024-05-01", "2024-06-01"] },
        ),
      ).toEqual([
        { value: ids.java, counts: [0, 3] },
        { value: 99, counts: [0, 0] },
        { value: ids.care, counts: [1, 1] },
      ]));

    test("follows the open basis", async () =>
      expect(
        await market().seriesBy(
          { ...postings, window: spring, basis: "open" },
          { dimension: "employer", values: [ids.acme], starts: months },
        ),
      ).toEqual([{ value: ids.acme, counts: [1, 1, 2, 2] }]));

    test("is empty for no values, and counts talents in every period", async () => {
      expect(await market().seriesBy(postings, { dimension: "skill", values: [], starts: months })).toEqual(
        [],
      );
      expect(
        await market().seriesBy(talents, { dimension: "gender", values: [1], starts: months.slice(0, 2) }),
      ).toEqual([{ value: 1, counts: [50.25, 50.25] }]);
    });
  });
}
