import type { DurationCount, Market, Selection } from "@talent/market";
import { type Figure, figure, insufficientData } from "../Figure.ts";
import { minimums } from "../minimums.ts";
import { medianDays, stillOpenAfter, survivalCurve } from "./survival.ts";

/** How long a posting stays open: 30 days or less, 31 to 60, 61 to 90, more than 90. */
export type DurationBucket = "upTo30" | "from31To60" | "from61To90" | "over90";

/** The share (0 to 1) of postings expected to stay open so long, and what it makes of the total. */
export type DurationShare = { bucket: DurationBucket; count: number; ratio: number };

/** Buckets from short to long; their ratios add up to one. */
export type DurationDistribution = { total: number; shares: DurationShare[] };

/** The distribution, its typical (median) duration, and the same of the baseline. */
export type PostingDuration = DurationDistribution & {
  typical: DurationBucket;
  typicalDays?: number;
  baseline: DurationDistribution;
};

const lastDays = { upTo30: 30, from31To60: 60, from61To90: 90 } as const;

/**
 * How long postings first seen in the window stay open, by the Kaplan-Meier estimate: open postings count for as long
 * as they have been open. The basis selected is left aside, since those open in a window are mostly the slow ones, the
 * more so the shorter it is. Insufficient below the minimum of closed ones, and when most are still open and none has
 * been for more than 90 days, so that no typical duration is known yet. `baseline` selects all postings of the location.
 */
export async function postingDuration(
  market: Market,
  selection: Selection,
  baseline: Selection,
): Promise<Figure<PostingDuration>> {
  const durations = (of: Selection) => market.durations({ ...of, basis: "firstSeen" });
  const [own, all] = await Promise.all([durations(selection), durations(baseline)]);
  const curve = survivalCurve(own);
  const closings = own.reduce((sum, { closed }) => sum + closed, 0);
  const typicalDays = medianDays(curve);
  const typical = bucketOf(typicalDays ?? curve.at(-1)?.days ?? 0);
  const isKnown = typicalDays !== undefined || typical === "over90";
  if (closings < minimums.closedPostings || !isKnown) return insufficientData;
  return figure({ ...distribution(own), typical, typicalDays, baseline: distribution(all) });
}

function bucketOf(days: number): DurationBucket {
  if (days <= lastDays.upTo30) return "upTo30";
  if (days <= lastDays.from31To60) return "from31To60";
  return days <= lastDays.from61To90 ? "from61To90" : "over90";
}

function distribution(durations: readonly DurationCount[]): DurationDistribution {
  const curve = survivalCurve(durations);
  const total = durations.reduce((sum, { closed, open }) => sum + closed + open, 0);
  const [after30, after60, after90] = Object.values(lastDays).map((days) => stillOpenAfter(curve, days)) as [
    number,
    number,
    number,
  ];
  const ratios: Record<DurationBucket, number> = {
    upTo30: 1 - after30,
    from31To60: after30 - after60,
    from61To90: after60 - after90,
    over90: after90,
  };
  return { total, shares: apportion(ratios, total) };
}

/** Whole counts that add up to the total: rounded down, the largest remainders getting what is left. */
function apportion(ratios: Record<DurationBucket, number>, total: number): DurationShare[] {
  const shares = Object.entries(ratios).map(([bucket, ratio]) => ({
    bucket: bucket as DurationBucket,
    ratio,
    count: Math.floor(ratio * total),
    remainder: (ratio * total) % 1,
  }));
  const left = total - shares.reduce((sum, { count }) => sum + count, 0);
  const favoured = shares.toSorted((one, other) => other.remainder - one.remainder).slice(0, left);
  return shares.map((share) => ({
    bucket: share.bucket,
    count: share.count + (favoured.includes(share) ? 1 : 0),
    ratio: share.ratio,
  }));
}
