import { createHash } from "node:crypto";
import type { City, Entry } from "../Entry.ts";
import type { List } from "../List.ts";
import type { Taxonomy } from "../Taxonomy.ts";
import { standing } from "./readVersions.ts";
import type { Change, Version } from "./Version.ts";

/** The lists whose every entry a version names; cities stand in it as one line, their ids being GeoNames'. */
const versionedLists = [
  "occupations",
  "functions",
  "industries",
  "subindustries",
  "educationLevels",
  "experienceLevels",
  "employmentTypes",
  "remoteTypes",
  "countries",
  "states",
  "msas",
  "counties",
  "skills",
  "credentials",
  "titles",
  "evpCategories",
  "attributes",
  "genders",
  "ethnicities",
] as const satisfies readonly (keyof Taxonomy)[];

/** How the shipped tables differ from what the released versions say, by list and id. */
export function unreleasedChanges(
  taxonomy: Pick<Taxonomy, (typeof versionedLists)[number] | "cities">,
  versions: readonly Version[],
): Change[] {
  const { names } = standing(versions);
  const changes: Change[] = [];
  for (const list of versionedLists) {
    const before = names.get(list) ?? new Map<number, string>();
    const entries: List<Entry> = taxonomy[list];
    for (const { id, name } of entries.all) {
      const known = before.get(id);
      if (known === undefined) changes.push({ change: "added", list, id, name });
      else if (known !== name) changes.push({ change: "renamed", list, id, name });
    }
    for (const [id, name] of before) {
      if (!entries.has(id)) changes.push({ change: "retired", list, id, name });
    }
  }
  const cities = citiesLine(taxonomy.cities);
  const known = names.get("cities")?.get(0);
  if (known !== cities) {
    changes.push({ change: known === undefined ? "added" : "renamed", list: "cities", id: 0, name: cities });
  }
  return changes;
}

/** All cities in one line: how many, and the SHA-256 of their ids and names. */
function citiesLine(cities: List<City>): string {
  const hash = createHash("sha256");
  for (const { id, name } of cities.all) hash.update(`${id}\t${name}\n`);
  return `${cities.size} cities, sha256 ${hash.digest("hex")}`;
}
