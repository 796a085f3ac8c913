import { type Admitted, callLog, entriesOf } from "./CallLog.ts";
import type { Entry, WindowState } from "./WindowState.ts";

/** Windows as they stand in a store: the calls of the last second and minute, without the sums over them. */
export type StoredWindows = Pick<WindowState, "year" | "spent" | "next"> & {
  second: Admitted[];
  minute: Admitted[];
  pending: Entry[];
};

/** Calls that cost units, admitted in one second (seconds since 1970). */
export type StoredSecond = { second: number; admitted: Admitted[] };

/** The windows as they are now, to be stored whole; later changes do not change them. */
export function storedWindows({ second, minute, year, spent, next, pending }: WindowState): StoredWindows {
  return { second: copies(second), minute: copies(minute), year, spent, next, pending: [...pending] };
}

/** The windows that were stored. */
export function windowsFrom({ second, minute, year, spent, next, pending }: StoredWindows): WindowState {
  return {
    second: callLog(second),
    minute: callLog(minute),
    changed: new Set(),
    year,
    spent,
    pending: [...pending],
    next,
  };
}

/**
 * The seconds of the minute that changed since this was asked last, each whole, ascending; one whose calls were all taken
 * back is empty. Later changes do not change them.
 */
export function takeChangedSeconds({ minute, changed }: WindowState): StoredSecond[] {
  const seconds = [...changed].sort((one, other) => one - other);
  const found = new Map<number, Admitted[]>(seconds.map((second) => [second, []]));
  const [first = Number.POSITIVE_INFINITY] = seconds;
  for (let index = minute.entries.length - 1; index >= minute.left; index -= 1) {
    const [at, level, calls, units] = minute.entries[index] as Admitted;
    const second = secondOf(at);
    if (second < first) break;
    found.get(second)?.push([at, level, calls, units]);
  }
  changed.clear();
  return [...found].map(([second, admitted]) => ({ second, admitted: admitted.reverse() }));
}

/** The second an instant (ms since 1970) lies in, since 1970. */
export function secondOf(instant: number): number {
  return Math.floor(instant / 1_000);
}

function copies(log: WindowState["second"]): Admitted[] {
  return entriesOf(log).map(([at, level, calls, units]) => [at, level, calls, units]);
}
