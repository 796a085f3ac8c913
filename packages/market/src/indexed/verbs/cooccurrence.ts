import type { CompanionRequest, Companions } from "../../Market.ts";
import type { Selection } from "../../Selection.ts";
import { startTally } from "../kernels/startTally.ts";
import { codeOf } from "../table/Column.ts";
import type { IndexEngine } from "./IndexEngine.ts";
import { unitsPerRecord } from "./units.ts";
import { weigh, weighStretch } from "./weigh.ts";

/** `Market.cooccurrence`: a tally of the records that carry the primary value, and one of all. */
export function cooccurrence(
  engine: IndexEngine,
  selection: Selection,
  { dimension, primary, support }: CompanionRequest,
): Companions {
  const { columns, weight } = engine.table(selection.fact);
  const column = columns[dimension];
  const units = unitsPerRecord(selection.fact);
  const besides = { ...selection, filters: [...selection.filters, { dimension, all: [primary] }] };
  const tallied = (some: Selection) => {
    const scan = engine.scan(some);
    const tally = column && startTally({ column, weight, candidates: scan.candidates }, engine);
    let total = 0;
    scan.each(
      (rows, length) => {
        total += weigh(rows, length, weight);
        tally?.add(rows, length);
      },
      (start, end) => {
        total += weighStretch(start, end, weight);
        tally?.addStretch(start, end);
      },
    );
    return { tally, total: total / units };
  };
  const beside = tallied(besides);
  const all = tallied(selection);
  const found: Companions["companions"] = [];
  const own = column && codeOf(column, primary);
  for (const code of beside.tally?.codes() ?? []) {
    const together = (beside.tally?.counts[code] as number) / units;
    if (code === own || together < support) continue;
    const count = (all.tally?.counts[code] as number) / units;
    found.push({ value: column?.values[code] as number, together, count });
  }
  beside.tally?.close();
  all.tally?.close();
  return { total: all.total, primary: beside.total, companions: found };
}
