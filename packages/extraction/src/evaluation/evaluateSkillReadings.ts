import { readFileSync } from "node:fs";
import type { Taxonomy } from "@talent/taxonomy";
import { createSkillReader } from "../skills/createSkillReader.ts";
import { cleanText } from "../text/cleanText.ts";
import { readAds } from "./skillReadings/readAds.ts";
import type { SkillReadingLabel } from "./skillReadings/SkillReadingLabel.ts";
import { type SkillReadingScores, scoreSkillReadings } from "./skillReadings/scoreSkillReadings.ts";

/** One line of the table: the labelled ads of one source, or of all, read with which names. */
export type SkillReadingResult = { set: string; names: string } & SkillReadingScores;

const folder = new URL("../../../../../shared/data/", import.meta.url);
const labelled = new URL("data/skillReadings.json", import.meta.url);

/**
 * Precision and recall of the skills found in real ads, against verdicts on each of them. The labels hold no
 * text: without the ads in the data folder the result is empty. `names` tells where the taxonomy's names come from.
 */
export function evaluateSkillReadings(taxonomy: Taxonomy, names = "shipped"): SkillReadingResult[] {
  const labels: SkillReadingLabel[] = JSON.parse(readFileSync(labelled, "utf8"));
  const sources = [...new Set(labels.map(({ source }) => source))].sort();
  const adOf = readAds(folder, sources);
  const reader = createSkillReader(taxonomy.skills.all, taxonomy.credentials.all);
  const read = (source: string, id: string): number[] | undefined => {
    const ad = adOf(source, id);
    if (ad === undefined) return undefined;
    const found = [
      ...reader.readTitle(cleanText(ad.title ?? "")).skills,
      ...reader.read(ad.description ?? "").skills,
    ];
    return [...new Set(found.map(({ id: skill }) => skill))];
  };
  const score = (set: string, part: readonly SkillReadingLabel[]) => ({
    set,
    names,
    ...scoreSkillReadings(part, taxonomy.skills.all, read),
  });
  const results = [
    score("all", labels),
    ...sources.map((source) =>
      score(
        source,
        labels.filter((label) => label.source === source),
      ),
    ),
  ];
  return results.filter(({ ads }) => ads > 0);
}
