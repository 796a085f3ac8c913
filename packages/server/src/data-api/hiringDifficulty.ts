import type { DifficultyLabel, DifficultyReference, HiringDifficulty } from "@talent/analytics";
import type { components } from "@talent/contract/data-api";
import type { Selected } from "../parameters/select.ts";
import type { Context } from "./Operation.ts";

const labels = {
  veryEasy: "very easy",
  easy: "easy",
  moderatelyDifficult: "moderately difficult",
  difficult: "difficult",
  veryDifficult: "very difficult",
} as const satisfies Record<DifficultyLabel, string>;

/** What a selected market is compared with: the markets of its country, counted under the same data settings. */
export function referenceFor(
  { selection, place }: Selected,
  { difficultyIn }: Context,
): Promise<DifficultyReference> {
  const { staffing, anonymous } = selection;
  return difficultyIn({ country: place?.countries[0] ?? 0, staffing, anonymous });
}

/** A hiring difficulty under its names on the wire. */
export function toHiringDifficulty({
  score,
  label,
}: HiringDifficulty): components["schemas"]["HiringDifficultyData"] {
  return { score, label: labels[label] };
}
