import { skillRanking } from "@talent/analytics";
import { answered } from "../../data-api/answered.ts";
import type { Operation } from "../../data-api/Operation.ts";
import { toRankedSkill } from "../../data-api/rankedSkill.ts";
import { select } from "../../parameters/select.ts";

export const getSkillRanking: Operation<"getSkillRanking"> = async (call, context) => {
  const { selection, input } = await select(call, context);
  const figure = await skillRanking(context.market, selection, { limit: call.query.limit });
  return answered(figure, input, ({ totalDemand, ranked }) => ({
    Skills: ranked.map(({ id, count }) => toRankedSkill(id, count, context.taxonomy)),
    totalDemand,
  }));
};
