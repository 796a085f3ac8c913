import type { Market, RankingRequest, Selection, ValueCount } from "../../src/index.ts";
import type { AskNumbers } from "./durationVerbs.ts";
import { carriedValue, hasValue } from "./selectionSql.ts";
import { pairs, ranking, spread, sum, unitsPerRecord } from "./statements.ts";

/** How records are spread over values, given how a ranking is asked for. */
export function concentrationVerbs(
  numbers: AskNumbers,
  top: (selection: Selection, request: RankingRequest) => Promise<ValueCount[]>,
): Pick<Market, "concentration" | "concentrationByPair"> {
  const toSpread = (selection: Selection, [total = 0, distinct = 0, squares = 0]: readonly number[]) => ({
    total: total / unitsPerRecord(selection),
    distinct,
    sumOfSquares: squares / unitsPerRecord(selection) ** 2,
  });
  return {
    concentration: async (selection, dimension, limit) => {
      const [[[...found] = []], values] = await Promise.all([
        numbers(`SELECT ${spread} FROM (${ranking(selection, { dimension })})`),
        top(selection, { dimension, limit }),
      ]);
      return { ...toSpread(selection, found), top: values };
    },
    concentrationByPair: async (selection, dimension, request) => {
      const { columns, from } = pairs(
        selection,
        [request.first, request.second],
        hasValue(selection, dimension),
      );
      const least = Math.max(1, request.support * unitsPerRecord(selection));
      const found = await numbers(`SELECT one, other, ${spread} FROM (
          SELECT ${columns}, ${carriedValue(selection, dimension)} AS value, ${sum(selection)} AS found
          ${from} GROUP BY one, other, value)
        WHERE found > 0 GROUP BY one, other HAVING sum(found) >= ${least} ORDER BY one, other`);
      return found.map(([one = 0, other = 0, ...rest]) => ({
        first: one,
        second: other,
        ...toSpread(selection, rest),
      }));
    },
  };
}
