import type { Selection } from "../../Selection.ts";
import type { Selected } from "../kernels/Selected.ts";
import type { Refinement } from "../plan/refinements.ts";
import type { IndexEngine } from "./IndexEngine.ts";

/** All rows of a selection that pass further refinements; on memory that the next call uses again. */
export function selectedRows(
  engine: IndexEngine,
  selection: Selection,
  ...also: readonly Refinement[]
): Uint32Array {
  const { selected } = engine;
  selected.length = 0;
  engine.scan(selection, ...also).each((rows, length) => selected.append(rows, length));
  return selected.values;
}

/** The same, those that need no test as stretches. */
export function selectedStretches(engine: IndexEngine, selection: Selection): Selected {
  const { selected } = engine;
  selected.length = 0;
  const scan = engine.scan(selection);
  // What is certain is known before it is seen.
  scan.each(
    (rows, length) => selected.append(rows, length),
    () => {},
  );
  return { stretches: scan.certain, rows: selected.values };
}
