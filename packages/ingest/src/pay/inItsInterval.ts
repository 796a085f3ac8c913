import type { Pay } from "@talent/extraction";
import type { Day } from "@talent/market";
import { yearlyPayUsd } from "./yearlyPay.ts";

/** A yearly amount (USD) beyond which pay by the hour, day, week or month is in the wrong field, and the least it is taken for. */
const [mostUsd, leastUsd] = [500_000, 10_000];

/**
 * Pay as an ad states it, or as yearly pay where its interval makes it what nobody earns and a year what people do:
 * "45,000 an hour". A range wider than any other is left as it is.
 */
export function inItsInterval(pay: Pay, posted: Day): Pay {
  if (pay.interval === "year") return pay;
  const yearly: Pay = { ...pay, interval: "year" };
  const asYear = yearlyPayUsd(yearly, posted);
  if (asYear === undefined || asYear < leastUsd || asYear > mostUsd) return pay;
  const stated = yearlyPayUsd(pay, posted);
  return stated === undefined || stated > mostUsd ? yearly : pay;
}
