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
    view("burst", rates.perSecond, state.second.length, [1, state.second.at(-1)]),
    view("units", rates.unitsPerMinute, state.units, [60, state.minute.at(-1)?.[1]]),
  ];
  if (level !== 0) {
    const last = state.minute.findLast((entry) => entry[3] === level)?.[1];
    list.push(view(levelName(level), callsAllowed(rates, level), state.calls[level], [60, last]));
  }
  const ofYear = view("quota", quota.units, held(state), [quota.seconds]);
  return [...list, { ...ofYear, resetMs: quota.endsAt - now }].filter(({ limit }) => limit < Infinity);
}
