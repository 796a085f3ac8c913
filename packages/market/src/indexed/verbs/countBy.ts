import type { Dimension } from "../../Dimension.ts";
import type { Ranking, RankingRequest, ValueCount } from "../../Market.ts";
import type { Fact, Selection } from "../../Selection.ts";
import { largest } from "../kernels/largest.ts";
import { startTally } from "../kernels/startTally.ts";
import type { Tally } from "../kernels/Tally.ts";
import { type Column, codeOf } from "../table/Column.ts";
import type { IndexEngine } from "./IndexEngine.ts";
import { unitsPerRecord } from "./units.ts";
import { weigh, weighStretch } from "./weigh.ts";

/** `Market.countBy` */
export function countBy(
  engine: IndexEngine,
  selection: Selection,
  requests: readonly RankingRequest[],
): Ranking[] {
  const { fact } = selection;
  const { columns, weight } = engine.table(fact);
  const scan = engine.scan(selection);
  const tallies = new Map<Dimension, Tally>();
  for (const { dimension } of requests) {
    const column = columns[dimension];
    if (!column || tallies.has(dimension)) continue;
    tallies.set(dimension, startTally({ column, weight, candidates: scan.candidates }, engine));
  }
  let units = 0;
  scan.each(
    (rows, length) => {
      units += weigh(rows, length, weight);
      for (const tally of tallies.values()) tally.add(rows, length);
    },
    (start, end) => {
      units += weighStretch(start, end, weight);
      for (const tally of tallies.values()) tally.addStretch(start, end);
    },
  );
  const rankings = requests.map(({ dimension, limit, among }) => {
    const [column, tally] = [columns[dimension], tallies.get(dimension)];
    const values = column && tally ? ranking(fact, tally, column, { limit, among }) : [];
    return { dimension, total: units / unitsPerRecord(fact), values };
  });
  for (const tally of tallies.values()) tally.close();
  return rankings;
}

/** The largest values of a tally, by count descending, ties by value ascending. */
export function ranking(
  fact: Fact,
  tally: Tally,
  column: Column,
  { limit, among }: Pick<RankingRequest, "limit" | "among">,
): ValueCount[] {
  const { counts } = tally;
  const wanted = among && new Set(among.map((value) => codeOf(column, value)));
  const codes = wanted ? tally.codes().filter((code) => wanted.has(code)) : tally.codes();
  return largest(codes, counts, limit).map((code) => ({
    value: column.values[code] as number,
    count: (counts[code] as number) / unitsPerRecord(fact),
  }));
}
