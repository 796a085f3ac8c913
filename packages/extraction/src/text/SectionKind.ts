/**
 * What a stretch of an ad is about. `other` is text under no known heading; `equal` is equal-opportunity and
 * applicant boilerplate; `company` speaks of the employer; `unwanted` says who need not apply.
 */
export type SectionKind =
  | "other"
  | "duties"
  | "requirements"
  | "preferred"
  | "benefits"
  | "company"
  | "equal"
  | "pay"
  | "unwanted"
  | "process";
