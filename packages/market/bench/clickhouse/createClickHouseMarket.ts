import type { Day, Market, RankingRequest, Selection } from "../../src/index.ts";
import { concentrationVerbs } from "./concentrationVerbs.ts";
import { type AskNumbers, durationVerbs } from "./durationVerbs.ts";
import { carriedValue, filterSql, fromWhere, hasValue } from "./selectionSql.ts";
import { first, pairs, percentiles, ranking, sum, tallies, unitsPerRecord } from "./statements.ts";

/** The algebra on ClickHouse, for comparison only; percentiles may differ from the algebra's in their last digits. */
export function createClickHouseMarket(rows: (statement: string) => Promise<unknown[][]>, asOf: Day): Market {
  const numbers: AskNumbers = async (statement) => (await rows(statement)).map((row) => row.map(Number));
  const count = async (selection: Selection) => {
    const [[found = 0] = []] = await numbers(`SELECT ${sum(selection)} ${fromWhere(selection)}`);
    return found / unitsPerRecord(selection);
  };
  const top = async (selection: Selection, request: RankingRequest) =>
    (await numbers(ranking(selection, request))).map(([value = 0, found = 0]) => ({
      value,
      count: found / unitsPerRecord(selection),
    }));
  const market: Market = {
    asOf,
    withSignal: () => market,
    count,
    countBy: async (selection, requests) => {
      if (requests.length === 0) return [];
      const [total, ...values] = await Promise.all([
        count(selection),
        ...requests.map((request) => top(selection, request)),
      ]);
      return requests.map(({ dimension }, at) => ({ dimension, total, values: values[at] ?? [] }));
    },
    countByPair: async (selection, one, other) => {
      const { columns, from } = pairs(selection, [one, other]);
      const found = await numbers(
        `SELECT ${columns}, ${sum(selection)} AS found ${from} GROUP BY one, other HAVING found > 0 ORDER BY one, other`,
      );
      return found.map(([value = 0, second = 0, all = 0]) => ({
        first: value,
        second,
        count: all / unitsPerRecord(selection),
      }));
    },
    series: async (selection, starts) => {
      if (starts.length === 0) return [];
      const [found = []] = await numbers(
        `SELECT ${tallies(selection, starts, asOf)} ${fromWhere(selection)}`,
      );
      return found.map((each) => each / unitsPerRecord(selection));
    },
    seriesBy: async (selection, { dimension, values, starts }) => {
      const none = starts.map(() => 0);
      if (values.length === 0 || starts.length === 0) return values.map((value) => ({ value, counts: none }));
      const found =
        await numbers(`SELECT ${carriedValue(selection, dimension, values)} AS value, ${tallies(selection, starts, asOf)}
          ${fromWhere(selection, hasValue(selection, dimension, values))} GROUP BY value`);
      const known = new Map(
        found.map(([value, ...counts]) => [value, counts.map((each) => each / unitsPerRecord(selection))]),
      );
      return values.map((value) => ({ value, counts: known.get(value) ?? none }));
    },
    quantiles: async (selection, probabilities) => {
      if (selection.fact === "talent") return { count: 0, values: [] };
      const [[paid, values] = []] = await rows(
        `SELECT count(), ${percentiles(probabilities)} ${fromWhere(selection, "pay_usd > 0")}`,
      );
      return { count: Number(paid), values: Number(paid) > 0 ? (values as number[]) : [] };
    },
    quantilesBy: async (selection, probabilities, { dimension, limit, among }) => {
      if (selection.fact === "talent") return [];
      const found =
        await rows(`SELECT ${carriedValue(selection, dimension, among)} AS value, count() AS paid, ${percentiles(probabilities)}
        ${fromWhere(selection, "pay_usd > 0", hasValue(selection, dimension, among))}
        GROUP BY value ORDER BY paid DESC, value ${first(limit)}`);
      return found.map(([value, paid, values]) => ({
        value: Number(value),
        count: Number(paid),
        values: values as number[],
      }));
    },
    ...durationVerbs(numbers, asOf),
    cooccurrence: async (selection, { dimension, primary, support }) => {
      const carries = filterSql(selection, { dimension, all: [primary] }).join(" AND ");
      const least = Math.max(1, support * unitsPerRecord(selection));
      const [[[total = 0, both = 0] = []], found] = await Promise.all([
        numbers(`SELECT ${sum(selection)}, ${sum(selection, carries)} ${fromWhere(selection)}`),
        numbers(`SELECT value, together, found FROM (
          SELECT ${carriedValue(selection, dimension)} AS value, ${sum(selection, carries)} AS together, ${sum(selection)} AS found
          ${fromWhere(selection, hasValue(selection, dimension))} GROUP BY value)
          WHERE value <> ${Number(primary)} AND together >= ${least} ORDER BY value`),
      ]);
      const units = unitsPerRecord(selection);
      const companions = found.map(([value = 0, together = 0, all = 0]) => ({
        value,
        together: together / units,
        count: all / units,
      }));
      return { total: total / units, primary: both / units, companions };
    },
    ...concentrationVerbs(numbers, top),
    page: async (selection, { after, offset, limit }) =>
      (
        await numbers(`SELECT id ${fromWhere(selection, `id > ${Number(after)}`)}
          ORDER BY id LIMIT ${Number(limit)} OFFSET ${Number(offset)}`)
      ).map(([id = 0]) => id),
  };
  return market;
}
