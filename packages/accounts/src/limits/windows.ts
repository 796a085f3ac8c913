import { addCall, dropUntil, entriesOf, lastCall, removeCall, setBackTo } from "./CallLog.ts";
import { callsAllowed, type Level } from "./Rates.ts";
import { secondOf } from "./storedWindows.ts";
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
  if ((lastCall(state.second) ?? now) > now || (lastCall(state.minute) ?? now) > now) setBack(state, now);
  dropUntil(state.second, now - second);
  dropUntil(state.minute, now - minute);
  while ((state.pending[0]?.[1] ?? now) <= now - abandonedAfter) state.pending.shift();
  if (state.year !== quota.year) Object.assign(state, { year: quota.year, spent: 0 });
}

/** Enters an admitted call and answers its id; 0 for one that costs nothing and needs no settling. */
export function enter(
  state: WindowState,
  { level, units }: { level: Level; units: number },
  limits: LimitsNow,
): number {
  const { rates, now } = limits;
  if (rates.perSecond < Infinity) addCall(state.second, { at: now, level: 0, units: 0 });
  if (units === 0 && level === 0) return 0;
  const id = state.next;
  state.next += 1;
  state.pending.push([id, now, units, level]);
  if (rates.unitsPerMinute < Infinity || callsAllowed(rates, level) < Infinity) {
    addCall(state.minute, { at: now, level, units });
    state.changed.add(secondOf(now));
  }
  return id;
}

/**
 * Settles a call: charges its units, or gives them back to the quota and, when `refund`, to the minute as well.
 * Answers the units charged, 0 for a call that cost none, was settled before or was given up as abandoned.
 */
export function leave(state: WindowState, id: number, outcome: "charge" | "release" | "refund"): number {
  const index = state.pending.findIndex((entry) => entry[0] === id);
  const [entry] = index < 0 ? [] : state.pending.splice(index, 1);
  if (!entry) return 0;
  const [, at, units, level] = entry;
  if (outcome === "charge") state.spent += units;
  if (outcome === "refund") {
    removeCall(state.minute, { at, level, units });
    state.changed.add(secondOf(at));
  }
  return outcome === "charge" ? units : 0;
}

/** Units of the year that are charged or held back for calls under way. */
export function held(state: WindowState): number {
  let units = state.spent;
  for (const entry of state.pending) units += entry[2];
  return units;
}

function setBack(state: WindowState, now: number): void {
  const note = () => {
    for (const [at] of entriesOf(state.minute)) state.changed.add(secondOf(at));
  };
  note();
  state.second = setBackTo(state.second, now);
  state.minute = setBackTo(state.minute, now);
  note();
  state.pending = state.pending.map(([id, at, units, level]): Entry => [id, Math.min(at, now), units, level]);
}
