import { unitsPerUsd } from "../../pay/exchangeRates.ts";
import { readFacts } from "../facts/readFacts.ts";

/** A place's legal minimum wage for adults: amounts per interval and the days from which they are in force, ascending. */
export type MinimumWage = {
  /** "US", "US-CA"; with `msa` or `city` only that area or city of it. */
  place: string;
  msa?: number;
  city?: number;
  interval: "hour" | "day" | "month";
  currency: string;
  rates: { from: string; amount: number }[];
  source: string;
};

/** The places of `data/demo/minimumWages.tsv`, areas and cities of states after the states. */
export function minimumWages(): MinimumWage[] {
  return readFacts("minimumWages").map((row) => ({
    place: row.place ?? "",
    msa: row.msa ? Number(row.msa) : undefined,
    city: row.city ? Number(row.city) : undefined,
    interval: row.interval as MinimumWage["interval"],
    currency: row.currency ?? "",
    rates: (row.rates ?? "").split("|").map((rate) => {
      const [from = "", amount = ""] = rate.split("=");
      return { from, amount: Number(amount) };
    }),
    source: row.source ?? "",
  }));
}

/** The rate in force on a day; before the first known one that one. */
export function rateOn({ rates }: MinimumWage, day: string): { from: string; amount: number } | undefined {
  return rates.findLast(({ from }) => from <= day) ?? rates[0];
}

/** Working hours of a year at the country's legal or usual full-time week (France 35, South Africa 45, else 40 hours). */
const yearlyHours = new Map([
  ["FR", 1_820],
  ["ZA", 2_340],
]);

/** Paid days of a year: Mexico's law pays every day, India's wage is for each of 26 days a month. */
const yearlyDays = new Map([
  ["MX", 365],
  ["IN", 312],
]);

/** What the wage comes to in a year of full-time work on a day's terms, in USD; undefined where the currency has no rate. */
export function yearlyMinimum(wage: MinimumWage, day: string): number | undefined {
  const country = wage.place.slice(0, 2);
  const perYear = {
    hour: yearlyHours.get(country) ?? 2_080,
    day: yearlyDays.get(country) ?? 260,
    month: 12,
  }[wage.interval];
  const units = unitsPerUsd(wage.currency, Number(day.slice(0, 4)));
  const rate = rateOn(wage, day);
  return units === undefined || rate === undefined ? undefined : (rate.amount * perYear) / units;
}
