import { readFacts } from "../facts/readFacts.ts";

/** How wages of a country rose: the yearly rate (0.05 is 5 %) up to and with a month ("2024-09"), ascending. */
export type PayGrowth = { country: string; rates: { until: string; growth: number }[] };

/** The month at which pay stands as the occupations' facts have it (OEWS, May 2025). */
export const payMonth = "2025-05";

/** The countries of `data/demo/payGrowth.tsv`, the United States, whose pace the others have, first. */
export function payGrowths(): PayGrowth[] {
  const rows = Map.groupBy(readFacts("payGrowth"), (row) => row.country ?? "");
  return [...rows].map(([country, years]) => ({
    country,
    rates: years.map(({ until = "", growth }) => ({ until, growth: Number(growth) / 100 })),
  }));
}

/** Position of the country among them; that of the United States, 0, where it has no rates of its own. */
export function payGrowthOf(country: string, growths: readonly PayGrowth[]): number {
  return Math.max(
    0,
    growths.findIndex((growth) => growth.country === country),
  );
}

/** Pay of a month ("2024-02") against that of `payMonth`: below 1 before it. Rates compound month by month. */
export function payFactor({ rates }: PayGrowth, month: string): number {
  const [from, to] = month < payMonth ? [month, payMonth] : [payMonth, month];
  let factor = 1;
  for (let at = nextMonth(from); at <= to; at = nextMonth(at)) {
    const rate = rates.find(({ until }) => at <= until) ?? rates.at(-1);
    factor *= (1 + (rate?.growth ?? 0)) ** (1 / 12);
  }
  return month < payMonth ? 1 / factor : factor;
}

function nextMonth(month: string): string {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, "0")}`;
}
