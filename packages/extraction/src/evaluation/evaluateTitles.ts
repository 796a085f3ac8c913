import { existsSync } from "node:fs";
import type { Taxonomy } from "@talent/taxonomy";
import { createOccupationClassifier } from "../occupations/createOccupationClassifier.ts";
import { readAlternateTitles } from "../occupations/training/readAlternateTitles.ts";
import { titleExamples } from "../occupations/training/titleExamples.ts";
import { trainTitleModel } from "../occupations/training/trainTitleModel.ts";
import { withoutFold } from "./titles/heldOutTitles.ts";
import { postingDescriptions } from "./titles/postingDescriptions.ts";
import { readLabelledTitles } from "./titles/readLabelledTitles.ts";
import { scoreTitles, type TitleAccuracy } from "./titles/scoreTitles.ts";

/** One line of the table: which titles, read by which classifier, with what accuracy. */
export type TitleResult = { set: string; classifier: string } & TitleAccuracy;

const shared = new URL("../../../../../shared/data/", import.meta.url);
const alternatesFile = new URL("reference/onet/Alternate_Titles.tsv.gz", shared);
const realFile = new URL("data/realTitles.tsv", import.meta.url);

/**
 * Occupation accuracy of the shipped classifier on the hand-labelled titles (both halves, titles alone and with their
 * ads), of the shipped phrases without anything learnt from O*NET, and of classifiers that never saw a fold of O*NET's
 * alternate titles on that fold. With a file, on that file alone.
 */
export function evaluateTitles(
  taxonomy: Taxonomy,
  options: { file?: string; folds?: number } = {},
): TitleResult[] {
  const shipped = createOccupationClassifier(taxonomy);
  if (options.file !== undefined) {
    return [
      { set: options.file, classifier: "shipped", ...scoreTitles(shipped, readLabelledTitles(options.file)) },
    ];
  }
  const real = readLabelledTitles(realFile);
  const develop = real.filter((_, at) => at % 2 === 0);
  const report = real.filter((_, at) => at % 2 === 1);
  const results: TitleResult[] = [
    { set: "real titles, development half", classifier: "shipped", ...scoreTitles(shipped, develop) },
    { set: "real titles, report half", classifier: "shipped", ...scoreTitles(shipped, report) },
  ];
  if (!existsSync(alternatesFile)) return results;
  const descriptionOf = postingDescriptions(shared);
  const withText = report.map((row) => ({ ...row, description: descriptionOf(row.title) }));
  results.push({
    set: "real titles, report half, with their ads",
    classifier: "shipped",
    ...scoreTitles(shipped, withText),
  });

  const occupations = taxonomy.occupations.all.map(({ id }) => id);
  const own = createOccupationClassifier(taxonomy, {
    model: trainTitleModel(titleExamples(taxonomy, []), occupations),
  });
  results.push({
    set: "real titles, report half",
    classifier: "own tables alone",
    ...scoreTitles(own, report),
  });
  const alternates = readAlternateTitles(alternatesFile);
  results.push({
    set: "O*NET alternate titles",
    classifier: "own tables alone",
    ...scoreTitles(own, alternates),
  });
  for (let fold = 0; fold < (options.folds ?? 1); fold++) {
    const { classifier, held } = withoutFold(taxonomy, alternates, fold);
    const anyListed = firstOfEach(held, (title) => classifier.classify(title, "", 1)[0]?.occupation);
    results.push({
      set: `O*NET alternate titles, fold ${fold}`,
      classifier: "never saw the fold",
      ...scoreTitles(classifier, held),
    });
    results.push({
      set: `O*NET alternate titles, fold ${fold}, any listed occupation`,
      classifier: "never saw the fold",
      ...scoreTitles(classifier, anyListed),
    });
  }
  return results;
}

// O*NET lists one title under several occupations: a guess is right when it is any of them.
function firstOfEach(
  rows: readonly { title: string; occupation: number }[],
  guess: (title: string) => number | undefined,
) {
  const byTitle = new Map<string, { title: string; listed: number[] }>();
  for (const { title, occupation } of rows) {
    const known = byTitle.get(title.toLowerCase());
    if (known === undefined) byTitle.set(title.toLowerCase(), { title, listed: [occupation] });
    else known.listed.push(occupation);
  }
  return [...byTitle.values()].map(({ title, listed }) => {
    const found = guess(title);
    const nearest = listed.toSorted((a, b) => sharedDigits(b, found) - sharedDigits(a, found))[0] ?? 0;
    return { title, occupation: nearest };
  });
}

function sharedDigits(a: number, b: number | undefined): number {
  const [left, right] = [String(a), String(b)];
  let same = 0;
  while (same < left.length && left[same] === right[same]) same += 1;
  return same;
}

/** Occupation accuracy with the titles that an import added, on the file or on both halves of the real titles. */
export function evaluateImportedTitles(imported: Taxonomy, file: string | undefined): TitleResult[] {
  const classifier = createOccupationClassifier(imported);
  const rows = readLabelledTitles(file ?? realFile);
  const sets: Record<string, typeof rows> =
    file === undefined
      ? {
          "real titles, development half": rows.filter((_, at) => at % 2 === 0),
          "real titles, report half": rows.filter((_, at) => at % 2 === 1),
        }
      : { [file]: rows };
  return Object.entries(sets).map(([set, titles]) => ({
    set,
    classifier: "after importing O*NET",
    ...scoreTitles(classifier, titles),
  }));
}
