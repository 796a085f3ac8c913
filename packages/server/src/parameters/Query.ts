import type { operations } from "@talent/contract/data-api";
import type { IdList } from "./IdList.ts";

/** One item of a facet parameter: which dimension, and how many records of it. */
export type Facet = { name: string; count: number };

/** What every query parameter of the data API is once it is read; ids are taxonomy ids, occupations too. */
export type ParameterValues = {
  country: IdList<string>;
  state: IdList;
  msa: IdList;
  county: IdList;
  city: IdList;
  employer: IdList;
  occupation: IdList;
  semicleantitle: IdList;
  function: IdList;
  skill: IdList;
  credential: IdList;
  employmenttype: IdList;
  educationlevel: IdList;
  experiencelevel: IdList;
  industry: IdList;
  subindustry: IdList;
  category: IdList;
  categoryid: IdList;
  keyword: IdList<string>;
  facet: Facet[];
  talentprofile: IdList;
  query: string;
  daterange: string;
  frequency: "monthly" | "quarterly";
  groupby: "msa" | "state";
  limit: number;
  pageno: number;
  after: number;
  primaryskill: IdList;
  basetimelocation: IdList;
  peopletohire: number;
  highsupply: number;
  lowcost: number;
  lowcompetition: number;
};

type Declared<Id extends keyof operations> = operations[Id] extends { parameters: { query?: infer Q } }
  ? keyof NonNullable<Q>
  : never;

/** The parameters an operation was called with, as far as they were given or have a default. */
export type Query<Id extends keyof operations> = Partial<
  Pick<ParameterValues, Declared<Id> & keyof ParameterValues>
>;
