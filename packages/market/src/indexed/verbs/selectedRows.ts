import type { Selection } from "../../Selection.ts";
import { GrowingRows } from "../kernels/GrowingRows.ts";
import type { Least } from "../kernels/keep.ts";
import type { Selected } from "../kernels/Selected.ts";
import type { IndexEngine } from "./IndexEngine.ts";

/** All rows of a selection, or those of them that have at least so much in a column; in the memory of calls. */
export function selectedRows(engine: IndexEngine, selection: Selection, also?: Least): Uint32Array {
  const scan = engine.scan(selection, also);
  const selected = new GrowingRows(engine.machine, scan.candidates);
  scan.each((rows, length) => selected.append(rows, length));
  return selected.values;
}

/** The same, those that need no test as stretches. */
export function selectedStretches(engine: IndexEngine, selection: Selection): Selected {
  const scan = engine.scan(selection);
  const selected = new GrowingRows(engine.machine, scan.candidates - scan.certain.rows);
  // What is certain is known before it is seen.
  scan.each(
    (rows, length) => selected.append(rows, length),
    () => {},
  );
  return { stretches: scan.certain, rows: selected.values };
}
