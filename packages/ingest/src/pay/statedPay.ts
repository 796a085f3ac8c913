import type { Pay, PayInterval } from "@talent/extraction";

/** Pay as fields of a source state it; any of it may be missing. */
export type PayFields = { min?: number; max?: number; currency?: string; interval?: string };

const intervals: readonly (readonly [RegExp, PayInterval])[] = [
  [/hour|\bhr\b|stunde|hora|heure/i, "hour"],
  [/day|daily|tag|jour/i, "day"],
  [/week|woche/i, "week"],
  [/month|monat|mois|mes\b/i, "month"],
  [/year|annual|annum|\bpa\b|jahr|\ban\b|año/i, "year"],
];

/** Words before an interval that make it several or a part of one: "biweekly", "twice a month", "every second week". */
const notOne =
  /\b(?:bi|semi|half|quarter|twice|two|three|four|six|other|second|third|\d+(?:nd|rd|th)|zweite|dritte|zwei|drei|vier|deux|trois)\b[^,;]*$/i;

/**
 * The interval a source's word means ("1 YEAR", "HOUR", "per annum"); undefined for none, "NONE", one-off pay, and pay
 * for several or a part of one ("BIWEEKLY", "SEMI_MONTHLY", "2 WEEK").
 */
export function payInterval(word: string): PayInterval | undefined {
  const plain = word.replaceAll("_", " ");
  for (const [pattern, interval] of intervals) {
    const match = pattern.exec(plain);
    if (match === null) continue;
    const before = plain.slice(0, match.index);
    const count = /(\d+(?:[.,]\d+)?)[\s-]*$/.exec(before)?.[1]?.replace(",", ".") ?? 1;
    return Number(count) === 1 && !notOne.test(before) ? interval : undefined;
  }
  return undefined;
}

/** A word's ISO 4217 code, in capitals; undefined when it has not the form of one. */
export function currencyCode(word: string): string | undefined {
  const code = word.trim().toUpperCase();
  return /^[A-Z]{3}$/.test(code) ? code : undefined;
}

/** A yearly figure below this is an hourly one in the wrong field, and one that nobody is paid by the hour stands for none. */
const mostHourly = 100;
const leastHourly = 2;

/** Pay that the fields state in full, one bound standing for both, in either order; undefined when they do not. */
export function statedPay(fields: PayFields): Pay | undefined {
  const one = fields.min ?? fields.max;
  const other = fields.max ?? fields.min;
  const interval = payInterval(fields.interval ?? "");
  if (one === undefined || other === undefined || interval === undefined || !fields.currency)
    return undefined;
  const [min, max] = one <= other ? [one, other] : [other, one];
  if (!(min > 0) || (interval === "year" && max < leastHourly)) return undefined;
  const currency = currencyCode(fields.currency);
  if (currency === undefined) return undefined;
  return { min, max, currency, interval: interval === "year" && max < mostHourly ? "hour" : interval };
}
