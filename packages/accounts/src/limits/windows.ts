import type { Level, Rates } from "./Rates.ts";

/** An admitted call that costs units: its id, when (ms since 1970), its units and level. */
type Entry = [id: string, at: number, units: number, level: Level];

/**
 * What one subscription did lately. Windows slide: a call stops counting exactly one second or one minute after
 * it was admitted, so no second and no minute, wherever it begins, ever holds more than the limit.
 */
export type WindowState = {
  /** Times of the calls of the last second, ascending. */
  second: number[];
  /** Calls of the last minute that cost units, ascending by time. */
  minute: Entry[];
  /** First day of the quota year the spending below belongs to. */
  year: string;
  /** Units charged in that year. */
  spent: number;
  /** Admitted and not yet settled: their units are held back from the quota. */
  pending: Entry[];
};

/** The names of the limits, as they stand in the rate-limit headers. */
export type LimitName = "burst" | "units" | "level1" | "level2" | "level3" | "quota";

/** What a limit says about a call. */
export type LimitView = {
  name: LimitName;
  limit: number;
  windowSeconds: number;
  remaining: number;
  resetMs: number;
};

/** The subscription year: its first day, when it ends (ms since 1970), its length in seconds, and the units in it. */
export type Quota = { year: string; endsAt: number; seconds: number; units: number };

const second = 1_000;
const minute = 60_000;

/** A call that was never settled is forgotten after this long: its server is gone. */
const abandonedAfter = 10 * minute;

/** The state of a subscription that has done nothing yet. */
export function emptyWindows(): WindowState {
  return { second: [], minute: [], year: "", spent: 0, pending: [] };
}

/**
 * Drops what has left the windows; a new quota year begins with nothing spent. When the clock was set back, calls
 * that now lie in the future count as made now, so that nobody waits longer than a window.
 */
export function slide(state: WindowState, quota: Quota, now: number): void {
  const atMostNow = ([id, at, units, level]: Entry): Entry => [id, Math.min(at, now), units, level];
  state.second = state.second.filter((at) => at > now - second).map((at) => Math.min(at, now));
  state.minute = state.minute.filter(([, at]) => at > now - minute).map(atMostNow);
  state.pending = state.pending.filter(([, at]) => at > now - abandonedAfter).map(atMostNow);
  if (state.year !== quota.year) Object.assign(state, { year: quota.year, spent: 0 });
}

/**
 * Milliseconds until a call of this level and cost fits each limit that refuses it now; empty when none does.
 * The state must have been slid to `now`.
 */
export function refusals(
  state: WindowState,
  call: { level: Level; units: number },
  limits: { rates: Rates; quota: Quota; now: number },
): Map<LimitName, number> {
  const { rates, quota, now } = limits;
  const waits = new Map<LimitName, number>();
  if (state.second.length >= rates.perSecond) {
    waits.set("burst", (state.second[state.second.length - rates.perSecond] ?? now) + second - now);
  }
  if (call.units > 0 && held(state) + call.units > quota.units) waits.set("quota", quota.endsAt - now);
  const costs = state.minute.map(([, at, units]): [number, number] => [at, units]);
  const unitsWait = waitFor(costs, call.units, { limit: rates.unitsPerMinute, now });
  if (unitsWait > 0) waits.set("units", unitsWait);
  if (call.level > 0) {
    const calls = callsOf(state, call.level).map(([, at]): [number, number] => [at, 1]);
    const callsWait = waitFor(calls, 1, { limit: rates.callsPerMinute[call.level - 1] ?? 0, now });
    if (callsWait > 0) waits.set(`level${call.level}` as LimitName, callsWait);
  }
  return waits;
}

/** Enters an admitted call. */
export function enter(
  state: WindowState,
  call: { id: string; level: Level; units: number },
  now: number,
): void {
  state.second.push(now);
  if (call.units === 0 && call.level === 0) return;
  state.minute.push([call.id, now, call.units, call.level]);
  state.pending.push([call.id, now, call.units, call.level]);
}

/**
 * Settles a call: charges its units, or gives them back to the quota and, when `refund`, to the minute as well.
 * Answers the units charged, 0 for a call that cost none or was given up as abandoned.
 */
export function leave(state: WindowState, id: string, outcome: "charge" | "release" | "refund"): number {
  const entry = state.pending.find(([pending]) => pending === id);
  state.pending = state.pending.filter(([pending]) => pending !== id);
  if (outcome === "refund") state.minute = state.minute.filter(([entered]) => entered !== id);
  if (!entry || outcome !== "charge") return 0;
  state.spent += entry[2];
  return entry[2];
}

/** What is left of each limit that concerns a call of this level, in the order the headers name them. */
export function views(
  state: WindowState,
  level: Level,
  limits: { rates: Rates; quota: Quota; now: number },
): LimitView[] {
  const { rates, quota, now } = limits;
  const view = (
    name: LimitName,
    limit: number,
    used: number,
    window: { seconds: number; last?: number },
  ) => ({
    name,
    limit,
    windowSeconds: window.seconds,
    remaining: Math.max(0, limit - used),
    resetMs: window.last === undefined ? 0 : Math.max(0, window.last + window.seconds * 1_000 - now),
  });
  const units = state.minute.reduce((sum, entry) => sum + entry[2], 0);
  const list: LimitView[] = [
    view("burst", rates.perSecond, state.second.length, { seconds: 1, last: state.second.at(-1) }),
    view("units", rates.unitsPerMinute, units, { seconds: 60, last: state.minute.at(-1)?.[1] }),
  ];
  if (level > 0) {
    const calls = callsOf(state, level);
    const limit = rates.callsPerMinute[level - 1] ?? 0;
    list.push(
      view(`level${level}` as LimitName, limit, calls.length, { seconds: 60, last: calls.at(-1)?.[1] }),
    );
  }
  const yearView = view("quota", quota.units, held(state), { seconds: quota.seconds });
  return [...list, { ...yearView, resetMs: quota.endsAt - now }];
}

/** Units of the year that are charged or held back for calls under way. */
export function held(state: WindowState): number {
  return state.spent + state.pending.reduce((sum, entry) => sum + entry[2], 0);
}

function callsOf(state: WindowState, level: Level): Entry[] {
  return state.minute.filter((entry) => entry[3] === level);
}

/** Milliseconds until the oldest of these calls have left enough room for `more`; 0 when there is room now. */
function waitFor(
  calls: [at: number, cost: number][],
  more: number,
  { limit, now }: { limit: number; now: number },
) {
  let excess = calls.reduce((sum, [, cost]) => sum + cost, more) - limit;
  let wait = 0;
  for (const [at, cost] of calls) {
    if (excess <= 0) break;
    excess -= cost;
    wait = at + minute - now;
  }
  return excess > 0 ? minute : wait;
}
