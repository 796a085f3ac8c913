import type { DifficultyLabel, HiringDifficulty } from "@talent/analytics";
import type { components } from "@talent/contract/data-api";

const labels = {
  veryEasy: "very easy",
  easy: "easy",
  moderatelyDifficult: "moderately difficult",
  difficult: "difficult",
  veryDifficult: "very difficult",
} as const satisfies Record<DifficultyLabel, string>;

/** A hiring difficulty under its names on the wire. */
export function toHiringDifficulty({
  score,
  label,
}: HiringDifficulty): components["schemas"]["HiringDifficultyData"] {
  return { score, label: labels[label] };
}
