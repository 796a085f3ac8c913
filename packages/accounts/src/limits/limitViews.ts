import { lastCall } from "./CallLog.ts";
import { callsAllowed, type Level, levelName } from "./Rates.ts";
import type { LimitName, LimitsNow, WindowState } from "./WindowState.ts";
import { held } from "./windows.ts";

/** What a limit says about a call. */
export type LimitView = {
  name: LimitName;
  limit: number;
  windowSeconds: number;
  remaining: number;
  resetMs: number;
};

/**
 * How much of each limit that concerns a call of a level was used at an instant, and when the last call was admitted that
 * it counts (ms since 1970; undefined when there is none).
 */
export type LimitsUsed = {
  level: Level;
  second: number;
  lastOfSecond: number | undefined;
  units: number;
  lastOfMinute: number | undefined;
  calls: number;
  lastOfLevel: number | undefined;
  quota: number;
};

/** What is used of the limits that concern a call of this level; the state must have been slid to now. */
export function limitsUsed(state: WindowState, level: Level): LimitsUsed {
  const { second, minute } = state;
  return {
    level,
    second: second.calls[0],
    lastOfSecond: lastCall(second),
    units: minute.units,
    lastOfMinute: lastCall(minute),
    calls: minute.calls[level],
    lastOfLevel: level === 0 ? undefined : lastCall(minute, level),
    quota: held(state),
  };
}

/** What is left of each limit that concerns the call, in the order the headers name them. */
export function limitViews(used: LimitsUsed, { rates, quota, now }: LimitsNow): LimitView[] {
  const { level } = used;
  const views: LimitView[] = [];
  const add = (name: LimitName, limit: number, windowSeconds: number, used: number, last?: number) => {
    if (limit === Infinity) return;
    const resetMs = last === undefined ? 0 : Math.max(0, last + windowSeconds * 1_000 - now);
    views.push({ name, limit, windowSeconds, remaining: Math.max(0, limit - used), resetMs });
  };
  add("burst", rates.perSecond, 1, used.second, used.lastOfSecond);
  add("units", rates.unitsPerMinute, 60, used.units, used.lastOfMinute);
  if (level !== 0) add(levelName(level), callsAllowed(rates, level), 60, used.calls, used.lastOfLevel);
  const { units: limit, seconds: windowSeconds, endsAt } = quota;
  const remaining = Math.max(0, limit - used.quota);
  if (limit < Infinity) views.push({ name: "quota", limit, windowSeconds, remaining, resetMs: endsAt - now });
  return views;
}
