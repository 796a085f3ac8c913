import { soc8Of } from "@talent/taxonomy";
import type { OccupationClassifier } from "../../occupations/OccupationClassifier.ts";
import type { LabelledTitle } from "./LabelledTitle.ts";

/** Shares of titles whose first guess is right: the SOC8 code, its six digits, its major group (two digits). */
export type TitleAccuracy = { titles: number; exact: number; sixDigits: number; majorGroup: number };

/** Accuracy of the first guess over labelled titles; a title without a guess is wrong at every level. */
export function scoreTitles(classifier: OccupationClassifier, rows: readonly LabelledTitle[]): TitleAccuracy {
  let exact = 0;
  let sixDigits = 0;
  let majorGroup = 0;
  for (const { title, occupation, description } of rows) {
    const guess = classifier.classify(title, description, 1)[0];
    if (guess === undefined) continue;
    const [found, label] = [soc8Of(guess.occupation), soc8Of(occupation)];
    if (found === label) exact += 1;
    if (found.slice(0, 7) === label.slice(0, 7)) sixDigits += 1;
    if (found.slice(0, 2) === label.slice(0, 2)) majorGroup += 1;
  }
  const share = (count: number): number => (rows.length === 0 ? 0 : Number((count / rows.length).toFixed(4)));
  return {
    titles: rows.length,
    exact: share(exact),
    sixDigits: share(sixDigits),
    majorGroup: share(majorGroup),
  };
}
