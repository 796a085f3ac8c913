import type { Dimension } from "../../Dimension.ts";
import type { Fact } from "../../Selection.ts";

type Named = Partial<Record<Dimension, string>>;

const singles: Named = {
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
};

const lists: Named = { employmentType: "r.employment_types", skill: "r.skills", credential: "r.credentials" };

/** Where the columns of a kind of record stand in a snapshot, as SQL over `r` and its employer `e`. */
export const factSources: Record<Fact, { singles: Named; lists: Named }> = {
  posting: {
    singles: { ...singles, source: "r.source", remote: "r.remote" },
    lists: { ...lists, attribute: "r.attributes" },
  },
  talent: { singles: { ...singles, gender: "r.gender", ethnicity: "r.ethnicity" }, lists },
};

/**
 * Dimensions whose values have posting lists: those that can be rare enough for a list to beat a scan, and all
 * multi-valued ones, whose conditions are met with masks made from lists.
 */
export const listed: ReadonlySet<Dimension> = new Set([
  "county",
  "city",
  "occupation",
  "title",
  "employer",
  "skill",
  "credential",
  "attribute",
  "employmentType",
]);
