import type { Day } from "../Day.ts";
import type { Row } from "./ConnectionPool.ts";
import type { Sql } from "./sql.ts";

/** What a verb needs: the as-of date, and a way to run a statement. */
export type Engine = { readonly asOf: Day; rows(statement: Sql): Promise<Row[]> };
