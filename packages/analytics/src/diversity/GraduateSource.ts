/** Which graduates: of the places (any of each kind given), in fields that lead to one of the occupations, at one of the degree levels. */
export type GraduateRequest = {
  countries?: readonly number[];
  states?: readonly number[];
  msas?: readonly number[];
  occupations?: readonly number[];
  degrees?: readonly number[];
};

/** The groups that graduates are counted by; people are counted once by gender and once by ethnicity. */
export const graduateGroups = ["white", "asian", "black", "latino", "other", "men", "women"] as const;

/** A group of graduates. */
export type GraduateGroup = (typeof graduateGroups)[number];

/** Graduates of an institution at one degree level, by group; null where none is published. */
export type InstitutionDegree = {
  institution: number;
  institutionName: string;
  msa: number | null;
  degree: number;
  total: number;
} & Record<GraduateGroup, number | null>;

/** Graduates of an institution in one field of study, by its code (CIP). */
export type FieldCount = { code: string; name: string; count: number };

/** Where the latest year's graduates are read, already added up: there are far more rows than anybody is shown. */
export interface GraduateSource {
  /** Per institution and degree level, in this order. */
  graduatesByDegree(request: GraduateRequest): Promise<InstitutionDegree[]>;

  /** The `most` largest fields of each of the institutions, ties by code; an institution without any is left out. */
  graduatesByField(
    request: GraduateRequest,
    institutions: readonly number[],
    most: number,
  ): Promise<ReadonlyMap<number, readonly FieldCount[]>>;
}
