import type { SnapshotInfo } from "@talent/warehouse";

const labels = {
  synthetic: "Demonstration market",
  real: "Ingested postings",
  mixed: "Ingested and made-up postings",
} as const;

/** What the portal calls a dataset: what it is made of, and the scale its note says a demonstration market is at. */
export function datasetLabel({ origin, note }: Pick<SnapshotInfo, "origin" | "note">): string {
  const scale = /at scale (1 : [\d,]+)/.exec(note ?? "")?.[1];
  return scale === undefined ? labels[origin] : `${labels[origin]} at scale ${scale}`;
}
