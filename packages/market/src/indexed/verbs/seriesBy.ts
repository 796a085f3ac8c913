import type { SeriesRequest } from "../../Market.ts";
import type { Selection } from "../../Selection.ts";
import { codeOf } from "../table/Column.ts";
import type { IndexEngine } from "./IndexEngine.ts";
import { Periods } from "./Periods.ts";
import { unitsPerRecord } from "./units.ts";

/** `Market.seriesBy`: only rows that carry one of the values are looked at. */
export function seriesBy(
  engine: IndexEngine,
  selection: Selection,
  { dimension, values, starts }: SeriesRequest,
): { value: number; counts: number[] }[] {
  const { columns, weight } = engine.table(selection.fact);
  const column = columns[dimension];
  if (!column) return values.map((value) => ({ value, counts: starts.map(() => 0) }));
  const periods = new Periods(engine, selection, starts);
  const width = starts.length + 1;
  // Values that nobody carries share the last place, to which nothing is added.
  const placeOf = new Map([...new Set(values)].map((value, place) => [codeOf(column, value), place * width]));
  const differences = new Float64Array((values.length + 1) * width);
  placeOf.set(0, values.length * width);
  const carrying = { ...selection, filters: [...selection.filters, { dimension, any: values }] };
  const { codes, offsets } = column;
  engine.scan(carrying).each((rows, length) => {
    for (let at = 0; at < length; at++) {
      const row = rows[at] as number;
      const adds = weight ? (weight[row] as number) : 1;
      const end = offsets ? (offsets[row + 1] as number) : row + 1;
      for (let item = offsets ? (offsets[row] as number) : row; item < end; item++) {
        const place = placeOf.get(codes[item] as number);
        if (place !== undefined) periods.add(differences, place, row, adds);
      }
    }
  });
  return values.map((value) => ({
    value,
    counts: periods.counts(
      differences,
      placeOf.get(codeOf(column, value)) as number,
      unitsPerRecord(selection.fact),
    ),
  }));
}
