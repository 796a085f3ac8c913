/** One thing the API can name: an id that never changes meaning, its name, and other names it goes by. */
export interface Entry {
  readonly id: number;
  readonly name: string;
  readonly aliases?: readonly string[];
}

/** An O*NET-SOC 2019 occupation; its id is the eight digits of the code (15-1252.00 → 15125200). */
export interface Occupation extends Entry {
  /** The code as published, for example "15-1252.00". */
  readonly soc8: string;
  /** Two-digit major group, 11 to 55. */
  readonly majorGroup: number;
  /** Name of the major group. */
  readonly majorGroupName: string;
  /** Preparation needed, 1 (little) to 5 (extensive); absent where O*NET has assigned none. */
  readonly jobZone?: number;
  /** Jobs in the United States (BLS OEWS, May 2025); absent for the finer O*NET codes, which OEWS does not count. */
  readonly employment?: number;
  /** The function most of its jobs belong to. */
  readonly function: number;
}

/** A department-like kind of work, ids 1 and 3 to 21. */
export type JobFunction = Entry;

/** One of the 11 industries, with the NAICS prefixes its sub-industries cover. */
export interface Industry extends Entry {
  readonly naics: readonly string[];
}

/** One of the 54 sub-industries; the longest NAICS prefix that fits a code decides. */
export interface Subindustry extends Entry {
  readonly industry: number;
  readonly naics: readonly string[];
}

/** Experience level: the years it spans, `maxYears` absent for the open-ended one. */
export interface ExperienceLevel extends Entry {
  readonly minYears: number;
  readonly maxYears?: number;
}

/** A semi-clean job title: no level, place or employer in it; with the occupation and function it usually means. */
export interface Title extends Entry {
  readonly occupation: number;
  readonly function: number;
}

/** An employer-value-proposition attribute; its aliases are the phrases that express it in a job ad. */
export interface Attribute extends Entry {
  /** EVP category id, 155 to 159. */
  readonly category: number;
  readonly subcategory: string;
}

/** A place's own facts; population and time zone are absent when unknown. */
export interface Place extends Entry {
  readonly population?: number;
  /** IANA zone, of the largest city for an area with several. */
  readonly timeZone?: string;
}

/** A country; id = ISO 3166-1 numeric code. */
export interface Country extends Place {
  readonly iso2: string;
  readonly iso3: string;
  /** In the guide's country table. */
  readonly listed: boolean;
  /** Has state and metropolitan-area lists. */
  readonly subdivided: boolean;
}

/**
 * A first-level division; id = country × 1000 + official code: FIPS (US), SGC (CA), INEGI (MX), AGS (DE), LGD
 * (IN), order of the ITL 1 list (GB).
 */
export interface State extends Place {
  readonly country: number;
  /** Usual abbreviation, unique within its country ("CA", "ON", "BY"). */
  readonly code: string;
}

/**
 * A metropolitan area; id = CBSA code in the US, country × 1000 + number elsewhere (CA: the CMA's official
 * three digits; MX, DE, IN, GB: the position in this project's table, never reused).
 */
export interface Msa extends Place {
  readonly country: number;
  /** The state of its core city; an area may reach into others. */
  readonly state: number;
  /** Every state it has counties or cities in, the core city's first. */
  readonly states: readonly number[];
  /** US micropolitan areas are kept with the metropolitan ones, marked. */
  readonly kind: "metro" | "micro";
}

/** A US county or equivalent; id = FIPS code. */
export interface County extends Place {
  readonly country: number;
  readonly state: number;
  readonly msa?: number;
}

/** A populated place; id = GeoNames id. */
export interface City extends Place {
  readonly country: number;
  readonly state?: number;
  readonly msa?: number;
  readonly county?: number;
  readonly latitude: number;
  readonly longitude: number;
}
