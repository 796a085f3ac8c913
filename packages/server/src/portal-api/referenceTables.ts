import type { components } from "@talent/contract/portal-api";
import { type Entry, type List, listedCountryRows, type Taxonomy } from "@talent/taxonomy";

type ListName = components["schemas"]["ReferenceListName"];

/** A reference list as a table: its title, its columns and its rows in the order they are shown. */
export type ReferenceTable = Omit<components["schemas"]["ReferenceList"], "name">;

type Row = ReferenceTable["rows"][number];

const text = (id: string, label: string) => ({ id, label, numeric: false });
const number = (id: string, label: string) => ({ id, label, numeric: true });

function idAndName(title: string, list: List<Entry>): ReferenceTable {
  return {
    title,
    columns: [number("id", "Id"), text("name", "Name")],
    rows: list.all.map(({ id, name }) => [id, name]),
  };
}

const byName = (a: Entry, b: Entry) => a.name.localeCompare(b.name, "en");

function statesAndMsas({ countries, states, msas }: Taxonomy): ReferenceTable {
  const rows: Row[] = [];
  for (const country of countries.all.filter((entry) => entry.subdivided).sort(byName))
    for (const state of states.all.filter((entry) => entry.country === country.id).sort(byName)) {
      const areas = msas.all.filter((area) => area.state === state.id).sort(byName);
      if (areas.length === 0) rows.push([country.iso2, state.id, state.name, null, null]);
      for (const area of areas) rows.push([country.iso2, state.id, state.name, area.id, area.name]);
    }
  return {
    title: "States and MSAs",
    columns: [
      text("country", "Country"),
      number("stateId", "State id"),
      text("state", "State"),
      number("msaId", "MSA id"),
      text("msa", "MSA"),
    ],
    rows,
  };
}

/** Every reference list, made from the taxonomy the API answers from. */
export const referenceTables: Record<ListName, (taxonomy: Taxonomy) => ReferenceTable> = {
  countries: ({ countries }) => ({
    title: "Countries",
    columns: [text("iso2", "ISO2"), text("name", "Country")],
    // The product's own list, in its order and with its doubled row.
    rows: listedCountryRows().map((iso2) => [
      iso2,
      countries.all.find((country) => country.iso2 === iso2)?.name ?? iso2,
    ]),
  }),
  "states-msas": statesAndMsas,
  soc8: ({ occupations, functions }) => ({
    title: "SOC8 codes",
    columns: [
      text("soc8", "SOC8"),
      text("name", "Occupation"),
      text("group", "Major group"),
      text("function", "Function"),
    ],
    rows: occupations.all.map((occupation) => [
      occupation.soc8,
      occupation.name,
      occupation.majorGroupName,
      functions.byId(occupation.function)?.name ?? null,
    ]),
  }),
  credentials: ({ credentials }) => idAndName("Credentials", credentials),
  industries: ({ industries }) => idAndName("Industries", industries),
  subindustries: ({ industries, subindustries }) => ({
    title: "Sub-industries",
    columns: [
      number("id", "Id"),
      text("name", "Sub-industry"),
      number("industryId", "Industry id"),
      text("industry", "Industry"),
    ],
    rows: subindustries.all.map(({ id, name, industry }) => [
      id,
      name,
      industry,
      industries.byId(industry)?.name ?? null,
    ]),
  }),
  functions: ({ functions }) => idAndName("Functions", functions),
  "experience-levels": ({ experienceLevels }) => ({
    title: "Seniority / Experience level",
    columns: [number("id", "Id"), text("name", "Level"), text("years", "Years of experience")],
    rows: experienceLevels.all.map(({ id, name, minYears, maxYears }) => [
      id,
      name,
      maxYears === undefined ? `${minYears}+` : `${minYears}-${maxYears}`,
    ]),
  }),
  "education-levels": ({ educationLevels }) => idAndName("Education levels", educationLevels),
  "employment-types": ({ employmentTypes }) => idAndName("Employment types", employmentTypes),
  "skill-categories": () => ({
    title: "Skill categories",
    columns: [number("id", "Id"), text("name", "Name")],
    rows: [
      [1, "Skills"],
      [2, "Knowledge"],
      [3, "Tools and Technologies"],
      [4, "Personal Abilities"],
    ],
  }),
  "evp-categories": ({ evpCategories }) => idAndName("EVP categories", evpCategories),
};
