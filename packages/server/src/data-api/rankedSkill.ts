import type { components } from "@talent/contract/data-api";
import { skillCategories, type Taxonomy } from "@talent/taxonomy";

/** Name of a skill's category; the skill's own id where the taxonomy does not know it. */
export function categoryOf(id: number, { skills }: Taxonomy): string {
  const category = skills.byId(id)?.category;
  return skillCategories.find((entry) => entry.id === category)?.name ?? "Skills";
}

/** A skill in a ranking, under its names on the wire. */
export function toRankedSkill(
  id: number,
  demand: number,
  taxonomy: Taxonomy,
): components["schemas"]["RankedSkill"] {
  return { id, type: categoryOf(id, taxonomy), label: taxonomy.skills.byId(id)?.name ?? String(id), demand };
}
