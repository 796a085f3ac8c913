import type { Credential } from "./credentials/Credential.ts";
import type {
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
  State,
  Subindustry,
  Title,
} from "./Entry.ts";
import type { Extensions } from "./extensions/Extensions.ts";
import type { List } from "./List.ts";
import type { Places } from "./places/Places.ts";
import type { Skill } from "./skills/Skill.ts";

/** Everything the API can name, one list per kind. Ids never change once released. */
export interface Taxonomy {
  /** Version of the shipped tables; "1.1.0+titles.wages" when those tables were imported beside it. */
  readonly version: string;
  readonly occupations: List<Occupation>;
  readonly functions: List<JobFunction>;
  readonly industries: List<Industry>;
  readonly subindustries: List<Subindustry>;
  readonly educationLevels: List<Entry>;
  readonly experienceLevels: List<ExperienceLevel>;
  readonly employmentTypes: List<Entry>;
  readonly remoteTypes: List<Entry>;
  readonly countries: List<Country>;
  readonly states: List<State>;
  readonly msas: List<Msa>;
  readonly counties: List<County>;
  readonly cities: List<City>;
  readonly skills: List<Skill>;
  readonly credentials: List<Credential>;
  readonly titles: List<Title>;
  readonly evpCategories: List<Entry>;
  readonly attributes: List<Attribute>;
  readonly genders: List<Entry>;
  readonly ethnicities: List<Entry>;
  /** Finds the place that an ad's messy words, postcode or coordinates mean. */
  readonly places: Places;
  /** Wages, knowledge, institutions and the other facts of imported releases. */
  readonly extensions: Extensions;
}
