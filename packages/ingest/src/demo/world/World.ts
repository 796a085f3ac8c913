import type { DemoAttribute } from "./attributes.ts";
import type { ProfiledCredential } from "./credentials.ts";
import type { DemoEmployers } from "./employers.ts";
import type { DemoOccupation } from "./occupations.ts";
import type { DemoCountry, DemoPlace } from "./places.ts";
import type { DemoSkills } from "./skills.ts";

/** Everything postings and talents are drawn from. */
export type World = {
  occupations: DemoOccupation[];
  countries: DemoCountry[];
  places: DemoPlace[];
  employers: DemoEmployers;
  skills: DemoSkills;
  credentials: ProfiledCredential[];
  attributes: DemoAttribute[];
};

/** Ids that the registry gave, by position. */
export type GivenIds = { employers: number[]; titles: Record<"british" | "other", number[]>[] };
