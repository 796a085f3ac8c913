import { readAttributes } from "./attributes.ts";
import { loadCredentials } from "./credentials/loadCredentials.ts";
import { readIndustries, readSubindustries } from "./industries.ts";
import { createList } from "./List.ts";
import { readExperienceLevels, readLevels } from "./levels.ts";
import { readFunctions, readOccupations } from "./occupations.ts";
import { readCities } from "./places/cities.ts";
import { readCounties } from "./places/counties.ts";
import { readCountries } from "./places/countries.ts";
import { createPlaces } from "./places/createPlaces.ts";
import { readMsas } from "./places/msas.ts";
import { readStates } from "./places/states.ts";
import { withTimeZones } from "./places/timeZones.ts";
import { loadSkills } from "./skills/loadSkills.ts";
import type { Taxonomy } from "./Taxonomy.ts";
import { readTitles } from "./titles.ts";

/** Version of the shipped tables; `data/versions/` holds what each version added, renamed and retired. */
export const taxonomyVersion = "1.0.0";

/** The taxonomy of the shipped tables. Cheap: each list reads its table when it is first used. */
export function loadTaxonomy(): Taxonomy {
  const population = ({ population = 0 }: { population?: number }) => population;
  const countries = createList(() => withTimeZones("country", readCountries()), population);
  const states = createList(() => withTimeZones("state", readStates()), population);
  const msas = createList(() => withTimeZones("msa", readMsas(stateIds(states.all))), population);
  const counties = createList(() => withTimeZones("county", readCounties()), population);
  const cities = createList(() => readCities(countries, counties), population);
  const occupations = createList(readOccupations, ({ employment = 0 }) => employment);
  return {
    version: taxonomyVersion,
    occupations,
    functions: createList(readFunctions),
    industries: createList(readIndustries),
    subindustries: createList(readSubindustries),
    educationLevels: createList(() => readLevels("education")),
    experienceLevels: createList(readExperienceLevels),
    employmentTypes: createList(() => readLevels("employment")),
    remoteTypes: createList(() => readLevels("remote")),
    countries,
    states,
    msas,
    counties,
    cities,
    skills: createList(loadSkills),
    credentials: createList(loadCredentials),
    titles: createList(readTitles, ({ occupation }) => occupations.byId(occupation)?.employment ?? 0),
    evpCategories: createList(() => readLevels("evp")),
    attributes: createList(readAttributes),
    genders: createList(() => readLevels("gender")),
    ethnicities: createList(() => readLevels("ethnicity")),
    places: createPlaces({ countries, states, msas, counties, cities }),
  };
}

function stateIds(states: readonly { id: number; code: string; country: number }[]): Map<string, number> {
  return new Map(
    states.filter(({ country }) => country === 840).map((state) => [`US.${state.code}`, state.id]),
  );
}
