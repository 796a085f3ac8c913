import { type RatioLabel, rounded, supplyDemandRatio } from "@talent/analytics";
import { answered } from "../../data-api/answered.ts";
import type { Operation } from "../../data-api/Operation.ts";
import { isOfWordsAlone } from "../../parameters/isOfWordsAlone.ts";
import { select } from "../../parameters/select.ts";
import { withoutQuery } from "../../parameters/withoutQuery.ts";

const labels = {
  veryLow: "Very low",
  low: "Low",
  moderate: "Moderate",
  high: "High",
  veryHigh: "Very high",
} as const satisfies Record<RatioLabel, string>;

export const getSupplyDemandRatio: Operation<"getSupplyDemandRatio"> = async (call, context) => {
  const selected = await select(call, context);
  const { selection, input } = withoutQuery(selected);
  if (isOfWordsAlone(selected)) return { missing: "INSUFFICIENT_DATA", input };
  const figure = await supplyDemandRatio(context.market, selection);
  return answered(figure, input, ({ demand, supply, ratio, label }) => ({
    demand,
    supply,
    ratio: rounded(ratio, 2),
    label: labels[label],
  }));
};
