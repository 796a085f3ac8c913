import type { Operation } from "../../data-api/Operation.ts";
import { oneOrMany } from "../../data-api/oneOrMany.ts";
import { toSkillDetail } from "../../data-api/skill.ts";

export const getSkillLookup: Operation<"getSkillLookup"> = async ({ query }, { taxonomy }) => {
  const ids = query.skill?.any ?? [];
  const skills = ids.flatMap((id) => taxonomy.skills.byId(id) ?? []);
  return { data: oneOrMany(skills.map(toSkillDetail)), input: { skill: ids } };
};
