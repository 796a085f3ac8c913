import { describe, expect, test } from "vitest";
import type { Market } from "../../Market.ts";
import { march, months, nurses, postings, spring, talents } from "./handmadeSelections.ts";

/** What `series` promises. */
export function seriesPromises(market: () => Market): void {
  describe("series", () => {
    test("counts first-seen postings per period, 0 where there are none", async () => {
      expect(await market().series({ ...nurses, window: spring }, months)).toEqual([1, 1, 1, 1]);
      expect(await market().series({ ...postings, window: march }, months)).toEqual([0, 0, 1, 0]);
    });

    test("counts an open posting in every period it is open in", async () =>
      expect(await market().series({ ...nurses, window: spring, basis: "open" }, months)).toEqual([
        1, 1, 2, 2,
      ]));

    test("clips the first period to the window and ends the last with it", async () =>
      expect(
        await market().series({ ...nurses, window: { from: "2024-01-02", to: "2024-04-01" } }, [
          "2024-01-01",
          "2024-04-01",
        ]),
      ).toEqual([2, 1]));

    test("ends on the as-of date without a window", async () =>
      expect(await market().series(nurses, ["2024-09-01", "2024-10-01"])).toEqual([1, 1]));

    test("counts talents in every period, and nothing over no periods", async () => {
      expect(await market().series(talents, months.slice(0, 2))).toEqual([160.75, 160.75]);
      expect(await market().series(postings, [])).toEqual([]);
    });
  });
}
