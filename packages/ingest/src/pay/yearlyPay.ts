import type { Pay } from "@talent/extraction";
import type { Day } from "@talent/market";
import { unitsPerUsd } from "./exchangeRates.ts";

/** Working time that turns an interval into a year: 52 weeks of 5 days of 8 hours. */
export const intervalsPerYear = { hour: 2080, day: 260, week: 52, month: 12, year: 1 } as const;

/** Yearly pay outside these bounds (USD), or a range wider than this ratio, is taken for a slip of the ad. */
export const plausiblePay = { leastUsd: 1_500, mostUsd: 1_500_000, widestRange: 5 } as const;

/**
 * Midpoint of advertised pay per year in US dollars at the average rate of the posting's year; undefined when the
 * currency is unknown or the amounts are not plausible.
 */
export function yearlyPayUsd(pay: Pay, posted: Day): number | undefined {
  const rate = unitsPerUsd(pay.currency, Number(posted.slice(0, 4)));
  if (rate === undefined || !(pay.min > 0) || pay.max < pay.min) return undefined;
  if (pay.max / pay.min > plausiblePay.widestRange) return undefined;
  const yearly = (((pay.min + pay.max) / 2) * intervalsPerYear[pay.interval]) / rate;
  if (yearly < plausiblePay.leastUsd || yearly > plausiblePay.mostUsd) return undefined;
  return Math.round(yearly * 100) / 100;
}
