import type { Operations } from "../data-api/Operation.ts";
import { getActivelyHiring } from "./competitive-benchmarking/getActivelyHiring.ts";
import { getCompetitiveConcentration } from "./competitive-benchmarking/getCompetitiveConcentration.ts";
import { getEmployerRanking } from "./competitive-benchmarking/getEmployerRanking.ts";
import { getEmployerTrend } from "./competitive-benchmarking/getEmployerTrend.ts";
import { getEthnicityDiversity } from "./diversity/getEthnicityDiversity.ts";
import { getGenderDiversity } from "./diversity/getGenderDiversity.ts";
import { getGraduateSupply } from "./diversity/getGraduateSupply.ts";
import { getEmployerBranding } from "./employer-value-proposition/getEmployerBranding.ts";
import { getOverallRating } from "./employer-value-proposition/getOverallRating.ts";
import { getReviews } from "./employer-value-proposition/getReviews.ts";
import { getSentiment } from "./employer-value-proposition/getSentiment.ts";
import { extractJobDescription } from "./foundational/extractJobDescription.ts";
import { getCallUnits } from "./foundational/getCallUnits.ts";
import { getTalentProfileLookup } from "./foundational/getTalentProfileLookup.ts";
import { getTalentProfiles } from "./foundational/getTalentProfiles.ts";
import { getActiveDemand } from "./hiring-strategy/getActiveDemand.ts";
import { getCompensation } from "./hiring-strategy/getCompensation.ts";
import { getDemand } from "./hiring-strategy/getDemand.ts";
import { getDemandTrend } from "./hiring-strategy/getDemandTrend.ts";
import { getEducationRanking } from "./hiring-strategy/getEducationRanking.ts";
import { getExperienceRanking } from "./hiring-strategy/getExperienceRanking.ts";
import { getHiringDifficulty } from "./hiring-strategy/getHiringDifficulty.ts";
import { getListings } from "./hiring-strategy/getListings.ts";
import { getOccupationRanking } from "./hiring-strategy/getOccupationRanking.ts";
import { getPostingDuration } from "./hiring-strategy/getPostingDuration.ts";
import { getSummary } from "./hiring-strategy/getSummary.ts";
import { getSupply } from "./hiring-strategy/getSupply.ts";
import { getSupplyDemandRatio } from "./hiring-strategy/getSupplyDemandRatio.ts";
import { getTitleRanking } from "./hiring-strategy/getTitleRanking.ts";
import { getTitleTrend } from "./hiring-strategy/getTitleTrend.ts";
import { getLocationFactors } from "./location-strategy/getLocationFactors.ts";
import { getLocationRanking } from "./location-strategy/getLocationRanking.ts";
import { getLocationRecommendations } from "./location-strategy/getLocationRecommendations.ts";
import { getLocationTrend } from "./location-strategy/getLocationTrend.ts";
import { getRemoteDistribution } from "./location-strategy/getRemoteDistribution.ts";
import { getSupplyAdequacy } from "./location-strategy/getSupplyAdequacy.ts";
import { getEmployerLookup } from "./lookup/getEmployerLookup.ts";
import { getSkillLookup } from "./lookup/getSkillLookup.ts";
import { getCredentialRanking } from "./skill-strategy/getCredentialRanking.ts";
import { getSkillAdjacencies } from "./skill-strategy/getSkillAdjacencies.ts";
import { getSkillEvolution } from "./skill-strategy/getSkillEvolution.ts";
import { getSkillRanking } from "./skill-strategy/getSkillRanking.ts";
import { getSkillRankingByCategory } from "./skill-strategy/getSkillRankingByCategory.ts";
import { getSkillTrend } from "./skill-strategy/getSkillTrend.ts";
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
  getActiveDemand,
  getActivelyHiring,
  getAllSkills,
  getCallUnits,
  getCities,
  getCompensation,
  getCompetitiveConcentration,
  getCounties,
  getCredentialRanking,
  getCredentials,
  getDemand,
  getDemandTrend,
  getEducationRanking,
  getEmployerBranding,
  getEmployerLookup,
  getEmployerRanking,
  getEmployerTrend,
  getEmployers,
  getEthnicityDiversity,
  getExperienceRanking,
  getGenderDiversity,
  getGraduateSupply,
  getHiringDifficulty,
  getListings,
  getLocationFactors,
  getLocationRanking,
  getLocationRecommendations,
  getLocationTrend,
  getMsas,
  getOccupationRanking,
  getOccupations,
  getOverallRating,
  getPostingDuration,
  getRemoteDistribution,
  getReviews,
  getSentiment,
  getSkillAdjacencies,
  getSkillEvolution,
  getSkillLookup,
  getSkillRanking,
  getSkillRankingByCategory,
  getSkillTrend,
  getSkills,
  getSources,
  getStates,
  getSummary,
  getSupply,
  getSupplyAdequacy,
  getSupplyDemandRatio,
  getTalentProfileLookup,
  getTalentProfiles,
  getTitleRanking,
  getTitleTrend,
  getTitles,
};
