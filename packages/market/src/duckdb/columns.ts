import { type Dimension, multiValued } from "../Dimension.ts";
import type { Fact } from "../Selection.ts";
import { raw, type Sql } from "./sql.ts";

const shared = {
  country: "r.country",
  state: "r.state",
  msa: "r.msa",
  county: "r.county",
  city: "r.city",
  occupation: "r.occupation",
  function: 'r."function"',
  title: "r.title",
  employer: "r.employer",
  industry: "e.industry",
  education: "r.education",
  experience: "r.experience",
  employmentType: "r.employment_types",
  skill: "r.skills",
  credential: "r.credentials",
};

const columns: Record<Fact, Partial<Record<Dimension, string>>> = {
  posting: { ...shared, source: "r.source", remote: "r.remote", attribute: "r.attributes" },
  talent: { ...shared, gender: "r.gender", ethnicity: "r.ethnicity" },
};

/** The column of a dimension (a list where it is multi-valued); undefined when records of this kind lack it. */
export function column(fact: Fact, dimension: Dimension): Sql | undefined {
  const name = columns[fact][dimension];
  return name === undefined ? undefined : raw(name);
}

/** One value a row: what a record carries of a dimension, null where that is nothing. */
export function carriedValue(fact: Fact, dimension: Dimension): Sql {
  const name = columns[fact][dimension];
  if (name === undefined) return raw("NULL::UINTEGER");
  return raw(multiValued.has(dimension) ? `unnest(${name})` : name);
}
