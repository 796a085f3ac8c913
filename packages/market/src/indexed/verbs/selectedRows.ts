import type { Selection } from "../../Selection.ts";
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
