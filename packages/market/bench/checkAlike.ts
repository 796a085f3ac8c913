import { isDeepStrictEqual } from "node:util";
import type { BenchEngine } from "./BenchEngine.ts";
import type { BenchCall } from "./workload.ts";

/** Throws when an engine answers one of the calls otherwise than the reference does. */
export async function checkAlike(
  reference: BenchEngine,
  engine: BenchEngine,
  calls: readonly BenchCall[],
): Promise<void> {
  const rounds = reference.roundsPercentiles || engine.roundsPercentiles;
  const isAlike = rounds ? almostEqual : isDeepStrictEqual;
  for (const { verb, ask } of calls) {
    const [expected, answer] = [await ask(reference.market), await ask(engine.market)];
    if (isAlike(expected, answer)) continue;
    const both = `${reference.name}: ${JSON.stringify(expected)}\n${engine.name}: ${JSON.stringify(answer)}`;
    throw new Error(`${verb} differs:\n${both.slice(0, 4000)}`);
  }
}

/** Equality of answers whose numbers may differ by a thousandth of a millionth: the same formula computed in another order. */
function almostEqual(one: unknown, other: unknown): boolean {
  if (typeof one === "number" && typeof other === "number") {
    return Math.abs(one - other) <= 1e-9 * Math.max(Math.abs(one), Math.abs(other));
  }
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return one === other;
  const [entries, others] = [Object.entries(one), other as Record<string, unknown>];
  return (
    entries.length === Object.keys(other).length &&
    entries.every(([name, value]) => almostEqual(value, others[name]))
  );
}
