import type { Dimension } from "../../Dimension.ts";
import type { Fact } from "../../Selection.ts";
import type { Codes } from "../format/Section.ts";
import type { Column } from "./Column.ts";
import type { Words } from "./Words.ts";

/**
 * Stretches of rows of one country, state and msa, of postings also of one kind of employer, and closed or still open;
 * `blocks` are the first runs of each kind and country, and the end.
 */
export type Runs = {
  starts: Uint32Array;
  blocks: Uint32Array;
  country: Codes;
  state: Codes;
  msa: Codes;
  dated?: DatedRuns;
};

/**
 * What the runs of postings have: their employers' kind, and the first row of each kind; the most days from first to
 * last seen; and where each run is every `markDays` days: of mark m, from `m * runs` on, the first row of each run from
 * day `m * markDays` on, and its end in the last. Closed postings stand apart from those still open, which were last
 * seen on `openDay`, and inside a run they stand by first-seen day. `leastDays` is the fewest days of any posting.
 */
export type DatedRuns = {
  kind: Codes;
  kindStarts: Uint32Array;
  longest: Uint32Array;
  markDays: number;
  marks: Uint32Array;
  leastDays: number;
  openDay: number;
};

/** A kind of records as columns. `byId` are the rows by id ascending. */
export type FactTable = {
  fact: Fact;
  rows: number;
  id: Uint32Array;
  byId: Uint32Array;
  runs: Runs;
  columns: Partial<Record<Dimension, Column>>;
  /** Weights in thousandths; postings weigh one unit each and have none. */
  weight?: Codes;
  /** The most that any row weighs, in units. */
  mostWeight: number;
  posting?: PostingColumns;
};

/**
 * What only postings have. `stay` is how long a posting stayed open: twice the days beyond the fewest that occur, and
 * one more where it is still open. `words` are opened by who asks for them: they are read after everything else.
 */
export type PostingColumns = {
  firstSeen: Codes;
  lastSeen: Codes;
  stay: Codes;
  pay: Column;
  words: () => Words;
};
