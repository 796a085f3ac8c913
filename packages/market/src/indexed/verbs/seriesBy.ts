import type { SeriesRequest } from "../../Market.ts";
import type { Selection } from "../../Selection.ts";
import { codeOf } from "../table/Column.ts";
import type { IndexEngine } from "./IndexEngine.ts";
import { Periods } from "./Periods.ts";
import { series } from "./series.ts";
import { unitsPerRecord } from "./units.ts";

/** From so many rows on a selection for each value is sooner counted than the values of each row are told apart. */
const manyRows = 2 ** 15;

/** `Market.seriesBy`: only rows that carry one of the values are looked at. */
export function seriesBy(
  engine: IndexEngine,
  selection: Selection,
  { dimension, values, starts }: SeriesRequest,
): { value: number; counts: number[] }[] {
  const { columns, weight } = engine.table(selection.fact);
  const column = columns[dimension];
  if (!column) return values.map((value) => ({ value, counts: starts.map(() => 0) }));
  const carrying = { ...selection, filters: [...selection.filters, { dimension, any: values }] };
  const scan = engine.scan(carrying);
  if (!weight && scan.candidates > manyRows) {
    return values.map((value) => {
      const filters = [...selection.filters, { dimension, all: [value] }];
      return { value, counts: series(engine, { ...selection, filters }, starts) };
    });
  }
  const periods = new Periods(engine, selection, starts);
  const width = starts.length + 1;
  // Where a code's differences stand; those of values that nobody carries, and of all other values, come first.
  const placeOf = engine.counts.rows.lend(column.values.length);
  const codes = values.map((value) => codeOf(column, value));
  codes.forEach((code, index) => {
    if (code > 0) placeOf[code] = (index + 1) * width;
  });
  const differences = new Float64Array((values.length + 1) * width);
  const { codes: carried, offsets } = column;
  scan.each((rows, length) => {
    for (let at = 0; at < length; at++) {
      const row = rows[at] as number;
      const adds = weight ? (weight[row] as number) : 1;
      const end = offsets ? (offsets[row + 1] as number) : row + 1;
      for (let item = offsets ? (offsets[row] as number) : row; item < end; item++) {
        const place = placeOf[carried[item] as number] as number;
        if (place > 0) periods.add(differences, place, row, adds);
      }
    }
  });
  const units = unitsPerRecord(selection.fact);
  const found = values.map((value, index) => {
    const place = placeOf[codes[index] as number] as number;
    return { value, counts: periods.counts(differences, place, units) };
  });
  for (const code of codes) placeOf[code] = 0;
  engine.counts.rows.giveBack(placeOf);
  return found;
}
