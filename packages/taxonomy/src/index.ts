export type { Credential, CredentialKind } from "./credentials/Credential.ts";
export type {
  Attribute,
  City,
  Country,
  County,
  Entry,
  ExperienceLevel,
  Industry,
  JobFunction,
  Msa,
  Occupation,
  Place,
  State,
  Subindustry,
  Title,
} from "./Entry.ts";
export type {
  Completions,
  Extensions,
  Field,
  Institution,
  KnowledgeUse,
  NaicsIndustry,
  Staffing,
  TechnologyUse,
  Wages,
} from "./extensions/Extensions.ts";
export { fold } from "./fold.ts";
export type { ImportReport, TableReport } from "./importers/ImportReport.ts";
export { reportLines } from "./importers/ImportReport.ts";
export { type ImportSource, importRelease } from "./importers/importRelease.ts";
export { MalformedFile } from "./importers/MalformedFile.ts";
export { subindustryOfNaics } from "./industries.ts";
export { createList, type List } from "./List.ts";
export { loadTaxonomy, type TaxonomyOptions, taxonomyVersion } from "./loadTaxonomy.ts";
export { functionBySoc, occupationId, soc8Of } from "./occupations.ts";
export { listedCountryRows } from "./places/countries.ts";
export { kilometres, type Position } from "./places/kilometres.ts";
export type { Places, PlaceText, ResolvedPlace } from "./places/Places.ts";
export { InvalidKeyword } from "./search/InvalidKeyword.ts";
export { type Hit, prepareSearch, type SearchOptions, type SearchResult, search } from "./search/search.ts";
export { warmSearch } from "./search/warmSearch.ts";
export { skillCategories } from "./skillCategories.ts";
export type { Skill, SkillCategory } from "./skills/Skill.ts";
export type { Taxonomy } from "./Taxonomy.ts";
export { readVersions } from "./versions/readVersions.ts";
export { type MendedList, type Successors, successors } from "./versions/successors.ts";
export type { Change, Version } from "./versions/Version.ts";
