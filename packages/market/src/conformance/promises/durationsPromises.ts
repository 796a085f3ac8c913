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

    test("gives the same per pair of values, with the support asked for", async () => {
      const pairs = { first: "country", second: "source" } as const;
      expect([...(await market().durationsByPair(developers, { ...pairs, support: 1 }))]).toEqual([
        { first: ids.gb, second: 2, durations: [{ days: 199, closed: 0, open: 1 }] },
        { first: ids.us, second: 2, durations: [{ days: 199, closed: 0, open: 5 }] },
      ]);
      expect(await market().durationsByPair(developers, { ...pairs, support: 5 })).toHaveLength(1);
      expect([...(await market().durationsByPair(developers, { ...pairs, support: 6 }))]).toEqual([]);
    });

    test("multiplies pairs of two multi-valued dimensions", async () => {
      const pairs = { first: "employmentType", second: "skill", support: 5 } as const;
      const found = [...(await market().durationsByPair(nurses, pairs))];
      expect(found.map(({ first, second }) => [first, second])).toEqual([[ids.fullTime, ids.care]]);
    });

    test("is empty for talents and for nothing", async () => {
      expect(await market().durations(talents)).toEqual([]);
      const none = await market().durationsByPair(talents, { first: "country", second: "skill", support: 1 });
      expect([...none]).toEqual([]);
      expect(await market().durations(nobody)).toEqual([]);
    });
  });
}
