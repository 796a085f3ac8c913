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

/** The interval a source's word means ("1 YEAR", "HOUR", "per annum"); undefined for none, "NONE" and one-off pay. */
export function payInterval(word: string): PayInterval | undefined {
  return intervals.find(([pattern]) => pattern.test(word))?.[1];
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
