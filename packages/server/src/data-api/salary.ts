import type { PayPercentiles } from "@talent/analytics";
import type { components } from "@talent/contract/data-api";

/** The currency that pay is stated in, whatever it was advertised in. */
export const currency = { currencyCode: "USD", currencySymbol: "$" } as const;

const dollars = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
});

/** Percentiles of yearly pay in whole dollars, with the middle half in words. */
export function toSalary({
  percentile25,
  percentile50,
  percentile75,
}: PayPercentiles): components["schemas"]["Salary"] {
  return {
    percentile75: Math.round(percentile75),
    percentile50: Math.round(percentile50),
    percentile25: Math.round(percentile25),
    range: `${dollars.format(percentile25)} - ${dollars.format(percentile75)}`,
  };
}
