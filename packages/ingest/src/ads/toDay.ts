import type { Day } from "@talent/market";

/** Order of day, month and year in dates written with digits only. */
export type DateOrder = "iso" | "dmy" | "mdy";

/**
 * The UTC day of a date as sources write it: ISO 8601 with or without time and zone, seconds or milliseconds since
 * 1970, English month names, or digits in the given order. Undefined for anything that is no date.
 */
export function toDay(value: unknown, order: DateOrder = "iso"): Day | undefined {
  if (typeof value === "number" && value > 0) {
    return dayOf(new Date(value < 100_000_000_000 ? value * 1000 : value));
  }
  if (typeof value !== "string") return undefined;
  const text = value.trim();
  const plain = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text);
  if (plain) return calendarDay(Number(plain[1]), Number(plain[2]), Number(plain[3]));
  const digits = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})\b/.exec(text);
  if (digits && order !== "iso") {
    const [first, second] = [Number(digits[1]), Number(digits[2])];
    return calendarDay(Number(digits[3]), order === "dmy" ? second : first, order === "dmy" ? first : second);
  }
  const spelled = wordedDay(text);
  if (spelled) return spelled;
  if (/^\d{10}$|^\d{13}$/.test(text)) return toDay(Number(text));
  return timedDay(text);
}

/** "2026-10-03T23:30:00-05:00", also with the zone as databases write it: "+02", "+0200", "UTC", or none for UTC. */
function timedDay(text: string): Day | undefined {
  const found = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}\S*?)(?: ?(?:([+-]\d{2}):?(\d{2})?|Z|UTC|GMT))?$/i.exec(
    text,
  );
  if (!found) return undefined;
  const [, written, time, hours, minutes = "00"] = found;
  // `Date` takes 30 February for 2 March.
  if (toDay(written) === undefined) return undefined;
  return dayOf(new Date(`${written}T${time}${hours === undefined ? "Z" : `${hours}:${minutes}`}`));
}

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

const worded = [
  /^(?<month>[a-z]{3,9})\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4})\b/i,
  /^(?:[a-z]{3,9}, )?(?<day>\d{1,2})(?:st|nd|rd|th)?[ -](?<month>[a-z]{3,9})\.?,?[ -](?<year>\d{4})\b/i,
];

/** "October 3, 2026", "3 Oct 2026" and "Sat, 03 Oct 2026 10:00:00 GMT"; a time that follows is left out. */
function wordedDay(text: string): Day | undefined {
  const found = worded.map((pattern) => pattern.exec(text)?.groups).find(Boolean);
  const month = months.indexOf((found?.month ?? "").slice(0, 3).toLowerCase()) + 1;
  return month === 0 ? undefined : calendarDay(Number(found?.year), month, Number(found?.day));
}

function calendarDay(year: number, month: number, day: number): Day | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? dayOf(date) : undefined;
}

function dayOf(date: Date): Day | undefined {
  const year = date.getUTCFullYear();
  return Number.isNaN(year) || year < 1990 || year > 2200 ? undefined : date.toISOString().slice(0, 10);
}
