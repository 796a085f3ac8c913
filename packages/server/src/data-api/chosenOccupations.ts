import type { Filter, Selection } from "@talent/market";
import type { Taxonomy } from "@talent/taxonomy";

const passes = (id: number, { any, none }: Pick<Filter, "any" | "none">) =>
  (!any || any.includes(id)) && !none?.includes(id);

/** The occupations that a selection's filters on occupation and function leave; undefined when it has neither. */
export function chosenOccupations({ filters }: Selection, { occupations }: Taxonomy): number[] | undefined {
  const own = filters.filter(({ dimension }) => dimension === "occupation");
  const functions = filters.filter(({ dimension }) => dimension === "function");
  if (own.length + functions.length === 0) return undefined;
  return occupations.all
    .filter(
      (occupation) =>
        own.every((filter) => passes(occupation.id, filter)) &&
        functions.every((filter) => passes(occupation.function, filter)),
    )
    .map(({ id }) => id);
}
