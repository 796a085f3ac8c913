import type { Day, Window } from "@talent/market";
import { addDays, isDay } from "./days.ts";
import { pastMonths } from "./windows.ts";

/** Why a date range is refused: no such form, a day that no calendar has, from after to, or no days at all. */
export type DateRangeError = "unknownForm" | "impossibleDay" | "reversed" | "zero";

/** The window a date range means, or the word for what is wrong with it. */
export type DateRange = { window: Window } | { error: DateRangeError };

const monthsPerUnit: Record<string, number> = { m: 1, q: 3, y: 12 };
const earliest = "2000-01-01";
const latest = "2040-12-31";

/**
 * Resolves `90d`, `2w`, `6m`, `1q`, `1y` to so many days, weeks, months, quarters or years that end with the as-of
 * date, and `yyyy-mm-dd-yyyy-mm-dd` to those days, both included. Days are UTC, from 2000 to 2040, so that no trend is
 * endless; months are calendar months.
 */
export function resolveDateRange(text: string, asOf: Day): DateRange {
  const relative = /^(\d{1,4})([dwmqy])$/.exec(text);
  if (relative) return resolveRelative(Number(relative[1]), relative[2] as string, asOf);
  const custom = /^(\d{4}-\d{2}-\d{2})-(\d{4}-\d{2}-\d{2})$/.exec(text);
  if (!custom) return { error: "unknownForm" };
  const [from, to] = [custom[1] as Day, custom[2] as Day];
  if (!isDay(from) || !isDay(to) || from < earliest || to > latest) return { error: "impossibleDay" };
  return from > to ? { error: "reversed" } : { window: { from, to } };
}

function resolveRelative(count: number, unit: string, asOf: Day): DateRange {
  if (count === 0) return { error: "zero" };
  const months = monthsPerUnit[unit];
  const window =
    months === undefined
      ? { from: addDays(asOf, 1 - count * (unit === "w" ? 7 : 1)), to: asOf }
      : pastMonths(asOf, count * months);
  return isDay(window.from) && window.from >= earliest ? { window } : { error: "impossibleDay" };
}
