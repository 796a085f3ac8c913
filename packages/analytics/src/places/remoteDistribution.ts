import type { Market, Selection } from "@talent/market";
import type { DatedSelection } from "../DatedSelection.ts";
import { periods } from "../dates/periods.ts";
import { trendWindow } from "../dates/windows.ts";
import { type Figure, figure, insufficientData } from "../Figure.ts";
import { minimums } from "../minimums.ts";
import { type TrendPoint, trendPoints } from "../trends.ts";

/** The taxonomy's ids of the remote types; every posting has one. */
export const remoteTypes = { onsite: 0, full: 1, temporary: 2, hybrid: 3 } as const;

/** Postings and their share (0 to 1) of all. */
export type RemoteShare = { count: number; share: number };

/** Postings per remote type, the three remote ones together, and the remote ones by month. */
export type RemoteDistribution = Record<keyof typeof remoteTypes | "remote", RemoteShare> & {
  remoteTrend: TrendPoint[];
};

/**
 * How the postings are spread over on-site (or unspecified), fully, temporarily and partly remote work. The trend
 * covers the window's last year at most.
 */
export async function remoteDistribution(
  market: Market,
  selection: DatedSelection,
): Promise<Figure<RemoteDistribution>> {
  const window = trendWindow(selection.window);
  const starts = periods(window, "monthly");
  const [[ranking], trend] = await Promise.all([
    market.countBy(selection, [{ dimension: "remote" }]),
    market.series(remoteOnly({ ...selection, window }), starts),
  ]);
  if (!ranking || ranking.total < minimums.postings) return insufficientData;
  const { total, values } = ranking;
  const share = (...types: readonly number[]): RemoteShare => {
    const chosen = values.filter(({ value }) => types.includes(value));
    const count = chosen.reduce((sum, each) => sum + each.count, 0);
    return { count, share: count / total };
  };
  const { onsite, full, temporary, hybrid } = remoteTypes;
  return figure({
    onsite: share(onsite),
    remote: share(full, temporary, hybrid),
    full: share(full),
    temporary: share(temporary),
    hybrid: share(hybrid),
    remoteTrend: trendPoints(starts, trend),
  });
}

function remoteOnly(selection: Selection): Selection {
  const { full, temporary, hybrid } = remoteTypes;
  const filter = { dimension: "remote" as const, any: [full, temporary, hybrid] };
  return { ...selection, filters: [...selection.filters, filter] };
}
