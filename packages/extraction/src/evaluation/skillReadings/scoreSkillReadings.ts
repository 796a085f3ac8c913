import type { Skill } from "@talent/taxonomy";
import type { SkillReadingLabel } from "./SkillReadingLabel.ts";

/**
 * `precision`: of the skills found and judged, how many are right; `precisionHard` the same for categories 1 to 3.
 * `recallHard`: of the hard skills the ads ask for (those judged right, and the missed names), how many are found.
 * `unjudged`: found but never labelled, as "source id: name"; they count for nothing.
 */
export type SkillReadingScores = {
  ads: number;
  judged: number;
  precision: number;
  precisionHard: number;
  hardSkills: number;
  recallHard: number;
  unjudged: string[];
};

/** Scores readings against labels; `read` gives the ids found in an ad, undefined when the ad is not at hand. */
export function scoreSkillReadings(
  labels: readonly SkillReadingLabel[],
  skills: readonly Skill[],
  read: (source: string, id: string) => readonly number[] | undefined,
): SkillReadingScores {
  const byId = new Map(skills.map((skill) => [skill.id, skill]));
  const isHard = (id: number) => byId.has(id) && byId.get(id)?.category !== 4;
  const all = { right: 0, wrong: 0 };
  const hard = { right: 0, wrong: 0, wanted: 0, found: 0 };
  const unjudged: string[] = [];
  let ads = 0;
  for (const { source, id: ad, right, wrong, missed } of labels) {
    const ids = read(source, ad);
    if (ids === undefined) continue;
    ads += 1;
    const found = new Set(ids);
    const names = new Map(
      [...found].flatMap((id) => spellings(byId.get(id)).map((name) => [name, id] as const)),
    );
    const recovered = missed.map((name) =>
      alternatives(name)
        .map((one) => names.get(one))
        .find(Boolean),
    );
    // A missed name may have become another name of a skill that is counted already.
    const fresh = recovered.filter((id) => id === undefined || !right.includes(id));
    const rightIds = new Set([...right, ...recovered.filter((id) => id !== undefined)]);
    const wrongIds = new Set(wrong);
    for (const id of found) {
      const verdict = rightIds.has(id) ? "right" : wrongIds.has(id) ? "wrong" : undefined;
      if (verdict === undefined) unjudged.push(`${source} ${ad}: ${byId.get(id)?.name}`);
      else {
        all[verdict] += 1;
        if (isHard(id)) hard[verdict] += 1;
      }
    }
    const known = right.filter(isHard);
    hard.wanted += known.length + fresh.length;
    hard.found += known.filter((id) => found.has(id)).length + fresh.filter(Boolean).length;
  }
  return {
    ads,
    judged: all.right + all.wrong,
    precision: share(all.right, all.right + all.wrong),
    precisionHard: share(hard.right, hard.right + hard.wrong),
    hardSkills: hard.wanted,
    recallHard: share(hard.found, hard.wanted),
    unjudged,
  };
}

const alternatives = (names: string): string[] => names.toLowerCase().split("|");

const spellings = (skill: Skill | undefined): string[] =>
  skill === undefined ? [] : [skill.name, ...skill.aliases].map((name) => name.toLowerCase());

const share = (part: number, whole: number): number => (whole === 0 ? 0 : Number((part / whole).toFixed(4)));
