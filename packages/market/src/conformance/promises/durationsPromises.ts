import { describe, expect, test } from "vitest";
import type { Market } from "../../Market.ts";
import type { Selection } from "../../Selection.ts";
import { ids } from "../handmadeMarket.ts";
import { nobody, nurses, talents } from "./handmadeSelections.ts";

/** What `durations` promises. */
export function durationsPromises(market: () => Market): void {
  describe("durations", () => {
    const developers: Selection = {
      fact: "posting",
      filters: [{ dimension: "occupation", any: [ids.developer] }],
    };

    test("counts closed and open postings by days", async () => {
      expect(await market().durations(developers)).toEqual([{ days: 199, closed: 0, open: 6 }]);
      expect(await market().durations(nurses)).toEqual([
        { days: 10, closed: 5, open: 0 },
        { days: 91, closed: 0, open: 1 },
        { days: 152, closed: 0, open: 1 },
        { days: 213, closed: 0, open: 1 },
        { days: 274, closed: 0, open: 1 },
        { days: 334, closed: 0, open: 1 },
      ]);
    });

    test("gives the same per value", async () => {
      expect(await market().durationsBy(developers, "country")).toEqual([
        { value: ids.gb, durations: [{ days: 199, closed: 0, open: 1 }] },
        { value: ids.us, durations: [{ days: 199, closed: 0, open: 5 }] },
      ]);
    });

    test("is empty for talents and for nothing", async () => {
      expect(await market().durations(talents)).toEqual([]);
      expect(await market().durationsBy(talents, "country")).toEqual([]);
      expect(await market().durations(nobody)).toEqual([]);
    });
  });
}
