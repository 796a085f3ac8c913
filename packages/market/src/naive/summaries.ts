import type { Dimension } from "../Dimension.ts";
import type { DurationCount, Quantiles, Spread, ValueCount } from "../Market.ts";
import type { NaiveRecord } from "./NaiveRecord.ts";

/** The sum of weights. */
export function sum(records: readonly NaiveRecord[]): number {
  return records.reduce((total, { thousandths }) => total + thousandths, 0) / 1000;
}

/** Records by the values they carry, by value ascending. */
export function groups(records: readonly NaiveRecord[], dimension: Dimension): Map<number, NaiveRecord[]> {
  const byValue = new Map<number, NaiveRecord[]>();
  for (const record of records) {
    for (const value of record.values[dimension] ?? []) {
      const group = byValue.get(value);
      if (group) group.push(record);
      else byValue.set(value, [record]);
    }
  }
  return new Map([...byValue].sort(([one], [other]) => one - other));
}

/** Records by the pairs of values they carry, by first then second value ascending. */
export function pairs(
  records: readonly NaiveRecord[],
  { first, second }: { first: Dimension; second: Dimension },
): { first: number; second: number; group: NaiveRecord[] }[] {
  return [...groups(records, first)].flatMap(([value, some]) =>
    [...groups(some, second)].map(([other, group]) => ({ first: value, second: other, group })),
  );
}

/** Values by weight descending, ties by value ascending, zeros left out. */
export function ranking(records: readonly NaiveRecord[], dimension: Dimension): ValueCount[] {
  return [...groups(records, dimension)]
    .map(([value, group]) => ({ value, count: sum(group) }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count || one.value - other.value);
}

/** Percentiles of the pay of paid records. */
export function quantiles(records: readonly NaiveRecord[], probabilities: readonly number[]): Quantiles {
  const pay = records.map(({ payUsd }) => payUsd as number).sort((one, other) => one - other);
  if (pay.length === 0) return { count: 0, values: [] };
  const values = probabilities.map((probability) => {
    const position = (pay.length - 1) * probability;
    const fraction = position - Math.floor(position);
    const [below, above] = [pay[Math.floor(position)], pay[Math.ceil(position)]] as [number, number];
    return below * (1 - fraction) + above * fraction;
  });
  return { count: pay.length, values };
}

/** Days open with their counts, by days ascending. */
export function durations(records: readonly NaiveRecord[], asOf: string): DurationCount[] {
  const byDays = new Map<number, DurationCount>();
  for (const { firstSeen, lastSeen } of records) {
    const days = Math.round((Date.parse(lastSeen ?? asOf) - Date.parse(firstSeen)) / 86_400_000);
    const counted = byDays.get(days) ?? { days, closed: 0, open: 0 };
    if (lastSeen === undefined) counted.open += 1;
    else counted.closed += 1;
    byDays.set(days, counted);
  }
  return [...byDays.values()].sort((one, other) => one.days - other.days);
}

/** The spread of a ranking; squares are summed as whole numbers, so that they are exact. */
export function spread(values: readonly ValueCount[]): Spread {
  const thousandths = values.map(({ count }) => BigInt(Math.round(count * 1000)));
  const squares = thousandths.reduce((total, each) => total + each * each, 0n);
  const total = thousandths.reduce((all, each) => all + each, 0n);
  return { total: Number(total) / 1000, distinct: values.length, sumOfSquares: Number(squares) / 1e6 };
}
