/**
 * Everything a record can be filtered or counted by. Values are taxonomy or registry ids (integers), the
 * same ids on every snapshot: countries by ISO 3166-1 numeric code, occupations by the eight digits of their
 * O*NET-SOC code (15-1252.00 → 15125200), the rest by the taxonomy's own ids.
 */
export const dimensions = [
  "country",
  "state",
  "msa",
  "county",
  "city",
  "occupation",
  "function",
  "title",
  "employer",
  "industry",
  "source",
  "education",
  "experience",
  "employmentType",
  "remote",
  "skill",
  "credential",
  "attribute",
  "gender",
  "ethnicity",
] as const;

export type Dimension = (typeof dimensions)[number];

/** Dimensions of which one record may carry several values; the others have one value or none. */
export const multiValued: ReadonlySet<Dimension> = new Set([
  "skill",
  "credential",
  "attribute",
  "employmentType",
]);
