import { callsAllowed, type Level } from "./Rates.ts";
import type { Entry, LimitsNow, Quota, WindowState } from "./WindowState.ts";

const second = 1_000;
const minute = 60_000;

/** A call that was never settled is forgotten after this long: its server is gone. */
const abandonedAfter = 10 * minute;

/**
 * Drops what has left the windows; a new quota year begins with nothing spent. When the clock was set back, calls
 * that now lie in the future count as made now, so that nobody waits longer than a window.
 */
export function slide(state: WindowState, quota: Quota, now: number): void {
  if ((state.second.at(-1) ?? now) > now || (state.minute.at(-1)?.[1] ?? now) > now) setBack(state, now);
  state.second.splice(
    0,
    leading(state.second, (at) => at <= now - second),
  );
  const left = state.minute.splice(
    0,
    leading(state.minute, ([, at]) => at <= now - minute),
  );
  for (const entry of left) count(state, entry, -1);
  state.pending.splice(
    0,
    leading(state.pending, ([, at]) => at <= now - abandonedAfter),
  );
  if (state.year !== quota.year) Object.assign(state, { year: quota.year, spent: 0 });
}

/** Enters an admitted call and answers its id; 0 for one that costs nothing and needs no settling. */
export function enter(
  state: WindowState,
  { level, units }: { level: Level; units: number },
  limits: LimitsNow,
): number {
  const { rates, now } = limits;
  if (rates.perSecond < Infinity) state.second.push(now);
  if (units === 0 && level === 0) return 0;
  const entry: Entry = [state.next, now, units, level];
  state.next += 1;
  state.pending.push(entry);
  if (rates.unitsPerMinute < Infinity || callsAllowed(rates, level) < Infinity) {
    state.minute.push(entry);
    count(state, entry, 1);
  }
  return entry[0];
}

/**
 * Settles a call: charges its units, or gives them back to the quota and, when `refund`, to the minute as well.
 * Answers the units charged, 0 for a call that cost none, was settled before or was given up as abandoned.
 */
export function leave(state: WindowState, id: number, outcome: "charge" | "release" | "refund"): number {
  const index = state.pending.findIndex((entry) => entry[0] === id);
  const [entry] = index < 0 ? [] : state.pending.splice(index, 1);
  if (!entry) return 0;
  if (outcome === "charge") state.spent += entry[2];
  if (outcome === "refund") {
    const entered = state.minute.findLastIndex(([other]) => other === id);
    if (entered >= 0) for (const refunded of state.minute.splice(entered, 1)) count(state, refunded, -1);
  }
  return outcome === "charge" ? entry[2] : 0;
}

/** Units of the year that are charged or held back for calls under way. */
export function held(state: WindowState): number {
  return state.pending.reduce((sum, entry) => sum + entry[2], state.spent);
}

/** How many of the first items are so. */
function leading<Item>(items: readonly Item[], isSo: (item: Item) => boolean): number {
  const first = items.findIndex((item) => !isSo(item));
  return first < 0 ? items.length : first;
}

function count(state: WindowState, [, , units, level]: Entry, sign: 1 | -1): void {
  state.units += sign * units;
  state.calls[level] += sign;
}

function setBack(state: WindowState, now: number): void {
  const atMostNow = ([id, at, units, level]: Entry): Entry => [id, Math.min(at, now), units, level];
  state.second = state.second.map((at) => Math.min(at, now));
  state.minute = state.minute.map(atMostNow);
  state.pending = state.pending.map(atMostNow);
}
