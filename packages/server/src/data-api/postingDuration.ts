import type { DurationBucket, DurationShare, PostingDuration } from "@talent/analytics";
import type { components } from "@talent/contract/data-api";

const labels = {
  upTo30: "30 days or less",
  from31To60: "31 to 60 days",
  from61To90: "61 to 90 days",
  over90: "More than 90 days",
} as const satisfies Record<DurationBucket, string>;

function toBuckets(shares: readonly DurationShare[]): components["schemas"]["PostingDurationBucket"][] {
  return shares.map(({ bucket, count, ratio }) => ({
    label: labels[bucket],
    count,
    ratio: Math.round(ratio * 10_000) / 10_000,
  }));
}

/** A posting duration under its names on the wire. */
export function toPostingDuration({
  total,
  typical,
  shares,
  baseline,
}: PostingDuration): components["schemas"]["PostingDurationData"] {
  return {
    total,
    typicalpostingduration: labels[typical],
    postingdurations: toBuckets(shares),
    baseline: toBuckets(baseline.shares),
  };
}
