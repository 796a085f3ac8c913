import type { Spread } from "../../Market.ts";
import type { Fact } from "../../Selection.ts";
import { raw, type Sql } from "../sql.ts";
import { toCount, unitsPerRecord } from "../weights.ts";

/** Total, number and sum of squares of a column of tallies; whole numbers, so exact in any order. */
export const spreadOfUnits: Sql = raw(
  "coalesce(sum(units), 0)::HUGEINT, count(*), coalesce(sum(units::HUGEINT * units::HUGEINT), 0)::HUGEINT",
);

/** A spread as the engine returned it. */
export function toSpread(fact: Fact, [total, distinct, squares]: readonly unknown[]): Spread {
  return {
    total: toCount(fact, total),
    distinct: Number(distinct),
    sumOfSquares: Number(squares) / unitsPerRecord(fact) ** 2,
  };
}
