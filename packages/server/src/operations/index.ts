import type { Operations } from "../data-api/Operation.ts";
import { getEmployerRanking } from "./competitive-benchmarking/getEmployerRanking.ts";
import { extractJobDescription } from "./foundational/extractJobDescription.ts";
import { getCallUnits } from "./foundational/getCallUnits.ts";
import { getTalentProfileLookup } from "./foundational/getTalentProfileLookup.ts";
import { getTalentProfiles } from "./foundational/getTalentProfiles.ts";
import { getCompensation } from "./hiring-strategy/getCompensation.ts";
import { getDemand } from "./hiring-strategy/getDemand.ts";
import { getDemandTrend } from "./hiring-strategy/getDemandTrend.ts";
import { getListings } from "./hiring-strategy/getListings.ts";
import { getEmployerLookup } from "./lookup/getEmployerLookup.ts";
import { getSkillLookup } from "./lookup/getSkillLookup.ts";
import { getSkillRanking } from "./skill-strategy/getSkillRanking.ts";
import { getAllSkills } from "./taxonomy/getAllSkills.ts";
import { getCities } from "./taxonomy/getCities.ts";
import { getCounties } from "./taxonomy/getCounties.ts";
import { getCredentials } from "./taxonomy/getCredentials.ts";
import { getEmployers } from "./taxonomy/getEmployers.ts";
import { getMsas } from "./taxonomy/getMsas.ts";
import { getOccupations } from "./taxonomy/getOccupations.ts";
import { getSkills } from "./taxonomy/getSkills.ts";
import { getSources } from "./taxonomy/getSources.ts";
import { getStates } from "./taxonomy/getStates.ts";
import { getTitles } from "./taxonomy/getTitles.ts";

/** Every operation of the data API but the token and the health checks, by its name in the contract. */
export const operations: Operations = {
  extractJobDescription,
  getAllSkills,
  getCallUnits,
  getCities,
  getCompensation,
  getCounties,
  getCredentials,
  getDemand,
  getDemandTrend,
  getEmployerLookup,
  getEmployerRanking,
  getEmployers,
  getListings,
  getMsas,
  getOccupations,
  getSkillLookup,
  getSkillRanking,
  getSkills,
  getSources,
  getStates,
  getTalentProfileLookup,
  getTalentProfiles,
  getTitles,
};
