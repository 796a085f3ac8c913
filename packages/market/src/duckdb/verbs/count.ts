import type { Selection } from "../../Selection.ts";
import { compileSelection } from "../compileSelection.ts";
import type { Engine } from "../Engine.ts";
import { sql } from "../sql.ts";
import { tally, toCount } from "../weights.ts";

/** `Market.count` */
export async function count(engine: Engine, selection: Selection): Promise<number> {
  const { fact } = selection;
  const [row] = await engine.rows(sql`SELECT ${tally(fact)} ${compileSelection(selection)}`);
  return toCount(fact, row?.[0]);
}
