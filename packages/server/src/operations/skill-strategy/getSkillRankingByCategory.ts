import { precedingWindow, type Ranked, skillRankingByCategory } from "@talent/analytics";
import { answered } from "../../data-api/answered.ts";
import type { Operation } from "../../data-api/Operation.ts";
import { toRankedSkill } from "../../data-api/rankedSkill.ts";
import { formatWindow } from "../../parameters/echo.ts";
import { select } from "../../parameters/select.ts";

export const getSkillRankingByCategory: Operation<"getSkillRankingByCategory"> = async (call, context) => {
  const { selection, input } = await select(call, context);
  const figure = await skillRankingByCategory(context.market, selection, { limit: call.query.limit });
  const used = { ...input, comparisonTimeframe: formatWindow(precedingWindow(selection.window)) };
  const named = (skills: readonly Ranked[]) =>
    skills.map(({ id, count }) => toRankedSkill(id, count, context.taxonomy));
  return answered(figure, used, ({ top, growing, declining }) => ({
    topSkills: named(top),
    topGrowingSkills: named(growing),
    topDecliningSkills: named(declining),
  }));
};
