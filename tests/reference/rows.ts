import type { Figure, RankedDemand, ValueTrend } from "../../packages/analytics/src/index.ts";
import type { Cell } from "./Check.ts";

/** The rows of a figure; none where there is insufficient data. */
export function ofFigure<T>(figure: Figure<T>, toRows: (value: T) => Cell[][]): Cell[][] {
  return figure.state === "value" ? toRows(figure.value) : [];
}

/** Id, count and share per ranked value. */
export function rankedRows(figure: Figure<RankedDemand>): Cell[][] {
  return ofFigure(figure, ({ ranked }) => ranked.map(({ id, count, share }) => [id, count, share]));
}

/** Id, period and count per point of each trend. */
export function trendRows(figure: Figure<ValueTrend[]>): Cell[][] {
  return ofFigure(figure, (trends) =>
    trends.flatMap(({ id, trend }) => trend.map(({ period, count }) => [id, period, count])),
  );
}

/** Rows by their cells, the first that differs deciding; for answers whose order is not the measure's. */
export function inOrder(rows: Cell[][]): Cell[][] {
  return rows.toSorted((one, other) => {
    const index = one.findIndex((cell, column) => cell !== other[column]);
    const [a, b] = [one[index], other[index]];
    if (a === undefined || b === undefined || a === null || b === null) return 0;
    return a < b ? -1 : 1;
  });
}
