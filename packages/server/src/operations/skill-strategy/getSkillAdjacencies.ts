import { skillAdjacencies } from "@talent/analytics";
import { answered } from "../../data-api/answered.ts";
import type { Operation } from "../../data-api/Operation.ts";
import { categoryOf } from "../../data-api/rankedSkill.ts";
import { select } from "../../parameters/select.ts";

export const getSkillAdjacencies: Operation<"getSkillAdjacencies"> = async (call, context) => {
  const { selection, input } = await select(call, context);
  const [primary = 0] = call.query.primaryskill?.any ?? [];
  const figure = await skillAdjacencies(context.market, selection, { primary, limit: call.query.limit });
  const named = (id: number, relatedness: number) => ({
    id,
    label: context.taxonomy.skills.byId(id)?.name ?? String(id),
    category: categoryOf(id, context.taxonomy),
    relatednessscore: Math.round(relatedness * 10_000) / 10_000,
  });
  return answered(figure, input, (adjacent) => ({
    primarySkill: named(primary, 1),
    secondarySkills: adjacent.map(({ id, relatedness }) => named(id, relatedness)),
  }));
};
