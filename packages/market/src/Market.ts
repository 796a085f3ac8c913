import type { Day } from "./Day.ts";
import type { Dimension } from "./Dimension.ts";
import type { Rows } from "./Rows.ts";
import type { Selection } from "./Selection.ts";

/** A value of a dimension with the number (or weight) of records that carry it. */
export type ValueCount = { value: number; count: number };

/** A ranking: records in the selection, and its values by count descending, ties by value ascending. */
export type Ranking = { dimension: Dimension; total: number; values: ValueCount[] };

/** Which values to rank: the first `limit` (all when absent), only those `among` when given, zeros left out. */
export type RankingRequest = { dimension: Dimension; limit?: number; among?: readonly number[] };

/** Which values to count over which periods, given by their first days. */
export type SeriesRequest = { dimension: Dimension; values: readonly number[]; starts: readonly Day[] };

/** How many records of a pair of values there are. */
export type PairCount = { first: number; second: number; count: number };

/** Paid records and the asked-for percentiles of yearly pay in USD, in the order asked; empty when none is paid. */
export type Quantiles = { count: number; values: number[] };

/** Postings that stayed open so many days: how many are closed, how many still open (censored). */
export type DurationCount = { days: number; closed: number; open: number };

/** Which pairs: of values of two different dimensions, on at least `support` records. */
export type PairRequest = { first: Dimension; second: Dimension; support: number };

/** Durations of the postings that carry a pair of values, by days ascending. */
export type PairDurations = { first: number; second: number; durations: DurationCount[] };

/** A value that stands beside the primary one: on how many records together, and on how many in all, with or without it. */
export type Companion = { value: number; together: number; count: number };

/** Whose companions to find, on how many records together at least. */
export type CompanionRequest = { dimension: Dimension; primary: number; support: number };

/** Companions of a value, with the number of records in the selection and of those that carry the value. */
export type Companions = { total: number; primary: number; companions: Companion[] };

/** How counts spread over values: the sum of the values' counts, how many values there are, and the sum of squared counts. */
export type Spread = { total: number; distinct: number; sumOfSquares: number };

/** A spread with its largest values, by count descending, ties by value ascending. */
export type Concentration = Spread & { top: ValueCount[] };

/** The spread within a pair of values. */
export type PairSpread = Spread & { first: number; second: number };

/** Which ids of a selection: greater than `after`, past the first `offset` of those, at most `limit`. */
export type PageRequest = { after: number; offset: number; limit: number };

/**
 * The algebra that every measure is written in. All engines give the same answers, ties included.
 * On facts with weights every count is a sum of weights; each weight is rounded to the thousandth before it is
 * summed, so that sums are exact in any order. Asking for nothing gives 0 or an empty list, never an error.
 */
export interface Market {
  /** The dataset's last day: a posting without a last-seen day is open on it. */
  readonly asOf: Day;

  /** The same market, whose verbs stop and reject with the signal's reason once it is aborted. */
  withSignal(signal: AbortSignal): Market;

  /** Records in the selection. */
  count(selection: Selection): Promise<number>;

  /** One ranking per request, in the order of the requests. On a multi-valued dimension a record counts once per value. */
  countBy(selection: Selection, requests: readonly RankingRequest[]): Promise<Ranking[]>;

  /** Records per pair of values of two different dimensions, by first then second value ascending, zeros left out. */
  countByPair(selection: Selection, first: Dimension, second: Dimension): Promise<Rows<PairCount>>;

  /**
   * Records per period, in period order. `starts` are the first days of consecutive periods, ascending; each
   * ends the day before the next, the last with the selection's window (without one, on the as-of date). Counting
   * follows the selection's basis applied to what period and window share: with `open` a posting counts in every
   * period it is open in. Talents have no dates and count in every period.
   */
  series(selection: Selection, starts: readonly Day[]): Promise<number[]>;

  /** The same per value: for each value its counts in period order, values in the order asked. */
  seriesBy(selection: Selection, request: SeriesRequest): Promise<{ value: number; counts: number[] }[]>;

  /**
   * Percentiles (0 to 1) of yearly pay in USD over paid postings, by linear interpolation between order statistics
   * (Hyndman and Fan's type 7): with h = (n - 1) p and f its fraction, x[floor h] (1 - f) + x[ceil h] f, computed
   * in this order so that engines agree to the last digit. Talents have no pay.
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
   * A posting seen on one day only stayed open 0 days. Talents have no durations.
   */
  durations(selection: Selection): Promise<DurationCount[]>;

  /** The same per pair of values with at least `support` postings, by first then second value ascending. */
  durationsByPair(selection: Selection, request: PairRequest): Promise<Rows<PairDurations>>;

  /**
   * Other values of `dimension` on records that also carry `primary`, with at least `support` records together
   * (never with none); by value ascending.
   */
  cooccurrence(selection: Selection, request: CompanionRequest): Promise<Companions>;

  /**
   * How the selection's records are spread over the values of a dimension, with its `limit` largest. Records
   * without a value are left out; with several they count once per value, in the total too, so shares sum to one.
   */
  concentration(selection: Selection, dimension: Dimension, limit: number): Promise<Concentration>;

  /**
   * The spread over `dimension` within each pair of values of two further dimensions, for pairs whose total reaches
   * `support` (never for an empty one); by first then second value ascending.
   */
  concentrationByPair(
    selection: Selection,
    dimension: Dimension,
    request: PairRequest,
  ): Promise<Rows<PairSpread>>;

  /** Ids of the selection's records greater than `after`, ascending, at most `limit`, past the first `offset`. */
  page(selection: Selection, request: PageRequest): Promise<number[]>;
}
