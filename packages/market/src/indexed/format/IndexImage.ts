import type { Day } from "../../Day.ts";
import type { Section } from "./Section.ts";

/**
 * What the sections cannot say themselves. Days in sections are counted from `firstDay`; a posting that is still
 * open was last seen on `openDay`, a day after all others. `leastDays` and `mostDays` bound how long postings stayed open;
 * every `markDays` days it is marked where each run is.
 */
export type IndexMeta = {
  snapshot: string;
  asOf: Day;
  firstDay: Day;
  openDay: number;
  leastDays: number;
  mostDays: number;
  markDays: number;
  postings: number;
  talents: number;
};

/** A whole index: its sections by name, as they stand in the file. */
export type IndexImage = { meta: IndexMeta; sections: Map<string, Section> };
