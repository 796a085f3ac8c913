import type { OperationEntry, ParameterEntry } from "@talent/contract/data-api";
import { type Entry, type List, skillCategories, soc8Of, type Taxonomy } from "@talent/taxonomy";
import type { Snapshot } from "@talent/warehouse";
import { invalidValue } from "../http/Problem.ts";
import { countryByIso2 } from "./countryByIso2.ts";
import { type IdList, listValues } from "./IdList.ts";
import type { ReadQuery } from "./readQuery.ts";

/** Where ids are known: the taxonomy, and the snapshot for employers and titles. */
export type KnownIds = { taxonomy: Taxonomy; snapshot: Snapshot };

type IsKnown = (id: number) => boolean;
type Known = (ids: readonly number[], known: KnownIds) => IsKnown | Promise<IsKnown>;

const listed =
  (list: (taxonomy: Taxonomy) => List<Entry>): Known =>
  (_ids, { taxonomy }) =>
  (id) =>
    list(taxonomy).has(id);

/** What each entity of the contract's `x-entity` is checked against. Talent profiles are the accounts' to check. */
const entities: Record<string, Known> = {
  state: listed((taxonomy) => taxonomy.states),
  msa: listed((taxonomy) => taxonomy.msas),
  county: listed((taxonomy) => taxonomy.counties),
  city: listed((taxonomy) => taxonomy.cities),
  occupation: listed((taxonomy) => taxonomy.occupations),
  function: listed((taxonomy) => taxonomy.functions),
  industry: listed((taxonomy) => taxonomy.industries),
  subindustry: listed((taxonomy) => taxonomy.subindustries),
  skill: listed((taxonomy) => taxonomy.skills),
  credential: listed((taxonomy) => taxonomy.credentials),
  educationlevel: listed((taxonomy) => taxonomy.educationLevels),
  experiencelevel: listed((taxonomy) => taxonomy.experienceLevels),
  employmenttype: listed((taxonomy) => taxonomy.employmentTypes),
  evpcategory: listed((taxonomy) => taxonomy.evpCategories),
  skillcategory: () => (id) => skillCategories.some((category) => category.id === id),
  async employer(ids, { snapshot }) {
    const found = await snapshot.employers(ids);
    return (id) => found.has(id);
  },
  async title(ids, { snapshot, taxonomy }) {
    const found = await snapshot.titles(ids);
    return (id) => found.has(id) || taxonomy.titles.has(id);
  },
};

/** Throws `invalidValue` for the first id of a query that names nothing, or rejects with it where the snapshot has to look. */
export type IdCheck = (query: ReadQuery, known: KnownIds) => Promise<void> | undefined;

/**
 * Makes the check of an operation's ids, in the contract's order of parameters. The taxonomy answers at once; only where
 * the snapshot has to look ids up there is something to wait for.
 */
export function idCheck({ parameters }: OperationEntry): IdCheck {
  const checked = parameters.filter(({ list, entity }) => list && entity);
  return (query, known) => checkFrom(0, checked, query, known);
}

function checkFrom(
  start: number,
  parameters: readonly ParameterEntry[],
  query: ReadQuery,
  known: KnownIds,
): Promise<void> | undefined {
  for (let at = start; at < parameters.length; at++) {
    const parameter = parameters[at] as ParameterEntry;
    const { name, entity = "" } = parameter;
    const given = query[name] as IdList<number | string> | undefined;
    if (!given) continue;
    const values = listValues(given);
    if (entity === "country") {
      const unknown = values.find((iso2) => !countryByIso2(known.taxonomy.countries, String(iso2)));
      if (unknown !== undefined) throw invalidValue(name, unknown);
      continue;
    }
    const ids = values as number[];
    const found = entities[entity]?.(ids, known);
    if (found instanceof Promise)
      return found.then((isKnown) => {
        refuseUnknown(parameter, ids, isKnown);
        return checkFrom(at + 1, parameters, query, known);
      });
    if (found) refuseUnknown(parameter, ids, found);
  }
  return undefined;
}

function refuseUnknown({ name, entity }: ParameterEntry, ids: readonly number[], isKnown: IsKnown): void {
  const unknown = ids.find((id) => !isKnown(id));
  if (unknown !== undefined) throw invalidValue(name, entity === "occupation" ? soc8Of(unknown) : unknown);
}
