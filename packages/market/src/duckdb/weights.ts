import type { Fact } from "../Selection.ts";
import { raw, type Sql, sql } from "./sql.ts";

/** What one record weighs, in whole units: a posting 1, a talent its weight in thousandths. */
export function weight(fact: Fact): Sql {
  return raw(fact === "posting" ? "1" : "round(r.weight * 1000)::BIGINT");
}

/** The sum of weights of a group of rows, in units; 0 over nothing. `where` restricts it to some of the rows. */
export function tally(fact: Fact, weightColumn: Sql = weight(fact), where: Sql = raw("true")): Sql {
  const sum = fact === "posting" ? raw("count(*)") : sql`sum(${weightColumn})`;
  return sql`coalesce(${sum} FILTER (WHERE ${where}), 0)`;
}

/** How many units make a weight of one. */
export function unitsPerRecord(fact: Fact): number {
  return fact === "posting" ? 1 : 1000;
}

/** A tally as the engine returned it, as a sum of weights. */
export function toCount(fact: Fact, units: unknown): number {
  return Number(units) / unitsPerRecord(fact);
}
