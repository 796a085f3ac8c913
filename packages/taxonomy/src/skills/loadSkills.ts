import { readdirSync, readFileSync } from "node:fs";
import type { Skill, SkillCategory } from "./Skill.ts";
import { tableRows, toAliases, toId } from "./tableRows.ts";

const folder = new URL("../../data/skills/", import.meta.url);

/** Skills of one table (`id name category aliases rule`, aliases parted by `|`), in file order. */
export function readSkillTable(domain: string, text: string): Skill[] {
  return tableRows(`${domain}.tsv`, text, { least: 3, most: 5 }).map(({ cells, place }) => {
    const [id, name = "", category, aliases = "", rule = ""] = cells;
    if (name.trim() === "") throw new Error(`${place}: a skill needs a name`);
    if (!/^[1-4]$/.test(category ?? "")) throw new Error(`${place}: "${category}" is no category (1-4)`);
    return {
      id: toId(id, place),
      name,
      ...toAliases(aliases),
      category: Number(category) as SkillCategory,
      ...(rule === "" ? {} : { rule }),
      domain,
    };
  });
}

let loaded: readonly Skill[] | undefined;

/** Every skill of the shipped tables, by id ascending; read once. Refuses two skills of one id, naming both. */
export function loadSkills(): readonly Skill[] {
  if (loaded) return loaded;
  const byId = new Map<number, Skill>();
  for (const file of readdirSync(folder).sort()) {
    if (!file.endsWith(".tsv")) continue;
    for (const skill of readSkillTable(file.slice(0, -4), readFileSync(new URL(file, folder), "utf8"))) {
      const other = byId.get(skill.id);
      if (other) throw new Error(`Skill id ${skill.id} stands for both "${other.name}" and "${skill.name}"`);
      byId.set(skill.id, skill);
    }
  }
  loaded = [...byId.values()].sort((a, b) => a.id - b.id);
  return loaded;
}
