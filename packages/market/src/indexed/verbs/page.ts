import type { PageRequest } from "../../Market.ts";
import type { Selection } from "../../Selection.ts";
import { byIdDriver } from "../kernels/drivers.ts";
import { SmallestIds } from "../kernels/SmallestIds.ts";
import { placeAfter } from "../table/placeAfter.ts";
import type { IndexEngine } from "./IndexEngine.ts";

/** No id is greater. */
const mostId = 2 ** 32 - 1;

/**
 * `Market.page`, as numbers. A broad selection is walked in the order of ids until the page is full; a narrow one, or one that the
 * walk found to be narrow, is gone through for its smallest ids.
 */
export function page(engine: IndexEngine, selection: Selection, request: PageRequest): Float64Array {
  const { after, offset, limit } = request;
  const wanted = offset + limit;
  if (limit <= 0) return new Float64Array();
  const table = engine.table(selection.fact);
  if (after >= mostId) return new Float64Array();
  const candidates = engine.scan(selection).candidates;
  if (candidates === 0) return new Float64Array();
  // The walk may look at as many rows as the other way would have to look at.
  const walked = walk(engine, selection, { after, wanted, most: Math.ceil(candidates / 2) });
  if (walked) return Float64Array.from(walked.slice(offset));
  const smallest = new SmallestIds(wanted, table.rows);
  engine.scan(selection, { codes: table.id, least: after + 1 }).each((rows, length) => {
    for (let at = 0; at < length; at++) smallest.add(table.id[rows[at] as number] as number);
  });
  return Float64Array.from(smallest.take().subarray(offset));
}

/** The first ids after one, as far as looking at so many rows finds all that are wanted; undefined otherwise. */
function walk(
  engine: IndexEngine,
  selection: Selection,
  { after, wanted, most }: { after: number; wanted: number; most: number },
): number[] | undefined {
  const { id, byId } = engine.table(selection.fact);
  const refinements = engine.rowTests(selection, Math.min(most, 4 * wanted));
  const driver = byIdDriver(byId, placeAfter(id, byId, after));
  const block = engine.machine.calls.words(256);
  const found: number[] = [];
  for (let looked = 0; looked < most; looked += block.length) {
    engine.check();
    let length = driver(block);
    if (length === 0) return found;
    for (const refine of refinements) length = refine(block, length);
    for (let at = 0; at < length; at++) {
      found.push(id[block[at] as number] as number);
      if (found.length === wanted) return found;
    }
  }
  return undefined;
}
