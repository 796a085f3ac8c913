/**
 * The verdicts on one ad's skills: the ids found rightly and wrongly, and the hard skills (categories 1 to 3) it
 * asks for that were not found, as free names; `|` parts names for the same skill.
 */
export type SkillReadingLabel = {
  source: string;
  id: string;
  right: number[];
  wrong: number[];
  missed: string[];
};
