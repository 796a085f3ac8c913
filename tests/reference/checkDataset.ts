import type { Check } from "./Check.ts";
import { competitionChecks } from "./checks/competition.ts";
import { hiringChecks } from "./checks/hiring.ts";
import { peopleChecks } from "./checks/people.ts";
import { placeChecks } from "./checks/places.ts";
import { skillChecks } from "./checks/skills.ts";
import { difference } from "./compare.ts";
import type { ReferenceDataset } from "./ReferenceDataset.ts";
import { nameOf, type ReferenceSelection } from "./ReferenceSelection.ts";

/** Every measure. */
export const checks: readonly Check[] = [
  ...hiringChecks,
  ...competitionChecks,
  ...skillChecks,
  ...placeChecks,
  ...peopleChecks,
];

/** How one measure fared: over how many selections it was compared, gave a figure, and differed (the first few in words). */
export type Outcome = { name: string; compared: number; withFigure: number; differences: string[] };

/** Asks every measure about every selection and compares it with plain SQL. `onSelection` is told how far it is. */
export async function checkDataset(
  dataset: ReferenceDataset,
  selections: readonly ReferenceSelection[],
  onSelection: (done: number) => void = () => {},
): Promise<Outcome[]> {
  const outcomes = checks.map(({ name }): Outcome => ({ name, compared: 0, withFigure: 0, differences: [] }));
  for (const [done, selection] of selections.entries()) {
    onSelection(done);
    await dataset.setUp(selection);
    const question = await dataset.question(selection);
    for (const [index, check] of checks.entries()) {
      const outcome = outcomes[index] as Outcome;
      const [measured, expected] = [await check.rows(question), await dataset.expected(check.name)];
      const different = difference(measured, expected);
      outcome.compared += 1;
      if (expected.length > 0) outcome.withFigure += 1;
      if (different) outcome.differences.push(`${nameOf(selection)}: ${different}`);
    }
  }
  return outcomes;
}
