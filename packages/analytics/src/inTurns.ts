import { setImmediate } from "node:timers/promises";

/** How long one turn takes, in milliseconds: what else the process is asked waits no longer than that. */
const turnMs = 5;

/**
 * Visits items in their order, leaving the event loop to others every few milliseconds: for answers of the market so
 * long that going through them at once would let every other call wait. Rejects with what `visit` throws.
 */
export async function inTurns<Item>(items: Iterable<Item>, visit: (item: Item) => void): Promise<void> {
  let begun = performance.now();
  for (const item of items) {
    visit(item);
    if (performance.now() - begun < turnMs) continue;
    await setImmediate();
    begun = performance.now();
  }
}
