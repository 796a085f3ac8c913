import type { SourceAd } from "../ads/SourceAd.ts";

/** A format of records: how one becomes an ad, and what its source is called when nobody names it. */
export type AdFormat = {
  /** Turns a record into an ad; throws RejectedAd when it cannot be one. */
  read: (record: unknown) => SourceAd;
  /** The records a parsed value holds, where that is not the value itself (a JSON-LD graph, a board). */
  records?: (value: unknown) => unknown[];
  /** Columns that the format looks for in every file, where somebody chose them. */
  columns?: readonly string[];
  /** Name of the source when the command gives none; absent for the host that most of the ads' addresses have. */
  sourceName?: string;
  /** True when the ads were collected from the web, false when the owner delivered them. */
  harvested: boolean;
};
