import { type EvolvingSkill, skillEvolution } from "@talent/analytics";
import { answered, percentage } from "../../data-api/answered.ts";
import type { Operation } from "../../data-api/Operation.ts";
import { categoryOf } from "../../data-api/rankedSkill.ts";
import { select } from "../../parameters/select.ts";

/** Skills a group lists at most, as in a ranking by category. */
const most = 100;

export const getSkillEvolution: Operation<"getSkillEvolution"> = async (call, context) => {
  const { selection, input } = await select(call, context);
  const { taxonomy } = context;
  const figure = await skillEvolution(context.market, selection, { limit: most });
  const named = ({ id, years, annualGrowth }: EvolvingSkill) => ({
    id,
    name: taxonomy.skills.byId(id)?.name ?? String(id),
    category: categoryOf(id, taxonomy),
    trend: years.map(({ period, count, share }) => ({
      demandCount: count,
      percentage: percentage(share),
      period,
    })),
    annualGrowth: annualGrowth === undefined ? ("N/A" as const) : percentage(annualGrowth),
  });
  return answered(figure, input, (evolution) => ({
    new: evolution.new.map(named),
    emerging: evolution.emerging.map(named),
    growing: evolution.growing.map(named),
    core: evolution.core.map(named),
    declining: evolution.declining.map(named),
  }));
};
