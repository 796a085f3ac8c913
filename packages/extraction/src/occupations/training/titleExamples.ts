import type { Taxonomy } from "@talent/taxonomy";
import { readOccupationPhrases } from "../occupationPhrases.ts";
import { officialTitles } from "../officialTitles.ts";
import { type AlternateTitle, titleForms } from "./readAlternateTitles.ts";
import type { TitleExample } from "./trainTitleModel.ts";

const CURATED_COPIES = 4;

/**
 * The examples the title model learns from: listed alternate titles, official names, and our own phrases four times
 * over. The semi-clean titles are left out: with them unseen titles are read slightly worse.
 */
export function titleExamples(taxonomy: Taxonomy, alternates: readonly AlternateTitle[]): TitleExample[] {
  const listed = alternates.flatMap(({ title, occupation }) =>
    titleForms(title).map((form) => ({ title: form, occupation, weight: 1 })),
  );
  const official = taxonomy.occupations.all.flatMap(({ id, name }) =>
    officialTitles(name).map((title) => ({ title, occupation: id, weight: 1 })),
  );
  const curated = readOccupationPhrases().flatMap(({ phrase, occupation }) =>
    Array.from({ length: CURATED_COPIES }, () => ({ title: phrase, occupation, weight: 1 })),
  );
  return [...listed, ...official, ...curated];
}
