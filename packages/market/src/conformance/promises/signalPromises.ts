import { expect, test } from "vitest";
import type { Market } from "../../Market.ts";
import { postings } from "./handmadeSelections.ts";

/** That verbs stop when their signal is aborted. */
export function signalPromises(market: () => Market): void {
  test("every verb rejects with the reason of an aborted signal", async () => {
    const stopped = market().withSignal(AbortSignal.abort(new Error("time is up")));
    await expect(stopped.count(postings)).rejects.toThrow("time is up");
    await expect(stopped.countBy(postings, [{ dimension: "skill" }])).rejects.toThrow("time is up");
    await expect(stopped.page(postings, { after: 0, offset: 0, limit: 1 })).rejects.toThrow("time is up");
    expect(await market().count(postings)).toBe(16);
  });
}
