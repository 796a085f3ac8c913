import type { Pool } from "pg";
import { gatherDurations } from "../../src/duckdb/verbs/gatherDurations.ts";
import type { Day, Market, RankingRequest, Selection } from "../../src/index.ts";
import { carriedValue, fromWhere } from "./selectionSql.ts";
import {
  amongst,
  daysOpen,
  first,
  pairs,
  percentiles,
  ranking,
  records,
  sum,
  tallies,
} from "./statements.ts";

/** The algebra on PostgreSQL, for comparison only; percentiles may differ from the algebra's in their last digits. */
export function createPostgresMarket(pool: Pool, asOf: Day): Market {
  const rows = async (text: string): Promise<unknown[][]> =>
    (await pool.query({ text, rowMode: "array" })).rows as unknown[][];
  const numbers = async (text: string) => (await rows(text)).map((row) => row.map(Number));
  const units = ({ fact }: Selection) => (fact === "posting" ? 1 : 1000);
  const dates = ({ fact }: Selection) => (fact === "posting" ? ["r.first_seen", "r.last_seen"] : []);

  const count = async (selection: Selection) => {
    const [[found = 0] = []] = await numbers(`SELECT ${sum(selection)} FROM ${records(selection, [])}`);
    return found / units(selection);
  };
  const top = async (selection: Selection, request: RankingRequest) =>
    (await numbers(ranking(selection, request))).map(([value = 0, found = 0]) => ({
      value,
      count: found / units(selection),
    }));
  const toSpread = (selection: Selection, [total = 0, distinct = 0, squares = 0]: readonly number[]) => ({
    total: total / units(selection),
    distinct,
    sumOfSquares: squares / units(selection) ** 2,
  });
  const spread = "coalesce(sum(units), 0), count(*), coalesce(sum(units::numeric * units), 0)";

  const market: Market = {
    asOf,
    withSignal: () => market,
    count,
    countBy: async (selection, requests) => {
      const total = await count(selection);
      const values = await Promise.all(requests.map((request) => top(selection, request)));
      return requests.map(({ dimension }, index) => ({ dimension, total, values: values[index] ?? [] }));
    },
    countByPair: async (selection, one, other) => {
      const found =
        await numbers(`SELECT first, second, ${sum(selection)} FROM ${pairs(selection, [one, other])}
        GROUP BY 1, 2 HAVING ${sum(selection)} > 0 ORDER BY 1, 2`);
      return found.map(([first = 0, second = 0, all = 0]) => ({
        first,
        second,
        count: all / units(selection),
      }));
    },
    series: async (selection, starts) => {
      const from = records(selection, dates(selection));
      const [found = []] = await numbers(`SELECT ${tallies(selection, starts, asOf)} FROM ${from}`);
      return found.map((each) => each / units(selection));
    },
    seriesBy: async (selection, { dimension, values, starts }) => {
      const columns = [`${carriedValue(selection, dimension)} AS value`, ...dates(selection)];
      const found = await numbers(`SELECT value, ${tallies(selection, starts, asOf)}
        FROM ${records(selection, columns, [dimension])} WHERE value IS NOT NULL ${amongst(values)} GROUP BY value`);
      const known = new Map(
        found.map(([value, ...counts]) => [value, counts.map((each) => each / units(selection))]),
      );
      return values.map((value) => ({ value, counts: known.get(value) ?? starts.map(() => 0) }));
    },
    quantiles: async (selection, probabilities) => {
      if (selection.fact === "talent") return { count: 0, values: [] };
      const [[paid, values] = []] = await rows(`SELECT count(*), ${percentiles("r.pay_usd", probabilities)}
        ${fromWhere(selection, [], "r.pay_usd IS NOT NULL")}`);
      return { count: Number(paid), values: (values as number[] | null) ?? [] };
    },
    quantilesBy: async (selection, probabilities, { dimension, limit, among }) => {
      if (selection.fact === "talent") return [];
      const value = `${carriedValue(selection, dimension)} AS value`;
      const found = await rows(`SELECT value, count(*) AS paid, ${percentiles("pay", probabilities)}
        FROM (SELECT ${value}, r.pay_usd AS pay ${fromWhere(selection, [dimension], "r.pay_usd IS NOT NULL")}) v
        WHERE value IS NOT NULL ${amongst(among)} GROUP BY value ORDER BY paid DESC, value ${first(limit)}`);
      return found.map(([each, paid, values]) => ({
        value: Number(each),
        count: Number(paid),
        values: values as number[],
      }));
    },
    durations: async (selection) => {
      if (selection.fact === "talent") return [];
      const found = await numbers(`SELECT ${daysOpen(asOf)}, count(r.last_seen), count(*) - count(r.last_seen)
        ${fromWhere(selection)} GROUP BY 1 ORDER BY 1`);
      return found.map(([days = 0, closed = 0, open = 0]) => ({ days, closed, open }));
    },
    durationsByPair: async (selection, request) => {
      if (selection.fact === "talent") return [];
      const columns = [`${daysOpen(asOf)} AS days`, "r.last_seen IS NOT NULL AS closed"];
      const found = await numbers(`SELECT first, second, days, closed, open FROM (
          SELECT first, second, days, count(*) FILTER (WHERE closed) AS closed, count(*) FILTER (WHERE NOT closed) AS open,
            sum(count(*)) OVER (PARTITION BY first, second) AS support
          FROM ${pairs(selection, [request.first, request.second], columns)} GROUP BY 1, 2, 3) d
        WHERE support >= ${request.support} ORDER BY 1, 2, 3`);
      return gatherDurations(found);
    },
    cooccurrence: async (selection, { dimension, primary, support }) => {
      const besides = { ...selection, filters: [...selection.filters, { dimension, all: [primary] }] };
      const [total, both, beside] = [
        await count(selection),
        await count(besides),
        await top(besides, { dimension }),
      ];
      const found = beside.filter(({ value, count: together }) => value !== primary && together >= support);
      const among = found.map(({ value }) => value);
      const inAll = new Map(
        (await top(selection, { dimension, among })).map(({ value, count: all }) => [value, all]),
      );
      const companions = found
        .map(({ value, count: together }) => ({ value, together, count: inAll.get(value) ?? 0 }))
        .sort((one, other) => one.value - other.value);
      return { total, primary: both, companions };
    },
    concentration: async (selection, dimension, limit) => {
      const [[...found] = []] = await numbers(
        `SELECT ${spread} FROM (${ranking(selection, { dimension })}) v`,
      );
      return { ...toSpread(selection, found), top: await top(selection, { dimension, limit }) };
    },
    concentrationByPair: async (selection, dimension, request) => {
      const value = `${carriedValue(selection, dimension)} AS value`;
      const from = pairs(selection, [request.first, request.second], [value], [dimension]);
      const found = await numbers(`SELECT first, second, ${spread}
        FROM (SELECT first, second, value, ${sum(selection)} AS units FROM ${from} AND value IS NOT NULL GROUP BY 1, 2, 3) v
        WHERE units > 0 GROUP BY 1, 2 HAVING sum(units) >= ${request.support * units(selection)} ORDER BY 1, 2`);
      return found.map(([one = 0, other = 0, ...rest]) => ({
        first: one,
        second: other,
        ...toSpread(selection, rest),
      }));
    },
    page: async (selection, { after, offset, limit }) =>
      (
        await numbers(`SELECT r.id ${fromWhere(selection, [], `r.id > ${after}`)}
          ORDER BY r.id LIMIT ${limit} OFFSET ${offset}`)
      ).map(([id = 0]) => id),
  };
  return market;
}
