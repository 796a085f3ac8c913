import type { Day } from "./Day.ts";
import type { Dimension } from "./Dimension.ts";
import type { Selection } from "./Selection.ts";

/** A value of a dimension with the number (or weight) of records that carry it. */
export type ValueCount = { value: number; count: number };

/** A ranking: records in the selection, and its values by count descending, ties by value ascending. */
export type Ranking = { dimension: Dimension; total: number; values: ValueCount[] };

/** Which values to rank: the first `limit` (all when absent), only those `among` when given, zeros left out. */
export type RankingRequest = { dimension: Dimension; limit?: number; among?: readonly number[] };

/** How many records of a pair of values there are. */
export type PairCount = { first: number; second: number; count: number };

/** Paid records and the asked-for percentiles of yearly pay in USD, in the order asked; empty when none is paid. */
export type Quantiles = { count: number; values: number[] };

/** Postings that stayed open so many days: how many are closed, how many still open (censored). */
export type DurationCount = { days: number; closed: number; open: number };

/** A value that stands beside the primary one: on how many records together, and alone. */
export type Companion = { value: number; together: number; alone: number };

/** Companions of a value, with the number of records in the selection and of those that carry the value. */
export type Companions = { total: number; primary: number; companions: Companion[] };

/** Shares of a whole: records that carry a value, how many values there are, and the sum of squared counts. */
export type Concentration = { total: number; distinct: number; sumOfSquares: number; top: ValueCount[] };

/**
 * The algebra that every measure is written in. All engines give the same answers, ties included.
 * On facts with weights every count is a sum of weights. Asking for nothing gives 0 or an empty list, never an error.
 */
export interface Market {
  /** The dataset's last day: a posting without a last-seen day is open on it. */
  readonly asOf: Day;

  /** Records in the selection. */
  count(selection: Selection): Promise<number>;

  /** One ranking per request, in the order of the requests. On a multi-valued dimension a record counts once per value. */
  countBy(selection: Selection, requests: readonly RankingRequest[]): Promise<Ranking[]>;

  /** Records per pair of values of two different dimensions, by first then second value ascending, zeros left out. */
  countByPair(selection: Selection, first: Dimension, second: Dimension): Promise<PairCount[]>;

  /**
   * Records per period, in period order. `starts` are the first days of consecutive periods, ascending; each
   * ends the day before the next, the last with the selection's window. Counting follows the selection's basis
   * applied to period and window together: with `open` a posting counts in every period it is open in.
   */
  series(selection: Selection, starts: readonly Day[]): Promise<number[]>;

  /** The same per value: for each value its counts in period order, values in the order given. */
  seriesBy(
    selection: Selection,
    dimension: Dimension,
    values: readonly number[],
    starts: readonly Day[],
  ): Promise<{ value: number; counts: number[] }[]>;

  /**
   * Percentiles (0 to 1, ascending) of yearly pay in USD over paid postings, by linear interpolation between
   * order statistics (Hyndman and Fan's type 7).
   */
  quantiles(selection: Selection, probabilities: readonly number[]): Promise<Quantiles>;

  /** The same per value of a dimension: the first `limit` values by number of paid records, ties by value ascending. */
  quantilesBy(
    selection: Selection,
    probabilities: readonly number[],
    request: RankingRequest,
  ): Promise<({ value: number } & Quantiles)[]>;

  /**
   * Days from first seen to last seen (closed) or to the as-of day (open), with their counts, by days ascending.
   * A posting seen on one day only stayed open 0 days.
   */
  durations(selection: Selection): Promise<DurationCount[]>;

  /** Values of `dimension` on records that also carry `primary`, with at least `support` records together; by value ascending. */
  cooccurrence(
    selection: Selection,
    dimension: Dimension,
    primary: number,
    support: number,
  ): Promise<Companions>;

  /** How the selection's records are spread over the values of a dimension, with its `limit` largest; records without a value are left out. */
  concentration(selection: Selection, dimension: Dimension, limit: number): Promise<Concentration>;

  /** Ids of postings greater than `after`, ascending, at most `limit`, past the first `offset`. */
  page(selection: Selection, request: { after: number; offset: number; limit: number }): Promise<number[]>;
}
