import type { Day } from "@talent/market";
import type { Rejection } from "./Rejections.ts";

/** What a load did. read = kept + duplicates + rejected. */
export type IngestReport = {
  source: string;
  files: string[];
  /** The day the load speaks of, and the last day the whole snapshot speaks of. */
  loadAsOf: Day;
  snapshotAsOf: Day;
  snapshot: string;
  /** Of everything the snapshot holds, as `pnpm checksum` computes it. */
  checksum: string;
  /** False when the snapshot already held all of it, so that nothing was published. */
  changed: boolean;
  /** Whether a demonstration market was served before, which the load has taken the place of. */
  replacedDemonstration: boolean;
  read: number;
  kept: number;
  /** Ads that show a posting again: an id given twice, or a repost. */
  duplicates: number;
  rejected: number;
  rejectedByReason: { reason: string; count: number }[];
  /** The first rejected records. */
  rejections: Rejection[];
  /** Columns that the mapping names and a file has not. */
  lacking: { file: string; columns: string[] }[];
  /** Postings the snapshot did not hold before, and ones this load closed. */
  added: number;
  closed: number;
  /** Share of the kept postings that have the field, 0 to 1. */
  fill: Record<string, number>;
  seconds: number;
};
