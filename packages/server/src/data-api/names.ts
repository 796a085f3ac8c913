import type { Dimension } from "@talent/market";
import type { Entry, List, Taxonomy } from "@talent/taxonomy";
import type { Snapshot } from "@talent/warehouse";

/** Where names stand: the taxonomy, and the snapshot for employers, titles and sources; titles stand in either. */
export type Names = { taxonomy: Taxonomy; snapshot: Snapshot };

const lists: Partial<Record<Dimension, (taxonomy: Taxonomy) => List<Entry>>> = {
  country: (taxonomy) => taxonomy.countries,
  state: (taxonomy) => taxonomy.states,
  msa: (taxonomy) => taxonomy.msas,
  county: (taxonomy) => taxonomy.counties,
  city: (taxonomy) => taxonomy.cities,
  occupation: (taxonomy) => taxonomy.occupations,
  function: (taxonomy) => taxonomy.functions,
  industry: (taxonomy) => taxonomy.industries,
  education: (taxonomy) => taxonomy.educationLevels,
  experience: (taxonomy) => taxonomy.experienceLevels,
  employmentType: (taxonomy) => taxonomy.employmentTypes,
  remote: (taxonomy) => taxonomy.remoteTypes,
  skill: (taxonomy) => taxonomy.skills,
  credential: (taxonomy) => taxonomy.credentials,
  attribute: (taxonomy) => taxonomy.attributes,
  gender: (taxonomy) => taxonomy.genders,
  ethnicity: (taxonomy) => taxonomy.ethnicities,
};

/** Gives the name of each of these ids of a dimension; an id that has none goes by itself. */
export async function namesOf(
  dimension: Dimension,
  ids: readonly number[],
  { taxonomy, snapshot }: Names,
): Promise<(id: number) => string> {
  const list = lists[dimension]?.(taxonomy);
  if (list) return (id) => list.byId(id)?.name ?? String(id);
  const found = await registered(dimension, ids, snapshot);
  const known = dimension === "title" ? taxonomy.titles : undefined;
  return (id) => found.get(id)?.name ?? known?.byId(id)?.name ?? String(id);
}

function registered(dimension: Dimension, ids: readonly number[], snapshot: Snapshot) {
  if (dimension === "title") return snapshot.titles(ids);
  if (dimension === "source") return snapshot.sources(ids);
  return snapshot.employers(ids);
}
