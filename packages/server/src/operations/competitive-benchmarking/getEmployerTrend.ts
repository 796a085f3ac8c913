import { employerTrend } from "@talent/analytics";
import { answered } from "../../data-api/answered.ts";
import { leading } from "../../data-api/leading.ts";
import type { Operation } from "../../data-api/Operation.ts";
import { toNamedTrends } from "../../data-api/trend.ts";
import { select } from "../../parameters/select.ts";

export const getEmployerTrend: Operation<"getEmployerTrend"> = async (call, context) => {
  const { selection, input } = await select(call, context);
  const options = { ...leading(call.query.employer), interval: "monthly" as const };
  const figure = await employerTrend(context.market, selection, options);
  return answered(figure, input, async (trends) => ({
    employers: await toNamedTrends("employer", trends, context),
  }));
};
