import type { RecordedRequests } from "./RecordedRequest.ts";

const developers = "country=US&occupation=15-1252.00";
const nurses = "country=US&occupation=29-1141.00";
const hospitals = "country=US&employer=2,7,10502&occupation=29-1141.00";
const coasts = "msa=35620,31080,41860,47900";

/** A month before the market's first posting. */
const before = "daterange=2019-01-01-2019-01-31";

/** Requests for an answer, and for too little data. */
const measured = (success: string, insufficientData: string): RecordedRequests => ({
  success: { query: success },
  insufficientData: { query: insufficientData },
});

/** Requests for an answer, and for a page past the end. */
const paged = (success: string, noData = `${success}&pageno=1000`): RecordedRequests => ({
  success: { query: success },
  noData: { query: noData },
});

const once = (query: string): RecordedRequests => ({ success: { query } });

/** The requests behind the recorded answers, by operation id; health checks take none and stand elsewhere. */
export const requests: Readonly<Record<string, RecordedRequests>> = {
  getCallUnits: once(""),
  getTalentProfiles: paged("limit=2", "pageno=9"),
  getTalentProfileLookup: once("talentprofile=206"),
  extractJobDescription: {
    success: {
      body: {
        role: "Data engineer",
        jobdescription:
          "We are looking for a data engineer. You must know Python and SQL. AWS certification is a plus.",
      },
    },
  },
  getEmployers: paged("keyword=health&limit=2"),
  getSkills: paged("keyword=python&limit=2"),
  getAllSkills: paged("categoryid=3&limit=2", "categoryid=3&after=999999999"),
  getTitles: paged("keyword=nurse&limit=2"),
  getCredentials: paged("keyword=nurse&limit=2"),
  getOccupations: paged("keyword=software&limit=2"),
  getSources: paged("limit=3"),
  getStates: paged("country=US&keyword=new&limit=3"),
  getMsas: paged("country=US&keyword=new&limit=2"),
  getCounties: paged("country=US&state=840036&keyword=kings&limit=2"),
  getCities: paged("country=US&state=840036&keyword=yonk&limit=2"),
  getEmployerLookup: once("employer=8"),
  getSkillLookup: once("skill=1001,1002"),
  getDemand: measured("country=US&skill=1001&facet=msa@2", `country=US&skill=1001&facet=msa@2&${before}`),
  getActiveDemand: measured("country=US&skill=1001", "country=US&skill=1001&query=zeppelin AND lighthouse"),
  getDemandTrend: measured(`${developers}&daterange=6m`, `${developers}&${before}`),
  getSupply: measured(`${developers}&facet=msa@2`, "country=TV&occupation=15-1252.00"),
  getCompensation: measured(`${nurses}&facet=state@2`, `${nurses}&${before}`),
  getHiringDifficulty: measured(nurses, `${nurses}&${before}`),
  getSupplyDemandRatio: measured(developers, `${developers}&${before}`),
  getPostingDuration: measured(developers, `${developers}&${before}`),
  getSummary: measured(nurses, "country=TV&occupation=29-1141.00"),
  getEducationRanking: measured(nurses, `${nurses}&${before}`),
  getExperienceRanking: measured(developers, `${developers}&${before}`),
  getOccupationRanking: measured("country=US&limit=3", `country=US&limit=3&${before}`),
  getTitleRanking: measured(`${developers}&limit=3`, `${developers}&limit=3&${before}`),
  getListings: {
    success: { query: `${nurses}&limit=1` },
    insufficientData: { query: `${nurses}&limit=1&${before}` },
    noData: { query: `${nurses}&limit=100&pageno=100` },
  },
  getTitleTrend: measured(
    "country=US&semicleantitle=1,2&daterange=1y&frequency=quarterly",
    `country=US&semicleantitle=1,2&frequency=quarterly&${before}`,
  ),
  getCompetitiveConcentration: measured(nurses, `${nurses}&${before}`),
  getEmployerRanking: measured(
    `${nurses}&facet=credential@2&limit=2`,
    `${nurses}&facet=credential@2&limit=2&${before}`,
  ),
  getActivelyHiring: measured(hospitals, `${hospitals}&query=zeppelin AND lighthouse`),
  getEmployerTrend: measured(`${hospitals}&daterange=6m`, `${hospitals}&${before}`),
  getSkillRanking: measured(`${developers}&limit=3`, `${developers}&limit=3&${before}`),
  getSkillAdjacencies: measured(
    "primaryskill=1001&limit=3",
    "primaryskill=1001&occupation=39-5091.00&limit=3",
  ),
  getSkillRankingByCategory: measured(`${developers}&limit=2`, `${developers}&limit=2&${before}`),
  getSkillTrend: measured(
    "country=US&skill=1001&occupation=15-2051.00&daterange=2m",
    `country=US&skill=1001&occupation=15-2051.00&${before}`,
  ),
  getSkillEvolution: measured(developers, `${developers}&query=zeppelin AND lighthouse`),
  getCredentialRanking: measured("country=US&limit=3", `country=US&limit=3&${before}`),
  getLocationRanking: measured(`${developers}&limit=3`, `${developers}&limit=3&${before}`),
  getSupplyAdequacy: measured(
    "msa=35620,31080&occupation=15-1252.00&peopletohire=5",
    "country=TV&occupation=15-1252.00&peopletohire=5",
  ),
  getLocationFactors: once("msa=35620,31080&occupation=29-1141.00&basetimelocation=35620"),
  getRemoteDistribution: measured(`${developers}&daterange=3m`, `${developers}&${before}`),
  getLocationTrend: measured(
    "msa=35620,31080&occupation=15-1252.00&daterange=1y&frequency=quarterly",
    `msa=35620,31080&occupation=15-1252.00&frequency=quarterly&${before}`,
  ),
  getLocationRecommendations: measured(
    `${coasts}&function=14&highsupply=7&lowcost=7&lowcompetition=2&peopletohire=5`,
    `${coasts}&function=14&highsupply=7&lowcost=7&lowcompetition=2&peopletohire=100000`,
  ),
  getEmployerBranding: measured(
    "employer=2,7&category=157&limit=2",
    `employer=2,7&category=157&limit=2&${before}`,
  ),
  getSentiment: measured("employer=8&category=159", `employer=8&category=159&${before}`),
  getOverallRating: measured("employer=8", `employer=8&${before}`),
  getReviews: measured("employer=8&daterange=2m", `employer=8&${before}`),
  getGenderDiversity: measured("msa=35620,31080&groupby=msa", "country=TV&groupby=msa"),
  getEthnicityDiversity: measured("msa=35620,31080&groupby=msa", "country=DE&function=14"),
  getGraduateSupply: measured(
    "country=US&msa=35620&occupation=15-1252.00&educationlevel=4",
    "country=US&msa=35620&occupation=53-7065.00&educationlevel=4",
  ),
};
