import type {
  DifficultyReference,
  GraduateSource,
  PlaceFactSource,
  ReviewSource,
} from "../../packages/analytics/src/index.ts";
import type { Market, Selection, Window } from "../../packages/market/src/index.ts";
import type { Landmarks } from "./readLandmarks.ts";

/** A value of a row: numbers are compared to nine digits. */
export type Cell = number | string | boolean | null;

/** What a measure is asked with. */
export type Question = {
  market: Market;
  selection: Selection & { window: Window };
  /** The place alone, under the same window and settings. */
  baseline: Selection;
  country: number;
  reference: DifficultyReference;
  landmarks: Landmarks;
  records: ReviewSource & GraduateSource & PlaceFactSource;
};

/**
 * One measure against plain SQL: `sql/<name>.sql` gives the rows that `rows` makes of the measure's answer. No row
 * means insufficient data.
 */
export type Check = { name: string; rows: (question: Question) => Promise<Cell[][]> };
