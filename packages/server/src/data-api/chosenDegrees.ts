import { degrees } from "@talent/analytics";
import type { Selection } from "@talent/market";
import { passesFilter } from "./passesFilter.ts";

/** The degree levels that a selection's filters on education leave, doctorates among them; undefined without such a filter. */
export function chosenDegrees({ filters }: Selection): number[] | undefined {
  const own = filters.filter(({ dimension }) => dimension === "education");
  if (own.length === 0) return undefined;
  return Object.values(degrees).filter((degree) => own.every((filter) => passesFilter(degree, filter)));
}
