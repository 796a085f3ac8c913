import { exceedsOneYear, pastYear, pastYears, resolveDateRange } from "@talent/analytics";
import type { WindowRule } from "@talent/contract/data-api";
import type { Day, Window } from "@talent/market";
import { LRUCache } from "lru-cache";
import { Problem } from "../http/Problem.ts";

/** The forms of a date range, as messages name them. */
export const dateRangeForms = "30d, 2w, 6m, 1q, 1y or 2025-01-01-2025-06-30";

const hints = {
  unknownForm: `Parameter daterange: give it like ${dateRangeForms}`,
  impossibleDay: "Parameter daterange: give days of the calendar, from 2000 to 2040",
  reversed: "Parameter daterange: give the earlier day first",
  zero: "Parameter daterange: give a number of at least 1",
};

/** The windows found last: most calls give no date range or one of a few, and the day they end on changes with the data. */
const found = new LRUCache<string, Readonly<Window>>({ max: 1_000 });

/**
 * The window a call counts in: what `daterange` means, or the operation's default, ending on the as-of date. Days after
 * it are cut off, so that what is not known yet does not pass for nothing; a range that has no others stays as it is. With
 * a fixed span only its end is taken. Throws `invalidFormat`, or `tooMany` when the operation allows a year and it is more.
 */
export function resolveWindow(daterange: string | undefined, rule: WindowRule, asOf: Day): Window {
  const { span = "", max = "" } = rule;
  const key = `${daterange ?? rule.default} ${asOf} ${span} ${max}`;
  // To keep the order of use costs a call more than to find out anew what was found long ago.
  const known = found.peek(key);
  if (known) return known;
  const window = windowOf(daterange, rule, asOf);
  found.set(key, window);
  return window;
}

function windowOf(daterange: string | undefined, rule: WindowRule, asOf: Day): Window {
  const range = resolveDateRange(daterange ?? rule.default, asOf);
  if ("error" in range) throw new Problem("invalidFormat", { hint: hints[range.error] });
  const { window } = range;
  const known = ({ from, to }: Window) => (from <= asOf && to > asOf ? asOf : to);
  if (rule.span) return spanBefore(rule.span, known(spanBefore(rule.span, window.to)));
  if (rule.max && exceedsOneYear(window))
    throw new Problem("tooMany", { hint: "Parameter daterange: give at most a year, such as 1y" });
  return { from: window.from, to: known(window) };
}

function spanBefore(span: string, to: Day): Window {
  const years = Number.parseInt(span, 10);
  const first = pastYears(to, years)[0] ?? pastYear(to);
  return { from: first.from, to };
}
