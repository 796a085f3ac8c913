import { callsAllowed, type Level, levelName } from "./Rates.ts";
import type { Entry, LimitName, LimitsNow, WindowState } from "./WindowState.ts";
import { held } from "./windows.ts";

const second = 1_000;
const minute = 60_000;

/**
 * Milliseconds until a call of this level and cost fits each limit that refuses it now; empty when none does.
 * The state must have been slid to `now`.
 */
export function refusals(
  state: WindowState,
  call: { level: Level; units: number },
  { rates, quota, now }: LimitsNow,
): Map<LimitName, number> {
  const waits = new Map<LimitName, number>();
  const wait = (name: LimitName, ms: number) => ms > 0 && waits.set(name, ms);
  if (state.second.length >= rates.perSecond) {
    wait("burst", (state.second[state.second.length - rates.perSecond] ?? now) + second - now);
  }
  if (call.units > 0 && held(state) + call.units > quota.units) wait("quota", quota.endsAt - now);
  const excessUnits = state.units + call.units - rates.unitsPerMinute;
  wait("units", untilFree(state, excessUnits, { now, cost: ([, , units]) => units }));
  if (call.level !== 0) {
    const excessCalls = state.calls[call.level] + 1 - callsAllowed(rates, call.level);
    const cost = (entry: Entry) => (entry[3] === call.level ? 1 : 0);
    wait(levelName(call.level), untilFree(state, excessCalls, { now, cost }));
  }
  return waits;
}

/** Milliseconds until the oldest calls have left whose costs make up the excess; a whole minute when they never do. */
function untilFree(
  state: WindowState,
  excess: number,
  { now, cost }: { now: number; cost: (entry: Entry) => number },
): number {
  let rest = excess;
  for (let index = 0; rest > 0; index += 1) {
    const entry = state.minute[index];
    if (!entry) return minute;
    rest -= cost(entry);
    if (rest <= 0) return entry[1] + minute - now;
  }
  return 0;
}
