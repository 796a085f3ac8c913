import { titleTrend } from "@talent/analytics";
import { answered } from "../../data-api/answered.ts";
import { leading } from "../../data-api/leading.ts";
import type { Operation } from "../../data-api/Operation.ts";
import { toNamedTrends } from "../../data-api/trend.ts";
import { select } from "../../parameters/select.ts";

export const getTitleTrend: Operation<"getTitleTrend"> = async (call, context) => {
  const { selection, input } = await select(call, context);
  const { semicleantitle, frequency: interval = "monthly" } = call.query;
  const figure = await titleTrend(context.market, selection, { ...leading(semicleantitle), interval });
  return answered(figure, input, async (trends) => ({
    titles: await toNamedTrends("title", trends, context),
  }));
};
