import { degrees } from "@talent/analytics";
import type { Selection } from "@talent/market";
import { passesFilter } from "./passesFilter.ts";

/** The education level of a degree; doctorates are of the highest, as they are where an ad asks for one. */
const levelOf = (degree: number) => Math.min(degree, degrees.master);

/** The degrees that a selection's filters on education leave; undefined without such a filter. */
export function chosenDegrees({ filters }: Selection): number[] | undefined {
  const own = filters.filter(({ dimension }) => dimension === "education");
  if (own.length === 0) return undefined;
  return Object.values(degrees).filter((degree) =>
    own.every((filter) => passesFilter(levelOf(degree), filter)),
  );
}
