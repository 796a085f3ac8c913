import type { Taxonomy } from "@talent/taxonomy";
import { readOccupationPhrases } from "../occupationPhrases.ts";
import { officialTitles } from "../officialTitles.ts";
import { type AlternateTitle, titleForms } from "./readAlternateTitles.ts";
import type { TitleExample } from "./trainTitleModel.ts";

const CURATED_COPIES = 4;
const SEMI_CLEAN_COPIES = 2;

/** The examples the title model learns from: listed alternate titles, official names, the
 * taxonomy's semi-clean titles twice and our own phrases four times over. */
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
  const semiClean = taxonomy.titles.all.flatMap(({ name, aliases = [], occupation }) =>
    [name, ...aliases].flatMap((title) =>
      Array.from({ length: SEMI_CLEAN_COPIES }, () => ({ title, occupation, weight: 1 })),
    ),
  );
  return [...listed, ...official, ...semiClean, ...curated];
}
