import type { Taxonomy } from "@talent/taxonomy";
import { createOccupationClassifier } from "../../occupations/createOccupationClassifier.ts";
import type { OccupationClassifier } from "../../occupations/OccupationClassifier.ts";
import { hashText } from "../../occupations/titleFeatures.ts";
import type { AlternateTitle } from "../../occupations/training/readAlternateTitles.ts";
import { titleExamples } from "../../occupations/training/titleExamples.ts";
import { trainTitleModel } from "../../occupations/training/trainTitleModel.ts";

const FOLDS = 5;

/** Fold of a title, 0 to 4; the same title under several occupations is always in one fold. */
export function foldOf(title: string): number {
  return hashText(`fold ${title.toLowerCase()}`) % FOLDS;
}

/** A classifier that has never seen the titles of one fold, and those titles. */
export function withoutFold(
  taxonomy: Taxonomy,
  alternates: readonly AlternateTitle[],
  fold: number,
): { classifier: OccupationClassifier; held: AlternateTitle[] } {
  const occupations = taxonomy.occupations.all.map(({ id }) => id);
  const kept = alternates.filter(({ title }) => foldOf(title) !== fold);
  const model = trainTitleModel(titleExamples(taxonomy, kept), occupations);
  return {
    classifier: createOccupationClassifier(taxonomy, { model }),
    held: alternates.filter(({ title }) => foldOf(title) === fold),
  };
}
