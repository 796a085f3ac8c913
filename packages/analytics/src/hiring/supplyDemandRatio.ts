import type { Market, Selection } from "@talent/market";
import { asTalents } from "../asTalents.ts";
import { type Figure, figure, insufficientData } from "../Figure.ts";
import { minimums } from "../minimums.ts";
import { rounded } from "../rounded.ts";

/** How plentiful candidates are, by the bands of `ratioBands`. */
export type RatioLabel = "veryLow" | "low" | "moderate" | "high" | "veryHigh";

/** Bands of candidates per opening, each from `from` up to the next; published in the guide. */
export const ratioBands: readonly { from: number; label: RatioLabel }[] = [
  { from: 0, label: "veryLow" },
  { from: 1, label: "low" },
  { from: 2.5, label: "moderate" },
  { from: 5, label: "high" },
  { from: 10, label: "veryHigh" },
];

/** Postings, talents in whole numbers, and the one by the other ("candidates per opening") with the band of its two decimals. */
export type SupplyDemandRatio = { demand: number; supply: number; ratio: number; label: RatioLabel };

/**
 * Candidates per opening: workers in the location and role per posting in the window. Talents have no text, so a keyword
 * is left aside in the postings, too: the few that mention something are not compared with everybody.
 */
export async function supplyDemandRatio(
  market: Market,
  selection: Selection,
): Promise<Figure<SupplyDemandRatio>> {
  const { keyword: _, ...wordless } = selection;
  const [demand, talents] = await Promise.all([market.count(wordless), market.count(asTalents(selection))]);
  if (demand < minimums.postings || talents < minimums.supply) return insufficientData;
  const supply = Math.round(talents);
  const ratio = supply / demand;
  return figure({ demand, supply, ratio, label: ratioLabel(ratio) });
}

function ratioLabel(ratio: number): RatioLabel {
  return ratioBands.findLast(({ from }) => rounded(ratio, 2) >= from)?.label ?? "veryLow";
}
