import type { Selection } from "@talent/market";
import type { Taxonomy } from "@talent/taxonomy";
import { passesFilter } from "./passesFilter.ts";

/** The occupations that a selection's filters on occupation and function leave; undefined when it has neither. */
export function chosenOccupations({ filters }: Selection, { occupations }: Taxonomy): number[] | undefined {
  const own = filters.filter(({ dimension }) => dimension === "occupation");
  const functions = filters.filter(({ dimension }) => dimension === "function");
  if (own.length + functions.length === 0) return undefined;
  return occupations.all
    .filter(
      (occupation) =>
        own.every((filter) => passesFilter(occupation.id, filter)) &&
        functions.every((filter) => passesFilter(occupation.function, filter)),
    )
    .map(({ id }) => id);
}
