import type { components } from "@talent/contract/data-api";
import { type Skill, skillCategories } from "@talent/taxonomy";

const categoryName = (category: number) => skillCategories.find(({ id }) => id === category)?.name ?? "";

/** A skill under its names on the wire, with its category. */
export function toSkill({ id, name, category }: Skill): components["schemas"]["Skill"] {
  return { id, name, category: { id: category, name: categoryName(category) } };
}

/** Each field of work has its own thousand of skill ids; the thousand is the field's id. */
const fieldWidth = 1000;

/** The field of imported skills, which are of one field together, however many thousands they have. */
const importedField = 10_000;

/** A skill with its category and, within it, its field of work. */
export function toSkillDetail({ id, name, category, domain }: Skill): components["schemas"]["SkillDetail"] {
  const label = domain.replaceAll("-", " ").replace(/^./, (letter) => letter.toUpperCase());
  const category2 = { id: Math.min(Math.floor(id / fieldWidth), importedField), label };
  return { id, name, category1: { id: category, label: categoryName(category), category2 } };
}
