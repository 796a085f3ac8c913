import type { PageRequest } from "../../Market.ts";
import type { Selection } from "../../Selection.ts";
import { compileSelection } from "../compileSelection.ts";
import type { Engine } from "../Engine.ts";
import { sql } from "../sql.ts";

/** `Market.page` */
export async function page(
  engine: Engine,
  selection: Selection,
  { after, offset, limit }: PageRequest,
): Promise<number[]> {
  const rows = await engine.rows(sql`
    SELECT r.id ${compileSelection(selection, sql`r.id > ${after}`)}
    ORDER BY r.id LIMIT ${limit} OFFSET ${offset}`);
  return rows.map(([id]) => Number(id));
}
