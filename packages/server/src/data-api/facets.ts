import type { Soon } from "@talent/accounts";
import type { components } from "@talent/contract/data-api";
import type { Dimension, ValueCount } from "@talent/market";
import type { Facet } from "../parameters/Query.ts";
import { type Names, namesOf } from "./names.ts";

/** The dimensions behind the facets' names on the wire; some are plural there. */
const dimensions: Record<string, Dimension> = {
  msa: "msa",
  state: "state",
  title: "title",
  employer: "employer",
  employers: "employer",
  skill: "skill",
  skills: "skill",
  credential: "credential",
  credentials: "credential",
};

/** What a measure is asked for by a facet parameter. */
export type FacetAsked = { name: string; dimension: Dimension; limit: number };

/** The facets of a call, in the order they were asked for. */
export function facetsAsked(facets: readonly Facet[] = []): FacetAsked[] {
  return facets.map(({ name, count }) => {
    const dimension = dimensions[name];
    if (!dimension) throw new Error(`the facet ${name} of the contract has no dimension`);
    return { name, dimension, limit: count };
  });
}

/** Values of a facet with their names. */
export async function facetCounts(
  dimension: Dimension,
  values: readonly ValueCount[],
  names: Names,
): Promise<components["schemas"]["FacetCount"][]> {
  const name = await namesOf(
    dimension,
    values.map(({ value }) => value),
    names,
  );
  return values.map(({ value, count }) => ({ id: value, name: name(value), count: Math.round(count) }));
}

const none = {};

/** The field `facets` of an answer: each facet under the name it was asked by; nothing, at once, when none was. */
export function namedFacets(
  asked: readonly FacetAsked[],
  facets: readonly { dimension: Dimension; values: readonly ValueCount[] }[],
  names: Names,
): Soon<{ facets?: Record<string, components["schemas"]["FacetCount"][]> }> {
  if (asked.length === 0) return none;
  const named = facets.map(async ({ dimension, values }, index) => [
    asked[index]?.name,
    await facetCounts(dimension, values, names),
  ]);
  return Promise.all(named).then((entries) => ({ facets: Object.fromEntries(entries) }));
}
