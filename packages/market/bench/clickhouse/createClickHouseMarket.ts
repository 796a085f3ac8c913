import type { Day, Market, PairDurations, RankingRequest, Selection } from "../../src/index.ts";
import { carriedValue, filterSql, fromWhere, hasValue } from "./selectionSql.ts";
import {
  daysOpen,
  first,
  isClosed,
  pairs,
  percentiles,
  ranking,
  spread,
  sum,
  tallies,
  unitsPerRecord,
} from "./statements.ts";

/** Rows that a statement gives, as arrays. */
export type AskRows = (statement: string) => Promise<unknown[][]>;

/** The algebra on ClickHouse, for comparison only; percentiles may differ from the algebra's in their last digits. */
export function createClickHouseMarket(rows: AskRows, asOf: Day): Market {
  const numbers = async (statement: string) => (await rows(statement)).map((row) => row.map(Number));
  const count = async (selection: Selection) => {
    const [[found = 0] = []] = await numbers(`SELECT ${sum(selection)} ${fromWhere(selection)}`);
    return found / unitsPerRecord(selection);
  };
  const top = async (selection: Selection, request: RankingRequest) =>
    (await numbers(ranking(selection, request))).map(([value = 0, found = 0]) => ({
      value,
      count: found / unitsPerRecord(selection),
    }));
  const toSpread = (selection: Selection, [total = 0, distinct = 0, squares = 0]: readonly number[]) => ({
    total: total / unitsPerRecord(selection),
    distinct,
    sumOfSquares: squares / unitsPerRecord(selection) ** 2,
  });

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
    durations: async (selection) => {
      if (selection.fact === "talent") return [];
      const found =
        await numbers(`SELECT ${daysOpen(asOf)} AS days, countIf(${isClosed}), countIf(NOT ${isClosed})
        ${fromWhere(selection)} GROUP BY days ORDER BY days`);
      return found.map(([days = 0, closed = 0, open = 0]) => ({ days, closed, open }));
    },
    durationsByPair: async (selection, request) => {
      if (selection.fact === "talent") return [];
      const { columns, from } = pairs(selection, [request.first, request.second]);
      const found = await numbers(`SELECT one, other, days, closed, open FROM (
          SELECT one, other, days, closed, open, sum(closed + open) OVER (PARTITION BY one, other) AS support FROM (
            SELECT ${columns}, ${daysOpen(asOf)} AS days, countIf(${isClosed}) AS closed, countIf(NOT ${isClosed}) AS open
            ${from} GROUP BY one, other, days))
        WHERE support >= ${Number(request.support)} ORDER BY one, other, days`);
      const pairsFound: PairDurations[] = [];
      for (const [one = 0, other = 0, days = 0, closed = 0, open = 0] of found) {
        let last = pairsFound.at(-1);
        if (last?.first !== one || last.second !== other) {
          last = { first: one, second: other, durations: [] };
          pairsFound.push(last);
        }
        last.durations.push({ days, closed, open });
      }
      return pairsFound;
    },
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
    page: async (selection, { after, offset, limit }) =>
      (
        await numbers(`SELECT id ${fromWhere(selection, `id > ${Number(after)}`)}
          ORDER BY id LIMIT ${Number(limit)} OFFSET ${Number(offset)}`)
      ).map(([id = 0]) => id),
  };
  return market;
}
