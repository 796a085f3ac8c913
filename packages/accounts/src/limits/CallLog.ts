import type { Level } from "./Rates.ts";

/** Calls of one level admitted in the same millisecond: when (ms since 1970), their level, how many, their units together. */
export type Admitted = [at: number, level: Level, calls: number, units: number];

/**
 * The calls of a window, ascending by time, with the sums over them. Nothing tells calls of one level and millisecond
 * apart, so they are one entry: a window's size is bounded by its milliseconds, not by its calls.
 */
export type CallLog = {
  entries: Admitted[];
  /** How many of the first entries have left the window; they are removed many at a time. */
  left: number;
  units: number;
  calls: [level0: number, level1: number, level2: number, level3: number];
};

/** One admitted call. */
export type LoggedCall = { at: number; level: Level; units: number };

/** Entries that have left stay until they are so many, and most of the list: removing one moves all behind it. */
const removedFrom = 256;

/** The log of these entries, which ascend by time. */
export function callLog(entries: readonly Admitted[] = []): CallLog {
  const log: CallLog = { entries: [], left: 0, units: 0, calls: [0, 0, 0, 0] };
  for (const [at, level, calls, units] of entries) {
    log.entries.push([at, level, calls, units]);
    count(log, { level, calls, units });
  }
  return log;
}

/** The entries that are in the window; not a copy of each. */
export function entriesOf({ entries, left }: CallLog): Admitted[] {
  return entries.slice(left);
}

/** Adds a call that is not older than any in the log. */
export function addCall(log: CallLog, { at, level, units }: LoggedCall): void {
  const entry = find(log, at, level);
  if (entry) {
    entry[2] += 1;
    entry[3] += units;
  } else log.entries.push([at, level, 1, units]);
  count(log, { level, calls: 1, units });
}

/** Takes a call out again; nothing happens when it has left the window. */
export function removeCall(log: CallLog, { at, level, units }: LoggedCall): void {
  const entry = find(log, at, level);
  if (!entry) return;
  entry[2] -= 1;
  entry[3] -= units;
  if (entry[2] === 0) log.entries.splice(log.entries.lastIndexOf(entry), 1);
  count(log, { level, calls: -1, units: -units });
}

/** Lets calls leave that were admitted at this instant or before. */
export function dropUntil(log: CallLog, instant: number): void {
  const { entries } = log;
  for (;;) {
    const entry = entries[log.left];
    if (!entry || entry[0] > instant) break;
    log.left += 1;
    count(log, { level: entry[1], calls: -entry[2], units: -entry[3] });
  }
  if (log.left === entries.length) entries.length = 0;
  else if (log.left >= removedFrom && log.left * 2 >= entries.length) entries.splice(0, log.left);
  else return;
  log.left = 0;
}

/** When the last call was admitted, of this level if one is given; undefined when there is none. */
export function lastCall({ entries, left }: CallLog, level?: Level): number | undefined {
  for (let index = entries.length - 1; index >= left; index -= 1) {
    const entry = entries[index] as Admitted;
    if (level === undefined || entry[1] === level) return entry[0];
  }
  return undefined;
}

/**
 * When the call was admitted with whose leaving, and that of all before it, the excess is made up by what `cost` says of
 * each entry; undefined when it never is.
 */
export function excessEnds(
  { entries, left }: CallLog,
  excess: number,
  cost: (entry: Admitted) => number,
): number | undefined {
  let rest = excess;
  for (let index = left; index < entries.length; index += 1) {
    const entry = entries[index] as Admitted;
    rest -= cost(entry);
    if (rest <= 0) return entry[0];
  }
  return undefined;
}

/** Counts calls that lie after `now` as made then, since the clock was set back. */
export function setBackTo(log: CallLog, now: number): CallLog {
  const earlier = callLog();
  for (const [at, level, calls, units] of entriesOf(log)) {
    const entry = find(earlier, Math.min(at, now), level);
    if (entry) {
      entry[2] += calls;
      entry[3] += units;
    } else earlier.entries.push([Math.min(at, now), level, calls, units]);
    count(earlier, { level, calls, units });
  }
  return earlier;
}

function find({ entries, left }: CallLog, at: number, level: Level): Admitted | undefined {
  for (let index = entries.length - 1; index >= left; index -= 1) {
    const entry = entries[index] as Admitted;
    if (entry[0] < at) return undefined;
    if (entry[0] === at && entry[1] === level) return entry;
  }
  return undefined;
}

function count(log: CallLog, { level, calls, units }: { level: Level; calls: number; units: number }): void {
  log.units += units;
  log.calls[level] += calls;
}
