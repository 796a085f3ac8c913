import { demandTrend } from "@talent/analytics";
import { answered } from "../../data-api/answered.ts";
import type { Operation } from "../../data-api/Operation.ts";
import { toTrend } from "../../data-api/trend.ts";
import { select } from "../../parameters/select.ts";

export const getDemandTrend: Operation<"getDemandTrend"> = async (call, context) => {
  const { selection, input } = await select(call, context);
  const figure = await demandTrend(context.market, selection, call.query.frequency ?? "monthly");
  return answered(figure, input, (points) => ({ trend: toTrend(points) }));
};
