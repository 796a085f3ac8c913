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

/** What is left of each limit that concerns a call of this level, in the order the headers name them. */
export function limitViews(state: WindowState, level: Level, { rates, quota, now }: LimitsNow): LimitView[] {
  const view = (
    name: LimitName,
    limit: number,
    used: number,
    [seconds, last]: [number, number?],
  ): LimitView => ({
    ...{ name, limit, windowSeconds: seconds, remaining: Math.max(0, limit - used) },
    resetMs: last === undefined ? 0 : Math.max(0, last + seconds * 1_000 - now),
  });
  const list = [
    view("burst", rates.perSecond, state.second.calls[0], [1, lastCall(state.second)]),
    view("units", rates.unitsPerMinute, state.minute.units, [60, lastCall(state.minute)]),
  ];
  if (level !== 0) {
    const used = state.minute.calls[level];
    list.push(view(levelName(level), callsAllowed(rates, level), used, [60, lastCall(state.minute, level)]));
  }
  const ofYear = view("quota", quota.units, held(state), [quota.seconds]);
  return [...list, { ...ofYear, resetMs: quota.endsAt - now }].filter(({ limit }) => limit < Infinity);
}
