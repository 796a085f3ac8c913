import { skillCategories } from "@talent/taxonomy";
import { findEntries } from "../../data-api/findEntries.ts";
import type { Operation } from "../../data-api/Operation.ts";
import { toSkill } from "../../data-api/skill.ts";

export const getSkills: Operation<"getSkills"> = async ({ query }, { taxonomy }) => {
  const categories = query.categoryid?.any ?? skillCategories.map(({ id }) => id);
  const found = findEntries(taxonomy.skills, {
    ...query,
    where: ({ category }) => categories.includes(category),
  });
  const input = { ...found.used, ...(query.categoryid && { categoryid: categories }) };
  if (found.none) return { missing: "NO_DATA_FOUND", input };
  return { data: { skills: found.hits.map(({ entry }) => toSkill(entry)), numFound: found.numFound }, input };
};
