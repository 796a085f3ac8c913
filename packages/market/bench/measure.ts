import { isRows, type Market, type Selection } from "../src/index.ts";
import type { BenchCall } from "./workload.ts";

/** One answered call: of which verb, on which selection, and the milliseconds that its client waited. */
export type Timing = { verb: string; selection: Selection; ms: number };

/**
 * What clients saw, in the order calls ended, how long all took together, and how much time of all cores this process
 * used, which does not depend on what else the machine does.
 */
export type Measured = { times: Timing[]; totalMs: number; cpuMs: number };

/** How many clients ask, and for how long at most new calls are begun. */
export type Load = { clients: number; seconds: number };

/** Lets so many clients take calls from one list, each asking its next when the last is answered. */
export async function measure(
  market: Market,
  calls: readonly BenchCall[],
  { clients, seconds }: Load,
): Promise<Measured> {
  const times: Timing[] = [];
  let next = 0;
  const started = performance.now();
  const usedBefore = process.cpuUsage();
  await Promise.all(
    Array.from({ length: clients }, async () => {
      for (let call = calls[next++]; call; call = calls[next++]) {
        const begun = performance.now();
        if (begun - started > seconds * 1000) return;
        const answer = await call.ask(market);
        // A long answer is made while it is gone through.
        if (isRows(answer)) for (const _row of answer);
        times.push({ verb: call.verb, selection: call.selection, ms: performance.now() - begun });
      }
    }),
  );
  const { user, system } = process.cpuUsage(usedBefore);
  return { times, totalMs: performance.now() - started, cpuMs: (user + system) / 1000 };
}

/** The value below which a share of the numbers lies; 0 of none. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
