import { type Day, parseKeyword } from "../../packages/market/src/index.ts";
import type { Condition, ReferencePlace, ReferenceSelection, Settings } from "./ReferenceSelection.ts";
import type { Landmarks } from "./readLandmarks.ts";

/** Every place with every role over the past year, and some of them under every window and data setting. */
export function selections(landmarks: Landmarks, asOf: Day): ReferenceSelection[] {
  const [allPlaces, allRoles, allSettings] = [places(landmarks), roles(landmarks), settings(asOf)];
  const [usual, ...unusual] = allSettings;
  const broad = allPlaces.flatMap((place) =>
    allRoles.map((role) => ({ place, role, settings: usual as Settings })),
  );
  const deep = allPlaces
    .slice(0, 2)
    .flatMap((place) =>
      allRoles
        .filter((_, index) => index % 4 === 0)
        .flatMap((role) => unusual.map((each) => ({ place, role, settings: each }))),
    );
  return [...broad, ...deep];
}

function places({ countries, states, msas, counties, cities }: Landmarks): ReferencePlace[] {
  const [country = 0, other = 0] = countries;
  const [msa = 0, secondMsa = 0] = msas;
  const within = (name: string, dimension: "state" | "msa" | "county" | "city", ids: readonly number[]) => ({
    name,
    country,
    filters: [{ dimension, any: ids }],
    sql: `r.${dimension} IN (${ids.join(", ")})`,
  });
  return [
    place(country),
    place(other),
    within("state", "state", states.slice(0, 1)),
    within("msa", "msa", [msa]),
    within("two msas", "msa", [msa, secondMsa]),
    within("county", "county", counties.slice(0, 2)),
    within("city", "city", cities.slice(0, 3)),
  ];
}

function place(country: number): ReferencePlace {
  return {
    name: `country ${country}`,
    country,
    filters: [{ dimension: "country", any: [country] }],
    sql: `r.country = ${country}`,
  };
}

function roles(landmarks: Landmarks): Condition[] {
  const { occupations, functions, titles, employers, industries, sources } = landmarks;
  const [skill = 0, second = 0, third = 0, fourth = 0] = landmarks.skills;
  const [credential = 0, otherCredential = 0] = landmarks.credentials;
  const [occupation = 0, otherOccupation = 0] = occupations;
  const has = (id: number) => `list_contains(r.skills, ${id})`;
  return [
    { name: "everybody", sql: "true" },
    {
      name: "an occupation",
      filters: [{ dimension: "occupation", any: [occupation] }],
      sql: `r.occupation = ${occupation}`,
    },
    {
      name: "not an occupation",
      filters: [{ dimension: "occupation", none: [occupation] }],
      sql: `r.occupation IS DISTINCT FROM ${occupation}`,
    },
    {
      name: "two occupations",
      filters: [{ dimension: "occupation", any: [occupation, otherOccupation] }],
      sql: `(r.occupation = ${occupation} OR r.occupation = ${otherOccupation})`,
    },
    {
      name: "a function",
      filters: [{ dimension: "function", any: functions.slice(0, 1) }],
      sql: `r."function" = ${functions[0] ?? 0}`,
    },
    {
      name: "one of two skills",
      filters: [{ dimension: "skill", any: [skill, second] }],
      sql: `(${has(skill)} OR ${has(second)})`,
    },
    {
      name: "two skills and one of two more, but not another",
      filters: [{ dimension: "skill", all: [skill], any: [second, third], none: [fourth] }],
      sql: `${has(skill)} AND (${has(second)} OR ${has(third)}) AND NOT ${has(fourth)}`,
    },
    { name: "not a skill", filters: [{ dimension: "skill", none: [skill] }], sql: `NOT ${has(skill)}` },
    {
      name: "one of two credentials",
      filters: [{ dimension: "credential", any: [credential, otherCredential] }],
      sql: `list_has_any(r.credentials, [${credential}, ${otherCredential}])`,
    },
    {
      name: "bachelor's or master's",
      filters: [{ dimension: "education", any: [3, 4] }],
      sql: "r.education >= 3",
    },
    {
      name: "not junior",
      filters: [{ dimension: "experience", none: [1] }],
      sql: "coalesce(r.experience, 0) <> 1",
    },
    {
      name: "full-time",
      filters: [{ dimension: "employmentType", any: [4] }],
      sql: "list_contains(r.employment_types, 4)",
    },
    {
      name: "two titles",
      filters: [{ dimension: "title", any: titles.slice(0, 2) }],
      sql: `r.title IN (${titles.slice(0, 2).join(", ")})`,
    },
    {
      name: "five employers",
      filters: [{ dimension: "employer", any: employers.slice(0, 5) }],
      sql: `r.employer IN (${employers.slice(0, 5).join(", ")})`,
    },
    {
      name: "not an employer",
      filters: [{ dimension: "employer", none: employers.slice(0, 1) }],
      sql: `(r.employer IS NULL OR r.employer <> ${employers[0] ?? 0})`,
    },
    {
      name: "an industry",
      filters: [{ dimension: "industry", any: industries.slice(0, 1) }],
      sql: `e.industry = ${industries[0] ?? 0}`,
    },
    {
      name: "remote of one source",
      filters: [
        { dimension: "remote", none: [0] },
        { dimension: "source", any: sources.slice(0, 1) },
      ],
      sql: `r.remote > 0 AND r.source = ${sources[0] ?? 0}`,
      talents: "false",
    },
    ...keywords(),
  ];
}

const text = "lower(r.raw_title || ' | ' || r.description)";
const before = "(^|[^0-9a-zß-öø-ſ])";
const after = "([^0-9a-zß-öø-ſ+#]|[+#][0-9a-z_]|$)";

function keywords(): Condition[] {
  const stands = (words: string) =>
    `regexp_matches(${text}, '${before}${words.replaceAll(" ", "[^0-9a-zß-öø-ſ+#|]+")}${after}')`;
  return [
    { query: "python", sql: stands("python") },
    { query: '"machine learning" OR nurse', sql: `${stands("machine learning")} OR ${stands("nurse")}` },
    { query: "NOT manager", sql: `NOT ${stands("manager")}` },
    {
      query: 'care AND NOT "full time" AND (team OR teams)',
      sql: `${stands("care")} AND NOT ${stands("full time")} AND (${stands("team")} OR ${stands("teams")})`,
    },
    { query: "C++", sql: `regexp_matches(${text}, '${before}c\\+\\+')` },
  ].map(({ query, sql }) => ({
    name: query,
    keyword: parseKeyword(query),
    sql: `(${sql})`,
    talents: "true",
  }));
}

function settings(asOf: Day): Settings[] {
  const year = Number(asOf.slice(0, 4));
  const days = (count: number) => ({
    from: new Date(Date.parse(asOf) - (count - 1) * 86_400_000).toISOString().slice(0, 10),
    to: asOf,
  });
  const all = { staffing: true, anonymous: true };
  return [
    { window: days(365), basis: "firstSeen", ...all },
    { window: days(365), basis: "open", ...all },
    { window: days(365), basis: "firstSeen", staffing: false, anonymous: true },
    { window: days(365), basis: "firstSeen", staffing: true, anonymous: false },
    { window: days(90), basis: "open", staffing: false, anonymous: false },
    { window: days(1), basis: "open", ...all },
    { window: days(730), basis: "firstSeen", ...all },
    { window: { from: `${year - 1}-02-01`, to: `${year - 1}-02-28` }, basis: "open", ...all },
    { window: { from: `${year - 5}-01-15`, to: `${year - 5}-12-14` }, basis: "firstSeen", ...all },
  ];
}
