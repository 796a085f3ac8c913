import type { Market, Selection, Spread } from "@talent/market";
import { type Figure, figure, insufficientData } from "../Figure.ts";
import { minimums } from "../minimums.ts";
import type { Ranked } from "../ranked.ts";
import { rounded } from "../rounded.ts";

/** Bands of the Herfindahl-Hirschman index after the 2023 Merger Guidelines of the US agencies. */
export type ConcentrationCategory = "unconcentrated" | "moderatelyConcentrated" | "highlyConcentrated";

/** Postings of named employers, how concentrated they are (index 0 to 10,000, two decimals), and the largest with their shares. */
export type CompetitiveConcentration = {
  demand: number;
  index: number;
  category: ConcentrationCategory;
  employers: Ranked[];
};

const guidelines2023 = { moderate: 1_000, high: 1_800 };

/** How the postings are spread over employers; those of anonymous or unknown employers are left out. */
export async function competitiveConcentration(
  market: Market,
  selection: Selection,
  { limit }: { limit: number },
): Promise<Figure<CompetitiveConcentration>> {
  const spread = await market.concentration({ ...selection, anonymous: false }, "employer", limit);
  if (spread.distinct < minimums.employers) return insufficientData;
  const index = rounded(herfindahl(spread), 2);
  return figure({
    demand: spread.total,
    index,
    category: concentrationCategory(index),
    employers: spread.top.map(({ value, count }) => ({ id: value, count, share: count / spread.total })),
  });
}

/** The Herfindahl-Hirschman index: the sum of squared percentage shares, 10,000 for a single employer. */
export function herfindahl({ total, sumOfSquares }: Spread): number {
  return (10_000 * sumOfSquares) / total ** 2;
}

function concentrationCategory(index: number): ConcentrationCategory {
  if (index < guidelines2023.moderate) return "unconcentrated";
  return index <= guidelines2023.high ? "moderatelyConcentrated" : "highlyConcentrated";
}
