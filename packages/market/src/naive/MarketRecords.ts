import type { Day } from "../Day.ts";

/** What postings and talents have in common; an absent value is unknown, a list holds each value once. */
type RoleRecord = {
  id: number;
  country?: number;
  state?: number;
  msa?: number;
  county?: number;
  city?: number;
  occupation?: number;
  function?: number;
  title?: number;
  employer?: number;
  education?: number;
  experience?: number;
  employmentTypes?: readonly number[];
  skills?: readonly number[];
  credentials?: readonly number[];
};

/** What the algebra reads of a posting. */
export type PostingRecord = RoleRecord & {
  rawTitle?: string;
  description?: string;
  source: number;
  firstSeen: Day;
  lastSeen?: Day;
  remote: number;
  payUsd?: number;
  attributes?: readonly number[];
};

/** What the algebra reads of a talent. */
export type TalentRecord = RoleRecord & { weight: number; gender?: number; ethnicity?: number };

/** What the algebra reads of an employer. */
export type EmployerRecord = { id: number; industry?: number; staffing?: boolean; anonymous?: boolean };

/** A whole market as plain records. */
export type MarketRecords = {
  asOf: Day;
  postings: readonly PostingRecord[];
  talents: readonly TalentRecord[];
  employers: readonly EmployerRecord[];
};
