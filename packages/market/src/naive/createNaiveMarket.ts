import type { Market } from "../Market.ts";
import { periodWindows } from "../periodWindows.ts";
import type { Selection } from "../Selection.ts";
import type { MarketRecords } from "./MarketRecords.ts";
import { isInWindow, matches } from "./matches.ts";
import { type NaiveRecord, toNaiveRecords } from "./NaiveRecord.ts";
import { durations, groups, pairs, quantiles, ranking, spread, sum } from "./summaries.ts";

/**
 * The algebra as plain loops over records in memory: slow and plainly right. Other engines are held against it,
 * and measures are tested on it.
 */
export function createNaiveMarket(records: MarketRecords, signal?: AbortSignal): Market {
  const ready = toNaiveRecords(records);
  const { asOf } = records;
  const select = (selection: Selection) => {
    signal?.throwIfAborted();
    return ready[selection.fact].filter((record) => matches(record, selection));
  };
  const paid = (selection: Selection) =>
    select(selection).filter((record) => selection.fact === "posting" && record.payUsd !== undefined);
  const periods = (selection: Selection, starts: readonly string[]) => {
    const windows = periodWindows(selection, starts, asOf);
    return (chosen: readonly NaiveRecord[]) =>
      windows.map((window) =>
        sum(
          chosen.filter((record) =>
            selection.fact === "talent" ? true : window && isInWindow(record, selection, window),
          ),
        ),
      );
  };

  return {
    asOf,
    withSignal: (given) => createNaiveMarket(records, signal ? AbortSignal.any([signal, given]) : given),
    count: async (selection) => sum(select(selection)),
    countBy: async (selection, requests) => {
      const chosen = select(selection);
      return requests.map(({ dimension, limit, among }) => ({
        dimension,
        total: sum(chosen),
        values: ranking(chosen, dimension)
          .filter(({ value }) => among?.includes(value) ?? true)
          .slice(0, limit),
      }));
    },
    countByPair: async (selection, first, second) =>
      pairs(select(selection), { first, second })
        .map(({ group, ...pair }) => ({ ...pair, count: sum(group) }))
        .filter(({ count }) => count > 0),
    series: async (selection, starts) => periods(selection, starts)(select(selection)),
    seriesBy: async (selection, { dimension, values, starts }) => {
      const byValue = groups(select(selection), dimension);
      return values.map((value) => ({
        value,
        counts: periods(selection, starts)(byValue.get(value) ?? []),
      }));
    },
    quantiles: async (selection, probabilities) => quantiles(paid(selection), probabilities),
    quantilesBy: async (selection, probabilities, { dimension, limit, among }) => {
      const byValue = groups(paid(selection), dimension);
      return ranking(paid(selection), dimension)
        .filter(({ value }) => among?.includes(value) ?? true)
        .slice(0, limit)
        .map(({ value }) => ({ value, ...quantiles(byValue.get(value) ?? [], probabilities) }));
    },
    durations: async (selection) => (selection.fact === "talent" ? [] : durations(select(selection), asOf)),
    durationsByPair: async (selection, { support, ...dimensions }) =>
      selection.fact === "talent"
        ? []
        : pairs(select(selection), dimensions)
            .filter(({ group }) => group.length >= support)
            .map(({ group, ...pair }) => ({ ...pair, durations: durations(group, asOf) })),
    cooccurrence: async (selection, { dimension, primary, support }) => {
      const chosen = select(selection);
      const besides = chosen.filter(({ values }) => values[dimension]?.includes(primary));
      const inAll = groups(chosen, dimension);
      const companions = [...groups(besides, dimension)]
        .map(([value, group]) => ({ value, together: sum(group), count: sum(inAll.get(value) ?? []) }))
        .filter(({ value, together }) => value !== primary && together > 0 && together >= support);
      return { total: sum(chosen), primary: sum(besides), companions };
    },
    concentration: async (selection, dimension, limit) => {
      const values = ranking(select(selection), dimension);
      return { ...spread(values), top: values.slice(0, limit) };
    },
    concentrationByPair: async (selection, dimension, { support, ...dimensions }) =>
      pairs(select(selection), dimensions)
        .map(({ group, ...pair }) => ({ ...pair, ...spread(ranking(group, dimension)) }))
        .filter(({ distinct, total }) => distinct > 0 && total >= support),
    page: async (selection, { after, offset, limit }) =>
      select(selection)
        .map(({ id }) => id)
        .filter((id) => id > after)
        .sort((one, other) => one - other)
        .slice(offset, offset + limit),
  };
}
