import { skillTrend } from "@talent/analytics";
import { answered } from "../../data-api/answered.ts";
import { leading } from "../../data-api/leading.ts";
import type { Operation } from "../../data-api/Operation.ts";
import { toNamedTrends } from "../../data-api/trend.ts";
import { select } from "../../parameters/select.ts";

export const getSkillTrend: Operation<"getSkillTrend"> = async (call, context) => {
  const { selection, input } = await select(call, context);
  const options = { ...leading(call.query.skill), interval: "monthly" as const };
  const figure = await skillTrend(context.market, selection, options);
  return answered(figure, input, async (trends) => ({
    skills: await toNamedTrends("skill", trends, context),
  }));
};
