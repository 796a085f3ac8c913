import { excessEnds } from "./CallLog.ts";
import { callsAllowed, type Level, levelName } from "./Rates.ts";
import type { LimitName, LimitsNow, WindowState } from "./WindowState.ts";
import { held } from "./windows.ts";

const secondMs = 1_000;
const minuteMs = 60_000;

const none: ReadonlyMap<LimitName, number> = new Map();

/**
 * Milliseconds until a call of this level and cost fits each limit that refuses it now; empty when none does.
 * The state must have been slid to `now`.
 */
export function refusals(
  state: WindowState,
  call: { level: Level; units: number },
  { rates, quota, now }: LimitsNow,
): ReadonlyMap<LimitName, number> {
  let waits = none;
  const wait = (name: LimitName, ms: number) => {
    if (ms > 0) waits = new Map(waits).set(name, ms);
  };
  const { second, minute } = state;
  const excess = second.calls[0] + 1 - rates.perSecond;
  if (excess > 0) {
    const at = excessEnds(second, excess, ([, , calls]) => calls);
    wait("burst", (at ?? now) + secondMs - now);
  }
  if (call.units > 0 && held(state) + call.units > quota.units) wait("quota", quota.endsAt - now);
  const excessUnits = minute.units + call.units - rates.unitsPerMinute;
  if (excessUnits > 0) {
    const at = excessEnds(minute, excessUnits, ([, , , units]) => units);
    wait("units", (at ?? now) + minuteMs - now);
  }
  if (call.level !== 0) {
    const excessCalls = minute.calls[call.level] + 1 - callsAllowed(rates, call.level);
    if (excessCalls > 0) {
      const at = excessEnds(minute, excessCalls, ([, level, calls]) => (level === call.level ? calls : 0));
      wait(levelName(call.level), (at ?? now) + minuteMs - now);
    }
  }
  return waits;
}
