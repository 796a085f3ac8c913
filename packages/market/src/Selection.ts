import type { Window } from "./Day.ts";
import type { Dimension } from "./Dimension.ts";
import type { Keyword } from "./Keyword.ts";

/** What is counted: job postings (each weighs 1) or talents of a weighted sample (each weighs its weight). */
export type Fact = "posting" | "talent";

/**
 * One condition on a dimension. A record passes when it carries at least one of `any` (if given), every one
 * of `all`, and none of `none`. A record without a value fails `any` and `all` and passes `none`.
 */
export type Filter = {
  dimension: Dimension;
  any?: readonly number[];
  all?: readonly number[];
  none?: readonly number[];
};

/**
 * Which postings a window holds: `firstSeen` those first seen in it, `open` those open on any day of it
 * (first seen on or before its end, last seen on or after its start or still open).
 */
export type Basis = "firstSeen" | "open";

/**
 * Records of one kind under all of the given conditions. Talents have no dates, no text and no data settings:
 * window, keyword, staffing and anonymous do not touch them. A dimension that a kind of record lacks is without
 * a value on it (postings: gender, ethnicity; talents: source, remote, attribute).
 */
export type Selection = {
  fact: Fact;
  /** Which days; every posting when absent. */
  window?: Window;
  /** How the window is read; default `firstSeen`. */
  basis?: Basis;
  filters: readonly Filter[];
  keyword?: Keyword;
  /** False leaves out postings of staffing employers; default true. */
  staffing?: boolean;
  /** False leaves out postings of anonymous employers and those without an employer; default true. */
  anonymous?: boolean;
};
