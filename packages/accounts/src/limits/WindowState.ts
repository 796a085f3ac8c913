import { type CallLog, callLog } from "./CallLog.ts";
import type { Level, Rates } from "./Rates.ts";

/** An admitted call that costs units: its id, when (ms since 1970), its units and level. */
export type Entry = [id: number, at: number, units: number, level: Level];

/**
 * What one subscription did lately. Windows slide: a call stops counting exactly one second or one minute after
 * it was admitted, so no second and no minute, wherever it begins, ever holds more than the limit.
 */
export type WindowState = {
  /** Calls of the last second, all as level 0 and without units. */
  second: CallLog;
  /** Calls of the last minute that cost units. */
  minute: CallLog;
  /** Seconds since 1970 in which `minute` changed since the ledger last took note of it. */
  changed: Set<number>;
  /** First day of the quota year the spending below belongs to. */
  year: string;
  /** Units charged in that year. */
  spent: number;
  /** Admitted and not yet settled: their units are held back from the quota. */
  pending: Entry[];
  /** Id of the next call. */
  next: number;
};

/** The names of the limits, as they stand in the rate-limit headers. */
export type LimitName = "burst" | "units" | "level1" | "level2" | "level3" | "quota";

/** The subscription year: its first day, when it ends (ms since 1970), its length in seconds, and the units in it. */
export type Quota = { year: string; endsAt: number; seconds: number; units: number };

/** What a call is measured against, and when. A limit of Infinity is none: nothing is kept for it. */
export type LimitsNow = { rates: Rates; quota: Quota; now: number };

/** The state of a subscription that has done nothing yet. */
export function emptyWindows(): WindowState {
  return {
    second: callLog(),
    minute: callLog(),
    changed: new Set(),
    year: "",
    spent: 0,
    pending: [],
    next: 1,
  };
}
