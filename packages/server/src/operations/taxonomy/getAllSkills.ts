import type { Operation } from "../../data-api/Operation.ts";
import { toSkill } from "../../data-api/skill.ts";

/** Skills a call returns, and the category without `categoryid` (A9). */
const most = 1000;
const firstCategory = 1;

export const getAllSkills: Operation<"getAllSkills"> = async ({ query, given }, { taxonomy }) => {
  const [category = firstCategory] = query.categoryid?.any ?? [];
  const all = taxonomy.skills.all.filter((skill) => skill.category === category);
  const { limit = most, after = 0 } = query;
  const skills = all.filter(({ id }) => id > after).slice(0, limit);
  const input = { categoryid: [category], limit, ...(given.includes("after") && { after }) };
  if (skills.length === 0) return { missing: "NO_DATA_FOUND", input };
  return { data: { skills: skills.map(toSkill), numFound: all.length }, input };
};
