import type { Market } from "../src/index.ts";
import type { BenchCall } from "./workload.ts";

/**
 * What clients saw: milliseconds of each call by verb, in the order they ended, how long all took together, and how
 * much time of all cores this process used, which does not depend on what else the machine does.
 */
export type Measured = { times: { verb: string; ms: number }[]; totalMs: number; cpuMs: number };

/** Lets so many clients take calls from one list, each asking its next when the last is answered. */
export async function measure(
  market: Market,
  calls: readonly BenchCall[],
  clients: number,
): Promise<Measured> {
  const times: Measured["times"] = [];
  let next = 0;
  const started = performance.now();
  const usedBefore = process.cpuUsage();
  await Promise.all(
    Array.from({ length: clients }, async () => {
      for (let call = calls[next++]; call; call = calls[next++]) {
        const begun = performance.now();
        await call.ask(market);
        times.push({ verb: call.verb, ms: performance.now() - begun });
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
