import type { Pay } from "../pay/Pay.ts";
import type { RemoteType } from "../terms/RemoteType.ts";

/** A taxonomy id found in a text, and whether the text demands it (true) or only prefers or mentions it (false). */
export type Mention = { id: number; required: boolean };

/**
 * What a source states in fields of its own. A stated fact wins over the text; employment types win per axis
 * (tenure, hours, programme), so that a source knowing only "full time" does not hide a "fixed term" in the text.
 */
export type Hints = {
  employmentTypes?: readonly number[];
  remote?: RemoteType;
  pay?: Pay;
  education?: number;
  experience?: number;
  /** ISO 3166 alpha-2; tells which dollar a bare "$" is. */
  country?: string;
};

/** A job ad as it comes: raw title and description (plain text or HTML), either of which may be missing. */
export type Ad = { title?: string; description?: string; hints?: Hints };

/** Everything an ad says, in ids of the taxonomy; what it does not say is left out. Lists are in order of mention. */
export type Reading = {
  /** Semi-clean title: what the job is called without seniority, place, terms and codes. */
  title?: string;
  /** SOC8 without its punctuation: "15-1252.00" is 15125200. */
  occupation?: number;
  function?: number;
  skills: Mention[];
  credentials: Mention[];
  /** Lowest level that satisfies every demand: 1 GED/high school, 2 associate, 3 bachelor's, 4 master's or above. */
  education?: number;
  /** 1 junior (0-2 years), 2 mid-level (3-7), 3 senior (8+). */
  experience?: number;
  /** Years demanded, when the text gives a number. */
  experienceYears?: number;
  /** 1 permanent, 2 temporary, 3 contract, 4 full-time, 5 part-time, 6 internship, 7 co-op; ascending. */
  employmentTypes: number[];
  remote: RemoteType;
  pay?: Pay;
  /** Employer-brand attributes, ascending. */
  attributes: number[];
};

/** Reads ads; holds the taxonomy's matchers, so make it once and use it for every ad. */
export type Extractor = { read(ad: Ad): Reading };
