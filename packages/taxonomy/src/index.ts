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
export { fold } from "./fold.ts";
export { subindustryOfNaics } from "./industries.ts";
export { createList, type List } from "./List.ts";
export { loadTaxonomy, taxonomyVersion } from "./loadTaxonomy.ts";
export { functionBySoc, occupationId, soc8Of } from "./occupations.ts";
export { listedCountryRows } from "./places/countries.ts";
export { kilometres, type Position } from "./places/kilometres.ts";
export type { Places, PlaceText, ResolvedPlace } from "./places/Places.ts";
export { InvalidKeyword } from "./search/InvalidKeyword.ts";
export { type Hit, type SearchOptions, type SearchResult, search } from "./search/search.ts";
export { skillCategories } from "./skillCategories.ts";
export type { Skill, SkillCategory } from "./skills/Skill.ts";
export type { Taxonomy } from "./Taxonomy.ts";
