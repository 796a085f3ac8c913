/** The four kinds of skill the API speaks of: 1 Skills, 2 Knowledge, 3 Tools and Technologies, 4 Personal Abilities. */
export type SkillCategory = 1 | 2 | 3 | 4;

/** Something a job may ask for. Ids never change; aliases are other spellings of the same thing, in no order. */
export interface Skill {
  id: number;
  name: string;
  aliases: readonly string[];
  category: SkillCategory;
  /** When the name alone does not prove the skill: clauses of the rule language of `data/skills/README.md`. */
  rule?: string;
  /** Aliases that count only under the rule; absent, the rule guards the names of one word, or all if none is. */
  guarded?: readonly string[];
  /** The table it stands in, which is its field of work (`data`, `nursing`). */
  domain: string;
}
