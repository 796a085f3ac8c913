import type { Extractor } from "@talent/extraction";
import { fold, type Taxonomy } from "@talent/taxonomy";
import { byLongestPrefix, readFacts, readShares } from "../facts/readFacts.ts";
import { trait } from "../random.ts";
import type { DemoOccupation } from "./occupations.ts";
import { everywhere, regionMask } from "./regions.ts";

/** How the share of a skill moves over the market's years. */
export type SkillTrend = {
  skill: number;
  pattern: "new" | "emerging" | "growing" | "declining";
  factor: number;
};

/** A skill of an occupation: its share of the ads at the end, the words that ask for it, its bundle and what it pays. */
export type ProfiledSkill = {
  id: number;
  words: string;
  share: number;
  bundle: number;
  premium: number;
  /** Regions where it is asked for, as a mask. */
  regions: number;
};

/** Everything planted about skills. */
export type DemoSkills = {
  /** By occupation index, most asked for first. */
  profiles: ProfiledSkill[][];
  trends: SkillTrend[];
  bundles: { strength: number; skills: number[] }[];
  premiums: { skill: number; factor: number }[];
  /** Names in the tables that the taxonomy or the extractor does not know; nothing is planted for them. */
  unknown: string[];
};

/** Skills an occupation asks for at most; draws leave room for 60. */
const profileSize = 52;

/** Reads the tables of skills and words every skill in a way the extractor finds again. */
export function demoSkills(
  taxonomy: Taxonomy,
  extractor: Extractor,
  occupations: readonly DemoOccupation[],
): DemoSkills {
  const words = skillWords(taxonomy, extractor);
  const unknown = new Set<string>();
  const resolve = (name: string) => {
    const id = words.idOf(name);
    if (id === undefined) unknown.add(name);
    return id;
  };
  const bundles = readFacts("skillBundles").map((row) => ({
    strength: Number(row.strength) / 100,
    skills: (row.skills ?? "").split("|").flatMap((name) => resolve(name) ?? []),
  }));
  const bundleOf = new Map(bundles.flatMap(({ skills }, index) => skills.map((skill) => [skill, index + 1])));
  const premiums = readFacts("skillPremiums").flatMap((row) => {
    const skill = resolve(row.skill ?? "");
    return skill === undefined ? [] : [{ skill, factor: 1 + Number(row.percent) / 100 }];
  });
  const premiumOf = new Map(premiums.map(({ skill, factor }) => [skill, factor]));
  const regionsOf = new Map(
    readFacts("skillRegions").map((row) => [resolve(row.skill ?? ""), regionMask(row.regions ?? "")]),
  );
  const planted = trends(resolve);
  const trended = new Set(planted.map(({ skill }) => skill));
  const shares = profileShares(resolve);
  const profiles = occupations.map((occupation) =>
    [...shares(occupation.soc)]
      .map(([id, share]) => ({
        id,
        words: words.wordsOf(id),
        // Occupations of one group differ in how often they ask for a skill.
        share: Math.min(0.85, share * (0.8 + 1.4 * trait("profile", occupation.soc, id))),
        bundle: bundleOf.get(id) ?? 0,
        premium: premiumOf.get(id) ?? 1,
        regions: regionsOf.get(id) ?? everywhere,
      }))
      // The most asked for stay, and those whose trend is planted.
      .sort(
        (a, b) => Number(trended.has(b.id)) - Number(trended.has(a.id)) || b.share - a.share || a.id - b.id,
      )
      .slice(0, profileSize)
      .sort((a, b) => b.share - a.share || a.id - b.id),
  );
  return { profiles, trends: planted, bundles, premiums, unknown: [...unknown].sort() };
}

function trends(resolve: (name: string) => number | undefined): SkillTrend[] {
  return readFacts("skillTrends").flatMap((row) => {
    const skill = resolve(row.skill ?? "");
    if (skill === undefined) return [];
    return [{ skill, pattern: row.pattern as SkillTrend["pattern"], factor: Number(row.factor || 1) }];
  });
}

/** Weight of the rows of shorter prefixes, and of "*". */
const groupWeight = 0.33;

function profileShares(
  resolve: (name: string) => number | undefined,
): (soc: string) => ReadonlyMap<number, number> {
  const table = new Map(readFacts("skillProfiles").map((row) => [row.soc ?? "", row.skills ?? ""]));
  const extra = new Map<string, [number, number][]>();
  for (const row of readFacts("skillTrends")) {
    for (const { name: soc, share } of readShares(row.extra ?? "")) {
      const id = resolve(row.skill ?? "");
      if (id !== undefined) extra.set(soc, [...(extra.get(soc) ?? []), [id, share]]);
    }
  }
  return (soc) => {
    const found = new Map<number, number>();
    const add = (cell: string, weight: number) => {
      for (const { name, share } of readShares(cell)) {
        const id = resolve(name);
        if (id !== undefined && !found.has(id)) found.set(id, share * weight);
      }
    };
    add(byLongestPrefix(table, soc) ?? "", 1);
    for (let length = soc.length - 1; length >= 2; length--)
      add(table.get(soc.slice(0, length)) ?? "", groupWeight);
    add(table.get("*") ?? "", 1);
    for (const [prefix, skills] of extra) {
      if (soc.startsWith(prefix)) for (const [id, share] of skills) if (!found.has(id)) found.set(id, share);
    }
    return found;
  };
}

type SkillWords = { idOf(name: string): number | undefined; wordsOf(id: number): string };

/**
 * Ids of skills by name or alias, and for each the first of its names that the extractor reads as this skill (and as no
 * other) in a list of requirements. A skill without such a name is unknown here: ads could not ask for it plainly.
 */
function skillWords(taxonomy: Taxonomy, extractor: Extractor): SkillWords {
  const ids = new Map<string, number>();
  for (const withAliases of [false, true]) {
    for (const skill of taxonomy.skills.all) {
      for (const name of withAliases ? skill.aliases : [skill.name]) {
        if (!ids.has(fold(name))) ids.set(fold(name), skill.id);
      }
    }
  }
  const chosen = new Map<number, string>();
  const word = (id: number): string => {
    const known = chosen.get(id);
    if (known !== undefined) return known;
    const skill = taxonomy.skills.byId(id);
    const names = skill === undefined ? [] : [skill.name, ...skill.aliases.slice(0, 12)];
    const found = names.find((name) => {
      const description = `Requirements\n- Skills: ${name}, ${name}.\n`;
      const { skills } = extractor.read({ title: "Worker", description });
      return skills.length === 1 && skills[0]?.id === id;
    });
    chosen.set(id, found ?? "");
    return found ?? "";
  };
  return {
    idOf(name) {
      const id = ids.get(fold(name));
      return id === undefined || word(id) === "" ? undefined : id;
    },
    wordsOf: word,
  };
}
