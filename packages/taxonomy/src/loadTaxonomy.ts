import { readAttributes } from "./attributes.ts";
import { loadCredentials } from "./credentials/loadCredentials.ts";
import {
  extendedCounties,
  extendedMsas,
  extendedOccupations,
  extendedSkills,
  extendedTitles,
  extensionReader,
} from "./extensions/extended.ts";
import { readExtensions } from "./extensions/readExtensions.ts";
import { readIndustries, readSubindustries } from "./industries.ts";
import { createList } from "./List.ts";
import { readExperienceLevels, readLevels } from "./levels.ts";
import { functionBySoc, readFunctions, readOccupations } from "./occupations.ts";
import { loadPlaceLists } from "./places/loadPlaceLists.ts";
import { loadSkills } from "./skills/loadSkills.ts";
import type { Taxonomy } from "./Taxonomy.ts";
import { namesByOccupation, readTitles } from "./titles.ts";

/** Version of the shipped tables; `data/versions/` holds what each version added, renamed and retired. */
export const taxonomyVersion = "1.3.0";

export interface TaxonomyOptions {
  /** Folder that the importers wrote to; absent or not there: the shipped tables alone. */
  readonly extensions?: string;
}

/**
 * The taxonomy of the shipped tables, extended by what was imported. Cheap: each list reads its table when it is
 * first used.
 */
export function loadTaxonomy({ extensions: folder }: TaxonomyOptions = {}): Taxonomy {
  const read = extensionReader(folder);
  const extensions = readExtensions(folder);
  const functionOf = functionBySoc();
  const occupations = createList(() => extendedOccupations(readOccupations(), read, functionOf), {
    popularity: ({ employment = 0 }) => employment,
    codes: ({ id, soc8 }) => [soc8, ...titlesOf(id)],
  });
  const titles = createList(() => extendedTitles(readTitles(), read, functionOf), {
    popularity: ({ occupation }) => occupations.byId(occupation)?.employment ?? 0,
  });
  const titlesOf = namesByOccupation(titles);
  return {
    version: [taxonomyVersion, extensions.tables.join(".")].filter((part) => part !== "").join("+"),
    occupations,
    functions: createList(readFunctions),
    industries: createList(readIndustries),
    subindustries: createList(readSubindustries),
    educationLevels: createList(() => readLevels("education")),
    experienceLevels: createList(readExperienceLevels),
    employmentTypes: createList(() => readLevels("employment")),
    remoteTypes: createList(() => readLevels("remote")),
    ...loadPlaceLists({
      msas: (shipped, stateIdOf) => extendedMsas(shipped, read, stateIdOf),
      counties: (shipped) => extendedCounties(shipped, read),
    }),
    skills: createList(() => extendedSkills(loadSkills(), read)),
    credentials: createList(loadCredentials),
    titles,
    evpCategories: createList(() => readLevels("evp")),
    attributes: createList(readAttributes),
    genders: createList(() => readLevels("gender")),
    ethnicities: createList(() => readLevels("ethnicity")),
    extensions,
  };
}
