import { readFileSync } from "node:fs";

/** Yearly average rates of one currency, units for one US dollar, by year ascending. */
type Rates = { year: number; rate: number }[];

let table: Map<string, Rates> | undefined;

/**
 * Units of a currency (ISO 4217) that one US dollar cost on average in a year; the nearest year of the table stands
 * for years outside it. Undefined for a currency the table lacks. Source: `data/exchangeRates.tsv`.
 */
export function unitsPerUsd(currency: string, year: number): number | undefined {
  table ??= readTable();
  let nearest: { year: number; rate: number } | undefined;
  for (const entry of table.get(currency) ?? []) {
    if (nearest === undefined || Math.abs(entry.year - year) < Math.abs(nearest.year - year)) nearest = entry;
  }
  return nearest?.rate;
}

function readTable(): Map<string, Rates> {
  const lines = readFileSync(new URL("../../data/exchangeRates.tsv", import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => line.split("\t"));
  const [, , ...years] = lines[0] ?? [];
  return new Map(
    lines
      .slice(1)
      .map(([currency = "", , ...rates]) => [
        currency,
        years.map((year, index) => ({ year: Number(year), rate: Number(rates[index]) })),
      ]),
  );
}
