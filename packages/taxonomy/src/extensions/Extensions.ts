/** Yearly pay in US dollars; a figure the source withheld is absent. */
export interface Wages {
  readonly employment?: number;
  readonly mean?: number;
  readonly p10?: number;
  readonly p25?: number;
  readonly p50?: number;
  readonly p75?: number;
  readonly p90?: number;
}

/** A technology an occupation uses (O*NET). */
export interface TechnologyUse {
  readonly skill: number;
  readonly hot: boolean;
  readonly inDemand: boolean;
}

/** A knowledge area of an occupation: importance 1 to 5, level 0 to 7 (O*NET). */
export interface KnowledgeUse {
  readonly name: string;
  readonly importance?: number;
  readonly level?: number;
}

/** A college or university; id = IPEDS unit id. */
export interface Institution {
  readonly id: number;
  readonly name: string;
  readonly city: string;
  readonly state: number;
  readonly county?: number;
  readonly msa?: number;
  readonly latitude?: number;
  readonly longitude?: number;
}

/** Degrees an institution conferred in a field (six-digit CIP) in the year up to 30 June; unknown counts are absent. */
export interface Completions {
  readonly year: number;
  readonly institution: number;
  readonly field: string;
  readonly degree: "associate" | "bachelor" | "master" | "doctorate";
  readonly total: number;
  readonly men?: number;
  readonly women?: number;
  readonly white?: number;
  readonly asian?: number;
  readonly black?: number;
  readonly latino?: number;
}

/** A field of study (CIP 2020) with the occupations it leads to. */
export interface Field {
  readonly code: string;
  readonly name: string;
  readonly occupations: readonly number[];
}

/** A NAICS industry with the sub-industry it belongs to, if any. */
export interface NaicsIndustry {
  readonly code: string;
  readonly name: string;
  readonly subindustry?: number;
}

/** Jobs of an occupation in a NAICS industry of any level; levels overlap, so sum one level only. */
export interface Staffing {
  readonly naics: string;
  readonly occupation: number;
  readonly employment: number;
  readonly annualMean?: number;
}

/** Facts imported from official releases; each table is read on first use and empty when it was not imported. */
export interface Extensions {
  /** The tables there are, by name, ascending. */
  readonly tables: readonly string[];
  /** OEWS by occupation, of the nation (area 0) or a metropolitan area. */
  wages(occupation: number, area?: number): Wages | undefined;
  /** O*NET, the most important first. */
  knowledge(occupation: number): readonly KnowledgeUse[];
  technology(occupation: number): readonly TechnologyUse[];
  /** O*NET, the closest first. */
  relatedOccupations(occupation: number): readonly number[];
  readonly institutions: readonly Institution[];
  readonly completions: readonly Completions[];
  readonly fields: readonly Field[];
  readonly naics: readonly NaicsIndustry[];
  readonly staffing: readonly Staffing[];
}
