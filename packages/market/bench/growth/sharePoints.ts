import type { BenchEngine } from "../BenchEngine.ts";
import { type Measured, percentile } from "../measure.ts";

/** The median time of a verb on selections that match about such a share of the records. */
export type SharePoint = { postings: number; verb: string; share: number; ms: number; calls: number };

/** Shares are told apart by halves of a power of ten, down to a millionth. */
const stepsPerDecade = 2;

/** How a verb's time goes with the share of records that match, from what was measured. */
export async function sharePoints(
  { market }: BenchEngine,
  postings: number,
  { times }: Pick<Measured, "times">,
): Promise<SharePoint[]> {
  const groups = new Map<string, { verb: string; step: number; ms: number[] }>();
  for (const { verb, selection, ms } of times) {
    if (selection.fact !== "posting") continue;
    const share = (await market.count(selection)) / postings;
    const step = Math.max(-6 * stepsPerDecade, Math.round(Math.log10(share) * stepsPerDecade));
    const key = `${verb} ${step}`;
    const group = groups.get(key) ?? { verb, step, ms: [] };
    group.ms.push(ms);
    groups.set(key, group);
  }
  return [...groups.values()]
    .map(({ verb, step, ms }) => ({
      postings,
      verb,
      share: Number((10 ** (step / stepsPerDecade)).toPrecision(3)),
      ms: Number(percentile(ms, 0.5).toPrecision(3)),
      calls: ms.length,
    }))
    .sort((one, other) => one.verb.localeCompare(other.verb) || one.share - other.share);
}
