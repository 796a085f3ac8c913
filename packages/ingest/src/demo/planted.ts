/**
 * The structure that the demonstration market is made with, in one place: what a measure should find. Shares run from
 * 0 to 1, factors multiply. docs/demonstration-market.md describes it for people.
 */

/** Postings by month of the year (January first) and by weekday (Monday first), 1 being the mean. */
export const seasonality = {
  month: [1.12, 1.08, 1.1, 1.04, 1.02, 1.0, 0.96, 0.98, 1.06, 1.04, 0.9, 0.7],
  weekday: [1.32, 1.44, 1.38, 1.32, 1.09, 0.24, 0.21],
  /** Growth of the number of postings a year. */
  yearlyGrowth: 0.04,
} as const;

/** Years of postings before and up to the last day. */
export const years = 4;

/** Metropolitan areas where an occupation group is asked for more often than its employment says (factor). */
export const hubs = [
  {
    name: "technology",
    soc: ["15", "11-3021", "17-206"],
    factor: 2.4,
    msas: [41860, 41940, 42660, 12420, 14460, 39580, 47900, 38900, 19740, 41620],
  },
  {
    name: "finance",
    soc: ["13-2", "11-3031", "13-1041", "41-3031"],
    factor: 2.2,
    msas: [35620, 16740, 14860, 25540, 16980, 41180],
  },
  {
    name: "industry",
    soc: ["51", "17-2112", "11-3051", "49-9041"],
    factor: 2,
    msas: [19820, 24340, 17460, 40420, 23060, 21140, 18140],
  },
  {
    name: "hospitality",
    soc: ["35", "11-9051", "39", "37-2012"],
    factor: 1.9,
    msas: [29820, 36740, 33100, 46520, 12100, 34820],
  },
] as const;

/** Local markets where one employer takes most postings of an industry: every other one there is competitive. */
export const concentratedMarkets = [
  { msa: 40340, subindustry: 17, occupation: "29-1141" },
  { msa: 38300, subindustry: 17, occupation: "29-1141" },
  { msa: 25540, subindustry: 24, occupation: "13-1031" },
  { msa: 15380, subindustry: 22, occupation: "43-3071" },
  { msa: 22220, subindustry: 32, occupation: "41-2031" },
  { msa: 26620, subindustry: 27, occupation: "15-1252" },
  { msa: 27060, subindustry: 53, occupation: "25-1011" },
] as const;

/** In a concentrated market: postings of the industry that the one employer takes, and the pull of its industry. */
export const concentration = { employerShare: 0.78, industryPull: 0.6 } as const;

/** How scarce workers are, 0 (plenty) to 1 (hardly any), by SOC prefix; other occupations get a value of their own from 0.2 to 0.6. */
export const scarcity: Readonly<Record<string, number>> = {
  "29-1141": 0.92,
  "29-1171": 0.9,
  "29-12": 0.95,
  "29-1123": 0.82,
  "29-1051": 0.6,
  "15-1252": 0.62,
  "15-1212": 0.88,
  "15-2051": 0.75,
  "15-1243": 0.8,
  "53-3032": 0.85,
  "47-2111": 0.84,
  "47-2152": 0.82,
  "49-9041": 0.78,
  "51-4041": 0.76,
  "51-4121": 0.74,
  "25-2": 0.7,
  "21-102": 0.66,
  "13-2011": 0.5,
  "13-1161": 0.26,
  "27-1024": 0.15,
  "41-2": 0.12,
  "43-4": 0.16,
  "43-6": 0.14,
  "43-9": 0.12,
  "35": 0.3,
  "53-7065": 0.16,
  "37-2011": 0.22,
  "33-9032": 0.24,
};

/** Median days that a posting stays open: from this for no scarcity to this for full scarcity; log-normal around it. */
export const duration = { leastDays: 13, mostDays: 84, spread: 0.62 } as const;

/** Workers per worker employed by the facts: from this for no scarcity to this for full scarcity. */
export const supplyFactor = { most: 1.35, least: 0.55 } as const;

/** Workers of an area against what its postings say: each area has a value of its own between these. */
export const areaSupply = { least: 0.72, most: 1.3 } as const;

/**
 * What ties postings to people. `hiresAMonth`: hires per employed person (BLS, Job Openings and Labor Turnover Survey,
 * September 2024: 5.6 million hires, 3.5 %). `advertised`: openings that are advertised online (Carnevale, Jayasundera
 * and Repnikov, Understanding Online Job Ads Data, 2014: 60 to 70 %).
 */
export const turnover = { hiresAMonth: 0.035, advertised: 0.65 } as const;

/** Share of postings that are remote in some way at the start, by SOC prefix; others are not. */
export const remoteShare: Readonly<Record<string, number>> = {
  "15": 0.5,
  "13-1111": 0.42,
  "13-1161": 0.44,
  "13": 0.32,
  "11-3021": 0.42,
  "11-2": 0.3,
  "11": 0.16,
  "27-3": 0.36,
  "27-1": 0.28,
  "41-4": 0.24,
  "41-3": 0.26,
  "43-4051": 0.3,
  "43-3": 0.16,
  "43": 0.1,
  "23": 0.18,
  "17": 0.13,
  "25-1": 0.08,
  "21": 0.08,
  "19": 0.07,
};

/** What becomes of the remote share: factors on fully, temporarily and partly (hybrid) remote at the start and at the end. */
export const remoteShift = {
  fully: { start: 0.62, end: 0.34 },
  temporary: { start: 0.14, end: 0.01 },
  hybrid: { start: 0.24, end: 0.85 },
} as const;

/** Levels' pay against the occupation's middle: junior, mid-level, senior; and a posting without a level. */
export const levelPay = { none: 1, junior: 0.74, middle: 1, senior: 1.38 } as const;

/** Pay of metropolitan areas against their country, by id; other US areas get 0.88 (small) to 1.02 (large). */
export const areaPay: Readonly<Record<number, number>> = {
  41940: 1.38,
  41860: 1.34,
  35620: 1.2,
  42660: 1.19,
  14460: 1.16,
  47900: 1.14,
  31080: 1.1,
  41740: 1.1,
  14860: 1.12,
  19740: 1.06,
  16980: 1.04,
  38900: 1.04,
  12420: 1.03,
  32820: 0.9,
  23420: 0.93,
  29820: 0.93,
  // Berlin, Munich, Frankfurt and Stuttgart; the cities of the East; London.
  276001: 1,
  276003: 1.12,
  276005: 1.08,
  276006: 1.08,
  276010: 0.88,
  276014: 0.88,
  276025: 0.85,
  276028: 0.86,
  276031: 0.87,
  276032: 0.86,
  276045: 0.9,
  276054: 0.85,
  276055: 0.85,
  826001: 1.14,
};

/** Pay of a territory against its country's, by state id: Puerto Rico's comes to little more than half of the United States'. */
export const territoryPay: Readonly<Record<number, number>> = { 840072: 0.55 };

/** Spread of pay around all of that (standard deviation of its logarithm). */
export const paySpread = 0.11;

/** Pay in the United States at which a country's level of pay holds; `countries.tsv` says how pay spreads around it. */
export const middlePay = 60_000;

/**
 * Pay near a place's minimum wage: below `reach` times it, pay is pressed together into what is left above it, in its
 * order; at the minimum itself it comes to 1.15 times it. At 1.5 the curve 1 + (reach / 3)(x / reach)³ meets the line.
 */
export const minimumPay = { reach: 1.5 } as const;

/** Shares of postings by staffing agencies and by employers that hide their name. */
export const hiddenShares = { staffing: 0.08, anonymous: 0.04 } as const;

/** How much of an employer's category rating comes from the brand attributes it speaks of (points from none to all). */
export const reviewLift = 1.6;
