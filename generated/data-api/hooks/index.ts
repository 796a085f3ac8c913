// Generated from "Intelligent API Specification" by `pnpm generate`; never edited.
import {
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import { request } from './request.ts';
import type { ErrorType } from './request.ts';
/**
 * The form of a token request.
 */
export const TokenRequestValue = {
  /**
     * Always client_credentials.
     * @maxLength 18
     */
  grant_type: 'client_credentials',
} as const;
export type TokenRequest = typeof TokenRequestValue;

/**
 * An access token, bare: the one answer without the envelope.
 */
export interface TokenResponse {
  /**
     * The token to send in the header authorizationToken.
     * @maxLength 4000
     */
  access_token: string;
  /**
     * Seconds until the token expires.
     * @minimum 1
     */
  expires_in: number;
  /**
     * Kind of token.
     * @maxLength 20
     */
  token_type: string;
  /**
     * Tokens issued before this time, in seconds since 1970, are void; 0 when none are.
     * @minimum 0
     */
  'not-before-policy': number;
  /**
     * Id of the session the token belongs to.
     * @maxLength 100
     */
  session_state: string;
  /**
     * What the token is good for.
     * @maxLength 200
     */
  scope: string;
}

/**
 * What came of the call, in one word. With status 200: SUCCESS; INSUFFICIENT_DATA, too few records for the figure, and NO_DATA_FOUND, nothing there or past the last page, both with `data` null.
 *
 * Refused: BAD_REQUEST (400, 408, 413, 415, 431) and INVALID_PARAMETER (400): mend the request as the messages say; UNAUTHORIZED (401); METHOD_NOT_ALLOWED (405); TOO_MANY_REQUESTS (429): try again after `Retry-After`; QUOTA_EXPIRED (429): the subscription's year is used up.
 *
 * Failed: INTERNAL_SERVER_ERROR (500), ERROR (503, the service is busy or unhealthy; 404, no such path), GATEWAY_TIMED_OUT (504). No call answers CREATED (201) or TRANSFORMATION_ERROR (500) today.
 */
export type ApiCode = typeof ApiCode[keyof typeof ApiCode];


export const ApiCode = {
  SUCCESS: 'SUCCESS',
  CREATED: 'CREATED',
  BAD_REQUEST: 'BAD_REQUEST',
  INTERNAL_SERVER_ERROR: 'INTERNAL_SERVER_ERROR',
  INVALID_PARAMETER: 'INVALID_PARAMETER',
  INSUFFICIENT_DATA: 'INSUFFICIENT_DATA',
  NO_DATA_FOUND: 'NO_DATA_FOUND',
  UNAUTHORIZED: 'UNAUTHORIZED',
  METHOD_NOT_ALLOWED: 'METHOD_NOT_ALLOWED',
  TRANSFORMATION_ERROR: 'TRANSFORMATION_ERROR',
  ERROR: 'ERROR',
  GATEWAY_TIMED_OUT: 'GATEWAY_TIMED_OUT',
  QUOTA_EXPIRED: 'QUOTA_EXPIRED',
  TOO_MANY_REQUESTS: 'TOO_MANY_REQUESTS',
} as const;

/**
 * Empty on success, but for a health check. Else what is wrong, in the words of the error catalogue; a second message may say how to mend it.
 * @maxItems 20
 * @items.maxLength 700
 */
export type Messages = string[];

/**
 * Nothing was asked with, or nothing was used.
 */
export interface EmptyInput { [key: string]: unknown }

/**
 * The envelope of a refused or failed call.
 */
export interface ErrorResponse {
  apiCode: ApiCode;
  messages: Messages;
  /**
     * Always null.
     * @nullable
     */
  data: null;
  input: EmptyInput;
}

/**
 * Call units spent, of each subscription in its own current year.
 */
export interface CallUnitCounts {
  /**
     * By the whole organisation, with all its subscriptions.
     * @minimum 0
     */
  consumed: number;
  /**
     * By the calling subscription in the name of who calls: the person in the portal, or the subscription's owner where its key is used.
     * @minimum 0
     */
  consumedByMe: number;
}

/**
 * Spent call units.
 */
export interface CallUnitsData {
  callunits: CallUnitCounts;
}

/**
 * The envelope of call units.
 */
export interface CallUnitsResponse {
  apiCode: ApiCode;
  messages: Messages;
  /** The answer; null when there is too little or no data. */
  data: CallUnitsData | null;
  input: EmptyInput;
}

/**
 * A saved definition of a role.
 */
export interface TalentProfile {
  /**
     * Talent profile id.
     * @minimum 0
     * @maximum 4294967295
     */
  id: number;
  /**
     * Its name.
     * @maxLength 200
     */
  name: string;
  /**
     * Day it was made.
     * @maxLength 10
     */
  createdDate: string;
  /**
     * Day it was last changed.
     * @maxLength 10
     */
  updatedDate: string;
}

/**
 * Profiles of one kind, a page of them.
 */
export interface TalentProfileGroup {
  /**
     * Profiles of this kind in all, with `keyword` of those it finds.
     * @minimum 0
     */
  totalCount: number;
  /**
     * Page returned, counted from 1.
     * @minimum 0
     */
  pageNo: number;
  /**
     * The profiles, by name.
     * @maxItems 1000
     */
  profiles: TalentProfile[];
}

/**
 * The profiles the caller can see, by kind; a kind that was not asked for is left out.
 */
export interface TalentProfiles {
  /**
     * Profiles of the kinds asked for, in all.
     * @minimum 0
     */
  totalCount: number;
  sharedbytalentintelligence?: TalentProfileGroup;
  sharedwithme?: TalentProfileGroup;
  mine?: TalentProfileGroup;
}

/**
 * Talent profiles.
 */
export interface TalentProfilesData {
  talentProfile: TalentProfiles;
}

/**
 * What was used: every parameter as it was understood, defaults included.
 */
export interface TalentProfilesInput {
  /**
     * Kind of profile.
     * @maxLength 40
     */
  category?: string;
  /**
     * Words looked for.
     * @maxItems 10
     * @items.maxLength 50
     */
  keyword?: string[];
  /**
     * Most records returned.
     * @minimum 0
     */
  limit: number;
  /**
     * Page returned.
     * @minimum 0
     */
  pageno: number;
}

/**
 * The envelope of talent profiles.
 */
export interface TalentProfilesResponse {
  apiCode: ApiCode;
  messages: Messages;
  /** The answer; null when there is too little or no data. */
  data: TalentProfilesData | null;
  input: TalentProfilesInput;
}

/**
 * What a value of a talent profile asks for: `all` must be there, of the `any` at least one, and what carries a `none` is left out.
 */
export type ProfileMatch = typeof ProfileMatch[keyof typeof ProfileMatch];


export const ProfileMatch = {
  any: 'any',
  all: 'all',
  none: 'none',
} as const;

/**
 * A value of a talent profile, with its name and what it asks for.
 */
export interface ProfileValue {
  /**
     * Id in the taxonomy.
     * @minimum 0
     * @maximum 4294967295
     */
  id: number;
  /**
     * Its name.
     * @maxLength 200
     */
  name: string;
  match: ProfileMatch;
}

/**
 * An occupation of a talent profile.
 */
export interface ProfileOccupation {
  /**
     * Occupation id.
     * @minimum 0
     * @maximum 4294967295
     */
  id: number;
  /**
     * Its name.
     * @maxLength 200
     */
  name: string;
  /**
     * Its SOC8 code.
     * @maxLength 10
     */
  soccode: string;
  match: ProfileMatch;
}

/**
 * The role a profile stands for: what must be so of a posting or a talent to count. An empty list does not narrow.
 */
export interface TalentProfileDefinition {
  /**
     * Business functions.
     * @maxItems 5
     */
  function: ProfileValue[];
  /**
     * Occupations.
     * @maxItems 5
     */
  occupation: ProfileOccupation[];
  /**
     * Skills.
     * @maxItems 10
     */
  skill: ProfileValue[];
  /**
     * Credentials.
     * @maxItems 10
     */
  credential: ProfileValue[];
  /**
     * Job titles.
     * @maxItems 5
     */
  semicleantitle: ProfileValue[];
  /**
     * Education levels.
     * @maxItems 3
     */
  educationlevel: ProfileValue[];
  /**
     * Experience levels.
     * @maxItems 3
     */
  experiencelevel: ProfileValue[];
  /**
     * Employment types.
     * @maxItems 3
     */
  employmenttype: ProfileValue[];
  /**
     * Keyword expression; null when there is none.
     * @maxLength 500
     * @nullable
     */
  query: string | null;
}

/**
 * A talent profile with the role it stands for.
 */
export interface TalentProfileDetail {
  /**
     * Talent profile id.
     * @minimum 0
     * @maximum 4294967295
     */
  id: number;
  /**
     * Its name.
     * @maxLength 200
     */
  name: string;
  /**
     * Day it was made.
     * @maxLength 10
     */
  createdDate: string;
  /**
     * Day it was last changed.
     * @maxLength 10
     */
  updatedDate: string;
  definition: TalentProfileDefinition;
}

/**
 * The profile, in the group of its kind.
 */
export interface TalentProfileDetailGroup {
  /**
     * Always 1.
     * @minimum 0
     */
  totalCount: number;
  /**
     * Always 1.
     * @minimum 0
     */
  pageNo: number;
  /**
     * The profile.
     * @maxItems 1
     */
  profiles: TalentProfileDetail[];
}

/**
 * One profile, under its kind.
 */
export interface TalentProfileLookup {
  /**
     * Always 1.
     * @minimum 0
     */
  totalCount: number;
  sharedbytalentintelligence?: TalentProfileDetailGroup;
  sharedwithme?: TalentProfileDetailGroup;
  mine?: TalentProfileDetailGroup;
}

/**
 * The talent profile looked up.
 */
export interface TalentProfileLookupData {
  talentProfile: TalentProfileLookup;
}

/**
 * What was used: the ids looked up.
 */
export interface LookupInput {
  /**
     * Employer ids.
     * @maxItems 20
     * @items.minimum 0
     * @items.maximum 4294967295
     */
  employer?: number[];
  /**
     * Skill ids.
     * @maxItems 10
     * @items.minimum 0
     * @items.maximum 4294967295
     */
  skill?: number[];
  /**
     * Talent profile id.
     * @minimum 0
     * @maximum 4294967295
     */
  talentprofile?: number;
}

/**
 * The envelope of a talent profile lookup.
 */
export interface TalentProfileLookupResponse {
  apiCode: ApiCode;
  messages: Messages;
  /** The answer; null when there is too little or no data. */
  data: TalentProfileLookupData | null;
  input: LookupInput;
}

/**
 * A role's name, or the text of a job description, or both. An empty one counts as none.
 */
export interface JobDescriptionRequest {
  /**
     * Country of the job, as its ISO 3166-1 two-letter code in capitals.
     * @minLength 2
     * @maxLength 2
     * @pattern ^[A-Z]{2}$
     */
  country?: string;
  /**
     * Name of the role, at most 50 characters: letters, digits, spaces, and . ' / - .
     * @minLength 0
     * @maxLength 50
     * @pattern ^[A-Za-z0-9\u00C0-\u024F .'/-]*$
     */
  role?: string;
  /**
     * Text of the job description in English, at most 10000 characters.
     * @minLength 0
     * @maxLength 10000
     * @pattern ^[^\u0370-\u1DFF\u3040-\uA4CF\uAC00-\uD7AF\uF900-\uFDFF]*$
     */
  jobdescription?: string;
}

/**
 * The occupation the text describes.
 */
export interface ExtractedOccupation {
  /**
     * SOC8 code.
     * @maxLength 10
     */
  soc_code: string;
  /**
     * Occupation id.
     * @minimum 0
     * @maximum 4294967295
     */
  id: number;
  /**
     * Its name.
     * @maxLength 200
     */
  label: string;
}

/**
 * An id with its label.
 */
export interface LabelledId {
  /**
     * Id in the taxonomy.
     * @minimum 0
     * @maximum 4294967295
     */
  id: number;
  /**
     * Its label.
     * @maxLength 200
     */
  label: string;
}

/**
 * A skill or credential found in the text.
 */
export interface ExtractedTerm {
  /**
     * Its id.
     * @minimum 0
     * @maximum 4294967295
     */
  id: number;
  /**
     * Its name.
     * @maxLength 200
     */
  name: string;
  /** The text demands it, rather than preferring it. */
  required: boolean;
}

/**
 * An id with its name.
 */
export interface NamedId {
  /**
     * Id in the taxonomy.
     * @minimum 0
     * @maximum 4294967295
     */
  id: number;
  /**
     * Its name.
     * @maxLength 200
     */
  name: string;
}

/**
 * The credentials found, by how much the text wants them.
 */
export interface ExtractedCredentials {
  /**
     * Demanded.
     * @maxItems 100
     */
  required: NamedId[];
  /**
     * Welcome.
     * @maxItems 100
     */
  preferred: NamedId[];
}

/**
 * What a job description says, in the words of the taxonomy.
 */
export interface JobDescription {
  /** Occupation; null when none fits. */
  occupation: ExtractedOccupation | null;
  /** Business function; null when none fits. */
  function: LabelledId | null;
  /**
     * Skills, in the order they are first mentioned.
     * @maxItems 200
     */
  skills: ExtractedTerm[];
  /**
     * Credentials, in the order they are first mentioned.
     * @maxItems 100
     */
  credential: ExtractedTerm[];
  credentials: ExtractedCredentials;
}

/**
 * What the text says.
 */
export interface JobDescriptionData {
  jobDescription: JobDescription;
}

/**
 * What was read.
 */
export interface JobDescriptionInput {
  /**
     * Country code.
     * @maxLength 2
     */
  country?: string;
  /**
     * The role.
     * @maxLength 50
     */
  role?: string;
  /**
     * The text.
     * @maxLength 10000
     */
  jobdescription?: string;
}

/**
 * The envelope of a job description.
 */
export interface JobDescriptionResponse {
  apiCode: ApiCode;
  messages: Messages;
  /** The answer; null when there is too little or no data. */
  data: JobDescriptionData | null;
  input: JobDescriptionInput;
}

/**
 * A page of employers.
 */
export interface EmployersData {
  /**
     * Employers, the best match first; without a keyword those with the most postings.
     * @maxItems 1000
     */
  employers: NamedId[];
  /**
     * Employers that match, in all.
     * @minimum 0
     */
  numFound: number;
}

/**
 * What was used: every parameter as it was understood, defaults included.
 */
export interface TaxonomyInput {
  /**
     * Words looked for.
     * @maxItems 10
     * @items.maxLength 50
     */
  keyword?: string[];
  /**
     * Category ids.
     * @maxItems 5
     * @items.minimum 0
     * @items.maximum 4294967295
     */
  categoryid?: number[];
  /**
     * Industry ids.
     * @maxItems 5
     * @items.minimum 0
     * @items.maximum 4294967295
     */
  industry?: number[];
  /**
     * Sub-industry ids.
     * @maxItems 5
     * @items.minimum 0
     * @items.maximum 4294967295
     */
  subindustry?: number[];
  /**
     * Country code.
     * @maxLength 2
     */
  country?: string;
  /**
     * State ids.
     * @maxItems 5
     * @items.minimum 0
     * @items.maximum 4294967295
     */
  state?: number[];
  /**
     * MSA ids.
     * @maxItems 10
     * @items.minimum 0
     * @items.maximum 4294967295
     */
  msa?: number[];
  /**
     * County ids.
     * @maxItems 10
     * @items.minimum 0
     * @items.maximum 4294967295
     */
  county?: number[];
  /**
     * Most records returned.
     * @minimum 0
     */
  limit?: number;
  /**
     * Page returned.
     * @minimum 0
     */
  pageno?: number;
  /**
     * Records after this id.
     * @minimum 0
     */
  after?: number;
}

/**
 * The envelope of employers.
 */
export interface EmployersResponse {
  apiCode: ApiCode;
  messages: Messages;
  /** The answer; null when there is too little or no data. */
  data: EmployersData | null;
  input: TaxonomyInput;
}

/**
 * A skill.
 */
export interface Skill {
  /**
     * Skill id.
     * @minimum 0
     * @maximum 4294967295
     */
  id: number;
  /**
     * Its name.
     * @maxLength 200
     */
  name: string;
  /** The skill's category: 1 Skills, 2 Knowledge, 3 Tools and Technologies, 4 Personal Abilities. */
  category: NamedId;
}

/**
 * A page of skills.
 */
export interface SkillsData {
  /**
     * Skills, the best match first; without a keyword by id.
     * @maxItems 1000
     */
  skills: Skill[];
  /**
     * Skills that match, in all.
     * @minimum 0
     */
  numFound: number;
}

/**
 * The envelope of skills.
 */
export interface SkillsResponse {
  apiCode: ApiCode;
  messages: Messages;
  /** The answer; null when there is too little or no data. */
  data: SkillsData | null;
  input: TaxonomyInput;
}

/**
 * The envelope of all skills.
 */
export interface AllSkillsResponse {
  apiCode: ApiCode;
  messages: Messages;
  /** The answer; null when there is too little or no data. */
  data: SkillsData | null;
  input: TaxonomyInput;
}

/**
 * A page of job titles.
 */
export interface TitlesData {
  /**
     * Titles, the best match first.
     * @maxItems 1000
     */
  titles: NamedId[];
  /**
     * Titles that match, in all.
     * @minimum 0
     */
  numFound: number;
}

/**
 * The envelope of titles.
 */
export interface TitlesResponse {
  apiCode: ApiCode;
  messages: Messages;
  /** The answer; null when there is too little or no data. */
  data: TitlesData | null;
  input: TaxonomyInput;
}

/**
 * A page of credentials.
 */
export interface CredentialsData {
  /**
     * Credentials, the best match first; without a keyword by id.
     * @maxItems 1000
     */
  credentials: NamedId[];
  /**
     * Credentials that match, in all.
     * @minimum 0
     */
  numFound: number;
}

/**
 * The envelope of credentials.
 */
export interface CredentialsResponse {
  apiCode: ApiCode;
  messages: Messages;
  /** The answer; null when there is too little or no data. */
  data: CredentialsData | null;
  input: TaxonomyInput;
}

/**
 * An occupation.
 */
export interface Occupation {
  /**
     * Occupation id: its SOC8 code as eight digits.
     * @minimum 0
     * @maximum 4294967295
     */
  id: number;
  /**
     * Its name.
     * @maxLength 200
     */
  name: string;
  /**
     * Its SOC8 code.
     * @maxLength 10
     */
  soccode: string;
}

/**
 * A page of occupations.
 */
export interface OccupationsData {
  /**
     * Occupations, the best match first; without a keyword by code.
     * @maxItems 1000
     */
  occupations: Occupation[];
  /**
     * Occupations that match, in all.
     * @minimum 0
     */
  numFound: number;
}

/**
 * The envelope of occupations.
 */
export interface OccupationsResponse {
  apiCode: ApiCode;
  messages: Messages;
  /** The answer; null when there is too little or no data. */
  data: OccupationsData | null;
  input: TaxonomyInput;
}

/**
 * A page of sources.
 */
export interface SourcesData {
  /**
     * Sources, those with the most postings first.
     * @maxItems 1000
     */
  sources: NamedId[];
  /**
     * Sources that match, in all.
     * @minimum 0
     */
  numFound: number;
}

/**
 * The envelope of sources.
 */
export interface SourcesResponse {
  apiCode: ApiCode;
  messages: Messages;
  /** The answer; null when there is too little or no data. */
  data: SourcesData | null;
  input: TaxonomyInput;
}

/**
 * A place.
 */
export interface Location {
  /**
     * Its id.
     * @minimum 0
     * @maximum 4294967295
     */
  id: number;
  /**
     * Its name.
     * @maxLength 200
     */
  name: string;
  /**
     * How well the name matches the keyword, 0 to 1, to four decimals; 1 without a keyword.
     * @minimum 0
     * @maximum 1
     */
  score: number;
  /** The state or region a county or city lies in, which tells places of one name apart; absent for other places, and where it is not known. */
  state?: NamedId;
}

/**
 * A page of places.
 */
export interface LocationsData {
  /**
     * Places, the best match first; without a keyword by id.
     * @maxItems 1000
     */
  locations: Location[];
  /**
     * Places that match, in all.
     * @minimum 0
     */
  numFound: number;
}

/**
 * The envelope of states.
 */
export interface StatesResponse {
  apiCode: ApiCode;
  messages: Messages;
  /** The answer; null when there is too little or no data. */
  data: LocationsData | null;
  input: TaxonomyInput;
}

/**
 * The envelope of metropolitan areas.
 */
export interface MsasResponse {
  apiCode: ApiCode;
  messages: Messages;
  /** The answer; null when there is too little or no data. */
  data: LocationsData | null;
  input: TaxonomyInput;
}

/**
 * The envelope of counties.
 */
export interface CountiesResponse {
  apiCode: ApiCode;
  messages: Messages;
  /** The answer; null when there is too little or no data. */
  data: LocationsData | null;
  input: TaxonomyInput;
}

/**
 * The envelope of cities.
 */
export interface CitiesResponse {
  apiCode: ApiCode;
  messages: Messages;
  /** The answer; null when there is too little or no data. */
  data: LocationsData | null;
  input: TaxonomyInput;
}

/**
 * One employer: an object. Several: a list in the order asked.
 */
export type EmployerLookupData = NamedId | NamedId[];

/**
 * The envelope of an employer lookup.
 */
export interface EmployerLookupResponse {
  apiCode: ApiCode;
  messages: Messages;
  /** The answer; null when there is too little or no data. */
  data: EmployerLookupData | null;
  input: LookupInput;
}

/**
 * The finer category a skill belongs to.
 */
export interface SkillSubcategory {
  /**
     * Sub-category id.
     * @minimum 0
     * @maximum 4294967295
     */
  id: number;
  /**
     * Its label.
     * @maxLength 200
     */
  label: string;
}

/**
 * The category a skill belongs to.
 */
export interface SkillCategory {
  /**
     * Category id.
     * @minimum 0
     * @maximum 4294967295
     */
  id: number;
  /**
     * Its label.
     * @maxLength 200
     */
  label: string;
  category2: SkillSubcategory;
}

/**
 * A skill with its place in the taxonomy.
 */
export interface SkillDetail {
  /**
     * Skill id.
     * @minimum 0
     * @maximum 4294967295
     */
  id: number;
  /**
     * Its name.
     * @maxLength 200
     */
  name: string;
  category1: SkillCategory;
}

/**
 * One skill: an object. Several: a list in the order asked.
 */
export type SkillLookupData = SkillDetail | SkillDetail[];

/**
 * The envelope of a skill lookup.
 */
export interface SkillLookupResponse {
  apiCode: ApiCode;
  messages: Messages;
  /** The answer; null when there is too little or no data. */
  data: SkillLookupData | null;
  input: LookupInput;
}

/**
 * Postings counted.
 */
export interface DemandCount {
  /**
     * Number of postings.
     * @minimum 0
     */
  count: number;
}

/**
 * A value with the records that carry it.
 */
export interface FacetCount {
  /**
     * Its id.
     * @minimum 0
     * @maximum 4294967295
     */
  id: number;
  /**
     * Its name.
     * @maxLength 200
     */
  name: string;
  /**
     * Records that carry it.
     * @minimum 0
     */
  count: number;
}

/**
 * The count broken down, one list for each facet asked for.
 */
export interface DemandFacets {
  /**
     * By metropolitan area.
     * @maxItems 100
     */
  msa?: FacetCount[];
  /**
     * By state.
     * @maxItems 100
     */
  state?: FacetCount[];
  /**
     * By employer.
     * @maxItems 100
     */
  employers?: FacetCount[];
  /**
     * By skill.
     * @maxItems 100
     */
  skills?: FacetCount[];
  /**
     * By credential.
     * @maxItems 100
     */
  credentials?: FacetCount[];
}

/**
 * Demand, and its facets when asked for.
 */
export interface DemandData {
  demand: DemandCount;
  facets?: DemandFacets;
}

/**
 * Length of a period.
 */
export type MeasureInputFrequency = typeof MeasureInputFrequency[keyof typeof MeasureInputFrequency];


export const MeasureInputFrequency = {
  monthly: 'monthly',
  quarterly: 'quarterly',
} as const;

/**
 * What the shares are broken down by.
 */
export type MeasureInputGroupby = typeof MeasureInputGroupby[keyof typeof MeasureInputGroupby];


export const MeasureInputGroupby = {
  msa: 'msa',
  state: 'state',
} as const;

/**
 * What was used: every parameter as it was understood, defaults and the resolved dates included. A place that lost to a broader (on diversity: narrower) one is left out.
 */
export interface MeasureInput {
  /**
     * Country codes, separated by commas when there are several.
     * @maxLength 20
     */
  country?: string;
  /**
     * State id.
     * @minimum 0
     * @maximum 4294967295
     */
  state?: number;
  /**
     * MSA ids.
     * @maxItems 10
     * @items.minimum 0
     * @items.maximum 4294967295
     */
  msa?: number[];
  /**
     * County ids.
     * @maxItems 10
     * @items.minimum 0
     * @items.maximum 4294967295
     */
  county?: number[];
  /**
     * City ids.
     * @maxItems 10
     * @items.minimum 0
     * @items.maximum 4294967295
     */
  city?: number[];
  /**
     * Employer ids, with their prefixes.
     * @maxItems 20
     * @items.maxLength 20
     */
  employer?: string[];
  /**
     * SOC8 codes, with their prefixes.
     * @maxItems 5
     * @items.maxLength 20
     */
  occupation?: string[];
  /**
     * Title ids, with their prefixes.
     * @maxItems 5
     * @items.maxLength 20
     */
  semicleantitle?: string[];
  /**
     * Function ids, with their prefixes.
     * @maxItems 5
     * @items.maxLength 20
     */
  function?: string[];
  /**
     * Skill ids, with their prefixes.
     * @maxItems 10
     * @items.maxLength 20
     */
  skill?: string[];
  /**
     * Credential ids, with their prefixes.
     * @maxItems 10
     * @items.maxLength 20
     */
  credential?: string[];
  /**
     * Employment type ids, with their prefixes.
     * @maxItems 3
     * @items.maxLength 20
     */
  employmenttype?: string[];
  /**
     * Education level ids, with their prefixes.
     * @maxItems 3
     * @items.maxLength 20
     */
  educationlevel?: string[];
  /**
     * Experience level ids, with their prefixes.
     * @maxItems 3
     * @items.maxLength 20
     */
  experiencelevel?: string[];
  /**
     * Talent profile id; its keyword expression is not used where talents are counted.
     * @minimum 0
     * @maximum 4294967295
     */
  talentprofile?: number;
  /**
     * The keyword expression.
     * @maxLength 500
     */
  query?: string;
  /**
     * The dates counted, resolved: yyyy-mm-dd-yyyy-mm-dd, both ends included.
     * @maxLength 21
     */
  daterange?: string;
  /**
     * The dates compared with, of equal length and just before: yyyy-mm-dd-yyyy-mm-dd.
     * @maxLength 21
     */
  comparisonTimeframe?: string;
  /** Length of a period. */
  frequency?: MeasureInputFrequency;
  /**
     * Facets with their counts, as name@count.
     * @maxItems 5
     * @items.maxLength 30
     */
  facet?: string[];
  /** What the shares are broken down by. */
  groupby?: MeasureInputGroupby;
  /**
     * Employer value category ids.
     * @maxItems 5
     * @items.minimum 0
     * @items.maximum 4294967295
     */
  category?: number[];
  /**
     * Skill id.
     * @minimum 0
     * @maximum 4294967295
     */
  primaryskill?: number;
  /**
     * MSA id.
     * @minimum 0
     * @maximum 4294967295
     */
  basetimelocation?: number;
  /**
     * People to hire.
     * @minimum 0
     */
  peopletohire?: number;
  /**
     * Weight of a large supply.
     * @minimum 0
     * @maximum 10
     */
  highsupply?: number;
  /**
     * Weight of low pay.
     * @minimum 0
     * @maximum 10
     */
  lowcost?: number;
  /**
     * Weight of low competition.
     * @minimum 0
     * @maximum 10
     */
  lowcompetition?: number;
  /**
     * Most records returned.
     * @minimum 0
     */
  limit?: number;
  /**
     * Page returned.
     * @minimum 0
     */
  pageno?: number;
  /**
     * Records after this id.
     * @minimum 0
     */
  after?: number;
  /** Postings of staffing employers are counted. */
  showstaffing: boolean;
  /** Postings of anonymous employers, and those without an employer, are counted. */
  showanonymous: boolean;
  /** Postings first seen in the window are counted. */
  newJobs: boolean;
  /** Postings open on any day of the window are counted. */
  openJobs: boolean;
}

/**
 * The envelope of demand.
 */
export interface DemandResponse {
  apiCode: ApiCode;
  messages: Messages;
  /** The answer; null when there is too little or no data. */
  data: DemandData | null;
  input: MeasureInput;
}

/**
 * Active demand.
 */
export interface ActiveDemandData {
  demand: DemandCount;
}

/**
 * The envelope of active demand.
 */
export interface ActiveDemandResponse {
  apiCode: ApiCode;
  messages: Messages;
  /** The answer; null when there is too little or no data. */
  data: ActiveDemandData | null;
  input: MeasureInput;
}

/**
 * One period of a trend.
 */
export interface TrendPoint {
  /**
     * First day of the period inside the window: the first one begins with the window and the last ends with it, so both may be partial.
     * @maxLength 10
     */
  period: string;
  /**
     * Postings in the period.
     * @minimum 0
     */
  demandCount: number;
}

/**
 * Demand by period.
 */
export interface DemandTrendData {
  /**
     * Every period of the window, the earliest first; 0 where there was no posting.
     * @maxItems 13
     */
  trend: TrendPoint[];
}

/**
 * The envelope of a demand trend.
 */
export interface DemandTrendResponse {
  apiCode: ApiCode;
  messages: Messages;
  /** The answer; null when there is too little or no data. */
  data: DemandTrendData | null;
  input: MeasureInput;
}

/**
 * Talents counted.
 */
export interface SupplyCount {
  /**
     * Number of talents, estimated from a weighted sample.
     * @minimum 0
     */
  count: number;
  /**
     * Below this many the answer would be INSUFFICIENT_DATA.
     * @minimum 0
     */
  threshold: number;
}

/**
 * The count broken down by place.
 */
export interface SupplyFacets {
  /**
     * By metropolitan area.
     * @maxItems 100
     */
  msa?: FacetCount[];
  /**
     * By state.
     * @maxItems 100
     */
  state?: FacetCount[];
}

/**
 * Supply, and its facet when asked for.
 */
export interface SupplyData {
  supply: SupplyCount;
  facets?: SupplyFacets;
}

/**
 * The envelope of supply.
 */
export interface SupplyResponse {
  apiCode: ApiCode;
  messages: Messages;
  /** The answer; null when there is too little or no data. */
  data: SupplyData | null;
  input: MeasureInput;
}

/**
 * Advertised yearly pay.
 */
export interface Salary {
  /**
     * 75th percentile of yearly pay in whole USD.
     * @minimum 0
     */
  percentile75: number;
  /**
     * Median yearly pay in whole USD.
     * @minimum 0
     */
  percentile50: number;
  /**
     * 25th percentile of yearly pay in whole USD.
     * @minimum 0
     */
  percentile25: number;
  /**
     * From the 25th to the 75th percentile, in words.
     * @maxLength 60
     */
  range: string;
}

/**
 * Pay for one value.
 */
export interface CompensationFacetItem {
  /**
     * Its id.
     * @minimum 0
     * @maximum 4294967295
     */
  id: number;
  /**
     * Its name.
     * @maxLength 200
     */
  name: string;
  salary: Salary;
}

/**
 * Pay broken down, the values with the most paid postings first; of those asked for, values below 30 are left out.
 */
export interface CompensationFacets {
  /**
     * By metropolitan area.
     * @maxItems 100
     */
  msa?: CompensationFacetItem[];
  /**
     * By state.
     * @maxItems 100
     */
  state?: CompensationFacetItem[];
  /**
     * By employer.
     * @maxItems 100
     */
  employer?: CompensationFacetItem[];
}

/**
 * Advertised pay, and its facet when asked for.
 */
export interface CompensationData {
  /**
     * Sign of the currency.
     * @maxLength 5
     */
  currencySymbol: string;
  /**
     * ISO 4217 code of the currency.
     * @maxLength 3
     */
  currencyCode: string;
  salary: Salary;
  facets?: CompensationFacets;
}

/**
 * The envelope of compensation.
 */
export interface CompensationResponse {
  apiCode: ApiCode;
  messages: Messages;
  /** The answer; null when there is too little or no data. */
  data: CompensationData | null;
  input: MeasureInput;
}

/**
 * The score in words, by fifths of the scale: below 2.8 very easy, below 4.6 easy, below 6.4 moderately difficult, below 8.2 difficult, from 8.2 on very difficult.
 */
export type HiringDifficultyDataLabel = typeof HiringDifficultyDataLabel[keyof typeof HiringDifficultyDataLabel];


export const HiringDifficultyDataLabel = {
  very_easy: 'very easy',
  easy: 'easy',
  moderately_difficult: 'moderately difficult',
  difficult: 'difficult',
  very_difficult: 'very difficult',
} as const;

/**
 * How hard it is to hire.
 */
export interface HiringDifficultyData {
  /**
     * 1 (very easy) to 10 (very difficult), to one decimal.
     * @minimum 1
     * @maximum 10
     */
  score: number;
  /** The score in words, by fifths of the scale: below 2.8 very easy, below 4.6 easy, below 6.4 moderately difficult, below 8.2 difficult, from 8.2 on very difficult. */
  label: HiringDifficultyDataLabel;
}

/**
 * The envelope of hiring difficulty.
 */
export interface HiringDifficultyResponse {
  apiCode: ApiCode;
  messages: Messages;
  /** The answer; null when there is too little or no data. */
  data: HiringDifficultyData | null;
  input: MeasureInput;
}

/**
 * The ratio in words: below 1 Very low, below 2.5 Low, below 5 Moderate, below 10 High, from 10 on Very high.
 */
export type SupplyDemandRatioDataLabel = typeof SupplyDemandRatioDataLabel[keyof typeof SupplyDemandRatioDataLabel];


export const SupplyDemandRatioDataLabel = {
  Very_low: 'Very low',
  Low: 'Low',
  Moderate: 'Moderate',
  High: 'High',
  Very_high: 'Very high',
} as const;

/**
 * Candidates per opening.
 */
export interface SupplyDemandRatioData {
  /**
     * Number of postings.
     * @minimum 0
     */
  demand: number;
  /**
     * Number of talents.
     * @minimum 0
     */
  supply: number;
  /**
     * Talents per posting, to two decimals.
     * @minimum 0
     */
  ratio: number;
  /** The ratio in words: below 1 Very low, below 2.5 Low, below 5 Moderate, below 10 High, from 10 on Very high. */
  label: SupplyDemandRatioDataLabel;
}

/**
 * The envelope of a supply-demand ratio.
 */
export interface SupplyDemandRatioResponse {
  apiCode: ApiCode;
  messages: Messages;
  /** The answer; null when there is too little or no data. */
  data: SupplyDemandRatioData | null;
  input: MeasureInput;
}

/**
 * How long.
 */
export type PostingDurationBucketLabel = typeof PostingDurationBucketLabel[keyof typeof PostingDurationBucketLabel];


export const PostingDurationBucketLabel = {
  '30_days_or_less': '30 days or less',
  '31_to_60_days': '31 to 60 days',
  '61_to_90_days': '61 to 90 days',
  More_than_90_days: 'More than 90 days',
} as const;

/**
 * Postings that stay open so long.
 */
export interface PostingDurationBucket {
  /** How long. */
  label: PostingDurationBucketLabel;
  /**
     * Postings, by the survival curve.
     * @minimum 0
     */
  count: number;
  /**
     * Share of all postings, 0 to 1, to four decimals.
     * @minimum 0
     * @maximum 1
     */
  ratio: number;
}

/**
 * The bucket that holds the median.
 */
export type PostingDurationDataTypicalpostingduration = typeof PostingDurationDataTypicalpostingduration[keyof typeof PostingDurationDataTypicalpostingduration];


export const PostingDurationDataTypicalpostingduration = {
  '30_days_or_less': '30 days or less',
  '31_to_60_days': '31 to 60 days',
  '61_to_90_days': '61 to 90 days',
  More_than_90_days: 'More than 90 days',
} as const;

/**
 * How long postings stay open.
 */
export interface PostingDurationData {
  /**
     * Postings counted.
     * @minimum 0
     */
  total: number;
  /** The bucket that holds the median. */
  typicalpostingduration: PostingDurationDataTypicalpostingduration;
  /**
     * The four buckets, the shortest first.
     * @maxItems 4
     */
  postingdurations: PostingDurationBucket[];
  /**
     * The same for all postings of the place.
     * @maxItems 4
     */
  baseline: PostingDurationBucket[];
}

/**
 * The envelope of posting duration.
 */
export interface PostingDurationResponse {
  apiCode: ApiCode;
  messages: Messages;
  /** The answer; null when there is too little or no data. */
  data: PostingDurationData | null;
  input: MeasureInput;
}

/**
 * What the block counted: as the subscription's data settings say, or new postings where a measure is always of those.
 */
export interface DataSettings {
  /** Postings of staffing employers are counted. */
  showstaffing: boolean;
  /** Postings of anonymous employers, and those without an employer, are counted. */
  showanonymous: boolean;
  /** Postings first seen in the window are counted. */
  newJobs: boolean;
  /** Postings open on any day of the window are counted. */
  openJobs: boolean;
}

/**
 * A count with its own outcome; null when there is too little data for it.
 */
export interface SummaryCount {
  apiCode: ApiCode;
  messages: Messages;
  input: DataSettings;
  /**
     * Records counted.
     * @minimum 0
     * @nullable
     */
  count: number | null;
}

/**
 * The currency of the figures.
 */
export interface Currency {
  /**
     * ISO 4217 code.
     * @maxLength 3
     */
  currencyCode: string;
  /**
     * Its sign.
     * @maxLength 5
     */
  currencySymbol: string;
}

/**
 * Pay with its own outcome; figures are null when there is too little data for them.
 */
export interface SummarySalary {
  apiCode: ApiCode;
  messages: Messages;
  input: DataSettings;
  /**
     * 75th percentile of yearly pay in whole USD.
     * @minimum 0
     * @nullable
     */
  percentile75: number | null;
  /**
     * Median yearly pay in whole USD.
     * @minimum 0
     * @nullable
     */
  percentile50: number | null;
  /**
     * 25th percentile of yearly pay in whole USD.
     * @minimum 0
     * @nullable
     */
  percentile25: number | null;
  /**
     * From the 25th to the 75th percentile, in words.
     * @maxLength 60
     * @nullable
     */
  range: string | null;
  currency: Currency;
}

/**
 * The score in words.
 * @nullable
 */
export type SummaryHiringDifficultyLabel = typeof SummaryHiringDifficultyLabel[keyof typeof SummaryHiringDifficultyLabel] | null;


export const SummaryHiringDifficultyLabel = {
  very_easy: 'very easy',
  easy: 'easy',
  moderately_difficult: 'moderately difficult',
  difficult: 'difficult',
  very_difficult: 'very difficult',
} as const;

/**
 * Hiring difficulty with its own outcome.
 */
export interface SummaryHiringDifficulty {
  apiCode: ApiCode;
  messages: Messages;
  input: DataSettings;
  /**
     * 1 (very easy) to 10 (very difficult), to one decimal.
     * @minimum 1
     * @maximum 10
     * @nullable
     */
  score: number | null;
  /**
     * The score in words.
     * @nullable
     */
  label: SummaryHiringDifficultyLabel;
}

/**
 * The bucket that holds the median.
 * @nullable
 */
export type SummaryPostingDurationTypicalpostingduration = typeof SummaryPostingDurationTypicalpostingduration[keyof typeof SummaryPostingDurationTypicalpostingduration] | null;


export const SummaryPostingDurationTypicalpostingduration = {
  '30_days_or_less': '30 days or less',
  '31_to_60_days': '31 to 60 days',
  '61_to_90_days': '61 to 90 days',
  More_than_90_days: 'More than 90 days',
} as const;

/**
 * Posting duration with its own outcome.
 */
export interface SummaryPostingDuration {
  apiCode: ApiCode;
  messages: Messages;
  input: DataSettings;
  /**
     * Postings counted.
     * @minimum 0
     * @nullable
     */
  total: number | null;
  /**
     * The bucket that holds the median.
     * @nullable
     */
  typicalpostingduration: SummaryPostingDurationTypicalpostingduration;
  /**
     * The four buckets, the shortest first.
     * @maxItems 4
     * @nullable
     */
  postingdurations: PostingDurationBucket[] | null;
  /**
     * The same for all postings of the place.
     * @maxItems 4
     * @nullable
     */
  baseline: PostingDurationBucket[] | null;
}

/**
 * Five measures of one market over one year.
 */
export interface SummaryData {
  demand: SummaryCount;
  supply: SummaryCount;
  salary: SummarySalary;
  hiringdifficulty: SummaryHiringDifficulty;
  postingduration: SummaryPostingDuration;
}

/**
 * The envelope of a summary.
 */
export interface SummaryResponse {
  apiCode: ApiCode;
  messages: Messages;
  /** The answer; null when there is too little or no data. */
  data: SummaryData | null;
  input: MeasureInput;
}

/**
 * Postings that ask for one education level.
 */
export interface EducationCount {
  /**
     * Education level id.
     * @minimum 0
     * @maximum 4294967295
     */
  id: number;
  /**
     * Its name.
     * @maxLength 200
     */
  name: string;
  /**
     * Number of postings.
     * @minimum 0
     */
  demandcount: number;
}

/**
 * Postings by education level.
 */
export interface EducationRankingData {
  /**
     * Levels, the most asked for first.
     * @maxItems 5
     */
  education: EducationCount[];
  /**
     * Postings counted.
     * @minimum 0
     */
  totalDemand: number;
}

/**
 * The envelope of an education ranking.
 */
export interface EducationRankingResponse {
  apiCode: ApiCode;
  messages: Messages;
  /** The answer; null when there is too little or no data. */
  data: EducationRankingData | null;
  input: MeasureInput;
}

/**
 * Postings that ask for one experience level.
 */
export interface ExperienceCount {
  /**
     * Experience level id; 4 when the posting does not say.
     * @minimum 0
     * @maximum 4294967295
     */
  id: number;
  /**
     * Its name.
     * @maxLength 200
     */
  name: string;
  /**
     * Number of postings.
     * @minimum 0
     */
  demandcount: number;
}

/**
 * Postings by experience level.
 */
export interface ExperienceRankingData {
  /**
     * Levels, the most asked for first.
     * @maxItems 4
     */
  experience: ExperienceCount[];
  /**
     * Postings counted.
     * @minimum 0
     */
  totalDemand: number;
}

/**
 * The envelope of an experience ranking.
 */
export interface ExperienceRankingResponse {
  apiCode: ApiCode;
  messages: Messages;
  /** The answer; null when there is too little or no data. */
  data: ExperienceRankingData | null;
  input: MeasureInput;
}

/**
 * A count with its share.
 */
export interface DemandShare {
  /**
     * Number of postings.
     * @minimum 0
     */
  count: number;
  /**
     * Percent of the postings counted, to two decimals.
     * @minimum 0
     * @maximum 100
     */
  percentage: number;
}

/**
 * An occupation in a ranking.
 */
export interface RankedOccupation {
  /**
     * SOC8 code.
     * @maxLength 10
     */
  soccode: string;
  /**
     * Its name.
     * @maxLength 200
     */
  name: string;
  demand: DemandShare;
}

/**
 * Postings by occupation.
 */
export interface OccupationRankingData {
  /**
     * Occupations, the most wanted first; ties by code.
     * @maxItems 1000
     */
  occupation: RankedOccupation[];
  /**
     * Postings counted.
     * @minimum 0
     */
  totalDemand: number;
}

/**
 * The envelope of an occupation ranking.
 */
export interface OccupationRankingResponse {
  apiCode: ApiCode;
  messages: Messages;
  /** The answer; null when there is too little or no data. */
  data: OccupationRankingData | null;
  input: MeasureInput;
}

/**
 * A title in a ranking.
 */
export interface RankedTitle {
  /**
     * Title id.
     * @minimum 0
     * @maximum 4294967295
     */
  id: number;
  /**
     * Its name.
     * @maxLength 200
     */
  name: string;
  /**
     * Number of postings.
     * @minimum 0
     */
  demand: number;
}

/**
 * Postings by title.
 */
export interface TitleRankingData {
  /**
     * Titles, the most wanted first; ties by id.
     * @maxItems 1000
     */
  titles: RankedTitle[];
  /**
     * Postings counted.
     * @minimum 0
     */
  totalDemand: number;
}

/**
 * The envelope of a title ranking.
 */
export interface TitleRankingResponse {
  apiCode: ApiCode;
  messages: Messages;
  /** The answer; null when there is too little or no data. */
  data: TitleRankingData | null;
  input: MeasureInput;
}

/**
 * Where a job is; null where the posting does not say.
 */
export interface JobLocation {
  /**
     * Country.
     * @maxLength 200
     * @nullable
     */
  country: string | null;
  /**
     * State.
     * @maxLength 200
     * @nullable
     */
  state: string | null;
  /**
     * Metropolitan area.
     * @maxLength 200
     * @nullable
     */
  msa: string | null;
  /**
     * City.
     * @maxLength 200
     * @nullable
     */
  city: string | null;
}

/**
 * The occupation of a job.
 */
export interface JobOccupation {
  /**
     * SOC8 code.
     * @maxLength 10
     */
  socCode: string;
  /**
     * Its name.
     * @maxLength 200
     */
  name: string;
}

/**
 * One advertised job; a field is null where the posting does not say.
 */
export interface JobDetail {
  /**
     * Posting id.
     * @minimum 0
     * @maximum 4294967295
     */
  jobId: number;
  /**
     * Where it was advertised.
     * @maxLength 2000
     * @nullable
     */
  url: string | null;
  /**
     * Name of the source it was found in, a job board or an employer's own site.
     * @maxLength 200
     */
  source: string;
  /**
     * Title as advertised.
     * @maxLength 500
     */
  title: string;
  location: JobLocation;
  /**
     * Day it was first seen.
     * @maxLength 10
     */
  firstSeenDate: string;
  /**
     * Employer's name.
     * @maxLength 200
     * @nullable
     */
  employer: string | null;
  /**
     * Education asked for.
     * @maxLength 200
     * @nullable
     */
  educationLevel: string | null;
  /**
     * Pay as advertised; per year in USD where the posting leaves its currency or amount out.
     * @maxLength 200
     * @nullable
     */
  salary: string | null;
  /**
     * Contact named in the posting.
     * @maxLength 500
     * @nullable
     */
  contactDetails: string | null;
  /** Occupation; null when none fits. */
  occupation: JobOccupation | null;
  /**
     * Skills the posting mentions.
     * @maxItems 300
     */
  skills: NamedId[];
  /**
     * Text of the posting.
     * @maxLength 200000
     */
  description: string;
  /**
     * Employment types, separated by commas.
     * @maxLength 200
     * @nullable
     */
  employmentType: string | null;
}

/**
 * A page of advertised jobs.
 */
export interface ListingsData {
  /**
     * Postings that match, in all; only the first 10,000 can be read.
     * @minimum 0
     */
  totalCount: number;
  /**
     * Jobs by id, ascending. Send the last one's jobId as `after` for the next.
     * @maxItems 100
     */
  jobDetails: JobDetail[];
}

/**
 * The envelope of job listings.
 */
export interface ListingsResponse {
  apiCode: ApiCode;
  messages: Messages;
  /** The answer; null when there is too little or no data. */
  data: ListingsData | null;
  input: MeasureInput;
}

/**
 * A title's demand by period.
 */
export interface TitleTrend {
  /**
     * Title id.
     * @minimum 0
     * @maximum 4294967295
     */
  id: number;
  /**
     * Its name.
     * @maxLength 200
     */
  name: string;
  /**
     * Every period of the window, the earliest first.
     * @maxItems 13
     */
  trend: TrendPoint[];
}

/**
 * Demand by title and period.
 */
export interface TitleTrendData {
  /**
     * Titles, the most wanted first.
     * @maxItems 10
     */
  titles: TitleTrend[];
}

/**
 * The envelope of a title trend.
 */
export interface TitleTrendResponse {
  apiCode: ApiCode;
  messages: Messages;
  /** The answer; null when there is too little or no data. */
  data: TitleTrendData | null;
  input: MeasureInput;
}

/**
 * An employer's share of the demand.
 */
export interface CompetingEmployer {
  /**
     * Employer id.
     * @minimum 0
     * @maximum 4294967295
     */
  id: number;
  /**
     * Its name.
     * @maxLength 200
     */
  name: string;
  /**
     * Percent of the postings counted, to two decimals.
     * @minimum 0
     * @maximum 100
     */
  percentage: number;
}

/**
 * Who hires.
 */
export interface Competition {
  /**
     * The ten largest employers, the largest first.
     * @maxItems 10
     */
  employers: CompetingEmployer[];
}

/**
 * Index below 1,000, up to 1,800, or above.
 */
export type CompetitiveConcentrationCategory = typeof CompetitiveConcentrationCategory[keyof typeof CompetitiveConcentrationCategory];


export const CompetitiveConcentrationCategory = {
  Unconcentrated: 'Unconcentrated',
  Moderately_concentrated: 'Moderately concentrated',
  Highly_concentrated: 'Highly concentrated',
} as const;

/**
 * How far hiring is in few hands.
 */
export interface CompetitiveConcentration {
  competition: Competition;
  /** Index below 1,000, up to 1,800, or above. */
  category: CompetitiveConcentrationCategory;
  /**
     * Postings with a named employer.
     * @minimum 0
     */
  demandCount: number;
  /**
     * Herfindahl-Hirschman Index of the employers' shares, 0 to 10,000, to two decimals.
     * @minimum 0
     * @maximum 10000
     */
  index: number;
}

/**
 * Competitive concentration.
 */
export interface CompetitiveConcentrationData {
  competitiveConcentration: CompetitiveConcentration;
}

/**
 * The envelope of competitive concentration.
 */
export interface CompetitiveConcentrationResponse {
  apiCode: ApiCode;
  messages: Messages;
  /** The answer; null when there is too little or no data. */
  data: CompetitiveConcentrationData | null;
  input: MeasureInput;
}

/**
 * An employer's count broken down.
 */
export interface EmployerFacets {
  /**
     * By metropolitan area.
     * @maxItems 100
     */
  msa?: FacetCount[];
  /**
     * By state.
     * @maxItems 100
     */
  state?: FacetCount[];
  /**
     * By title.
     * @maxItems 100
     */
  title?: FacetCount[];
  /**
     * By skill.
     * @maxItems 100
     */
  skill?: FacetCount[];
  /**
     * By credential.
     * @maxItems 100
     */
  credential?: FacetCount[];
}

/**
 * An employer in a ranking.
 */
export interface RankedEmployer {
  /**
     * Employer id.
     * @minimum 0
     * @maximum 4294967295
     */
  id: number;
  /**
     * Its name.
     * @maxLength 200
     */
  name: string;
  /**
     * Number of postings.
     * @minimum 0
     */
  demandCount: number;
  facets?: EmployerFacets;
}

/**
 * Postings by employer.
 */
export interface EmployerRankingData {
  /**
     * Employers, the largest first; ties by id.
     * @maxItems 1000
     */
  employers: RankedEmployer[];
}

/**
 * The envelope of an employer ranking.
 */
export interface EmployerRankingResponse {
  apiCode: ApiCode;
  messages: Messages;
  /** The answer; null when there is too little or no data. */
  data: EmployerRankingData | null;
  input: MeasureInput;
}

/**
 * An employer with open postings.
 */
export interface HiringEmployer {
  /**
     * Employer id.
     * @minimum 0
     * @maximum 4294967295
     */
  id: number;
  /**
     * Its name.
     * @maxLength 200
     */
  name: string;
  /**
     * Open postings.
     * @minimum 0
     */
  demandCount: number;
  /**
     * Percent of all open postings counted, to two decimals.
     * @minimum 0
     * @maximum 100
     */
  postingPercentage: number;
}

/**
 * Open postings by employer.
 */
export interface ActivelyHiringData {
  /**
     * Open postings counted.
     * @minimum 0
     */
  totalDemand: number;
  /**
     * Employers, the largest first; ties by id.
     * @maxItems 1000
     */
  employers: HiringEmployer[];
}

/**
 * The envelope of actively hiring employers.
 */
export interface ActivelyHiringResponse {
  apiCode: ApiCode;
  messages: Messages;
  /** The answer; null when there is too little or no data. */
  data: ActivelyHiringData | null;
  input: MeasureInput;
}

/**
 * An employer's demand by period.
 */
export interface EmployerTrend {
  /**
     * Employer id.
     * @minimum 0
     * @maximum 4294967295
     */
  id: number;
  /**
     * Its name.
     * @maxLength 200
     */
  name: string;
  /**
     * Every period of the window, the earliest first.
     * @maxItems 13
     */
  trend: TrendPoint[];
}

/**
 * Demand by employer and period.
 */
export interface EmployerTrendData {
  /**
     * Employers, the largest first.
     * @maxItems 20
     */
  employers: EmployerTrend[];
}

/**
 * The envelope of an employer trend.
 */
export interface EmployerTrendResponse {
  apiCode: ApiCode;
  messages: Messages;
  /** The answer; null when there is too little or no data. */
  data: EmployerTrendData | null;
  input: MeasureInput;
}

/**
 * A skill in a ranking.
 */
export interface RankedSkill {
  /**
     * Skill id.
     * @minimum 0
     * @maximum 4294967295
     */
  id: number;
  /**
     * Its category.
     * @maxLength 200
     */
  type: string;
  /**
     * Its name.
     * @maxLength 200
     */
  label: string;
  /**
     * Postings that carry it.
     * @minimum 0
     */
  demand: number;
}

/**
 * Postings by skill.
 */
export interface SkillRankingData {
  /**
     * Skills, the most wanted first; ties by id.
     * @maxItems 1000
     */
  Skills: RankedSkill[];
  /**
     * Postings counted.
     * @minimum 0
     */
  totalDemand: number;
}

/**
 * The envelope of a skill ranking.
 */
export interface SkillRankingResponse {
  apiCode: ApiCode;
  messages: Messages;
  /** The answer; null when there is too little or no data. */
  data: SkillRankingData | null;
  input: MeasureInput;
}

/**
 * A skill and how close it stands to the primary one.
 */
export interface RelatedSkill {
  /**
     * Skill id.
     * @minimum 0
     * @maximum 4294967295
     */
  id: number;
  /**
     * Its name.
     * @maxLength 200
     */
  label: string;
  /**
     * Its category.
     * @maxLength 200
     */
  category: string;
  /**
     * Cosine of the two skills over postings, 0 to 1, to four decimals; 1 for the primary skill itself.
     * @minimum 0
     * @maximum 1
     */
  relatednessscore: number;
}

/**
 * A skill's neighbours.
 */
export interface SkillAdjacenciesData {
  primarySkill: RelatedSkill;
  /**
     * Neighbours, the closest first.
     * @maxItems 50
     */
  secondarySkills: RelatedSkill[];
}

/**
 * The envelope of skill adjacencies.
 */
export interface SkillAdjacenciesResponse {
  apiCode: ApiCode;
  messages: Messages;
  /** The answer; null when there is too little or no data. */
  data: SkillAdjacenciesData | null;
  input: MeasureInput;
}

/**
 * Skills that lead, gain and lose.
 */
export interface SkillRankingByCategoryData {
  /**
     * The most wanted, ties by id.
     * @maxItems 100
     */
  topSkills: RankedSkill[];
  /**
     * Those whose share grew against the window before, the fastest first.
     * @maxItems 100
     */
  topGrowingSkills: RankedSkill[];
  /**
     * Those whose share fell, the fastest first.
     * @maxItems 100
     */
  topDecliningSkills: RankedSkill[];
}

/**
 * The envelope of skills that lead, gain and lose.
 */
export interface SkillRankingByCategoryResponse {
  apiCode: ApiCode;
  messages: Messages;
  /** The answer; null when there is too little or no data. */
  data: SkillRankingByCategoryData | null;
  input: MeasureInput;
}

/**
 * A skill's demand by month.
 */
export interface SkillTrend {
  /**
     * Its name.
     * @maxLength 200
     */
  name: string;
  /**
     * Skill id.
     * @minimum 0
     * @maximum 4294967295
     */
  id: number;
  /**
     * Every month of the window, the earliest first.
     * @maxItems 13
     */
  trend: TrendPoint[];
}

/**
 * Demand by skill and month.
 */
export interface SkillTrendData {
  /**
     * Skills, the most wanted first.
     * @maxItems 10
     */
  skills: SkillTrend[];
}

/**
 * The envelope of a skill trend.
 */
export interface SkillTrendResponse {
  apiCode: ApiCode;
  messages: Messages;
  /** The answer; null when there is too little or no data. */
  data: SkillTrendData | null;
  input: MeasureInput;
}

/**
 * One of the four years.
 */
export interface SkillEvolutionPoint {
  /**
     * Postings that carry the skill.
     * @minimum 0
     */
  demandCount: number;
  /**
     * Percent of the year's postings, to two decimals.
     * @minimum 0
     * @maximum 100
     */
  percentage: number;
  /**
     * First day of the year.
     * @maxLength 10
     */
  period: string;
}

/**
 * A skill with its four years.
 */
export interface EvolvingSkill {
  /**
     * Skill id.
     * @minimum 0
     * @maximum 4294967295
     */
  id: number;
  /**
     * Its name.
     * @maxLength 200
     */
  name: string;
  /**
     * Its category.
     * @maxLength 200
     */
  category: string;
  /**
     * The four years, the earliest first.
     * @maxItems 4
     */
  trend: SkillEvolutionPoint[];
  /** Compound yearly growth of the share in percent, to two decimals, from the first year that has the skill; N/A for a new skill. */
  annualGrowth: number | 'N/A';
}

/**
 * Skills by how their share moved over four years; in each group the most postings in the last year first, ties by id.
 */
export interface SkillEvolutionData {
  /**
     * 10 postings or more in the last year, fewer in the three years before together.
     * @maxItems 100
     */
  new: EvolvingSkill[];
  /**
     * From a small share, growing by 25 percent a year or more.
     * @maxItems 100
     */
  emerging: EvolvingSkill[];
  /**
     * Growing by 10 percent a year or more.
     * @maxItems 100
     */
  growing: EvolvingSkill[];
  /**
     * Steady, or moved no further than chance moves it.
     * @maxItems 100
     */
  core: EvolvingSkill[];
  /**
     * Shrinking by 10 percent a year or more.
     * @maxItems 100
     */
  declining: EvolvingSkill[];
}

/**
 * The envelope of skill evolution.
 */
export interface SkillEvolutionResponse {
  apiCode: ApiCode;
  messages: Messages;
  /** The answer; null when there is too little or no data. */
  data: SkillEvolutionData | null;
  input: MeasureInput;
}

/**
 * A credential in a ranking.
 */
export interface RankedCredential {
  /**
     * Credential id.
     * @minimum 0
     * @maximum 4294967295
     */
  id: number;
  /**
     * Its name.
     * @maxLength 200
     */
  name: string;
  /**
     * Postings that ask for it.
     * @minimum 0
     */
  count: number;
  /**
     * Percent of the postings counted, to two decimals.
     * @minimum 0
     * @maximum 100
     */
  percentage: number;
}

/**
 * Postings by credential.
 */
export interface CredentialRankingData {
  /**
     * Credentials, the most wanted first; ties by id.
     * @maxItems 1000
     */
  credentials: RankedCredential[];
  /**
     * Postings counted.
     * @minimum 0
     */
  totalDemand: number;
}

/**
 * The envelope of a credential ranking.
 */
export interface CredentialRankingResponse {
  apiCode: ApiCode;
  messages: Messages;
  /** The answer; null when there is too little or no data. */
  data: CredentialRankingData | null;
  input: MeasureInput;
}

/**
 * A country.
 */
export interface PlaceCountry {
  /**
     * ISO 3166-1 numeric code.
     * @minimum 0
     * @maximum 4294967295
     */
  id: number;
  /**
     * ISO 3166-1 two-letter code.
     * @maxLength 2
     */
  code: string;
  /**
     * Its name.
     * @maxLength 200
     */
  label: string;
}

/**
 * A metropolitan area in a ranking, or a country when several are ranked.
 */
export interface RankedMsa {
  /**
     * MSA id, or the country's numeric code.
     * @minimum 0
     * @maximum 4294967295
     */
  id: number;
  /**
     * Its name.
     * @maxLength 200
     */
  label: string;
  country: PlaceCountry;
  /**
     * Number of postings.
     * @minimum 0
     */
  demandCount: number;
}

/**
 * Postings by metropolitan area.
 */
export interface LocationRankingData {
  /**
     * Areas, the largest first; ties by id.
     * @maxItems 1000
     */
  topmsas: RankedMsa[];
  /**
     * Postings counted.
     * @minimum 0
     */
  totalDemand: number;
}

/**
 * The envelope of a location ranking.
 */
export interface LocationRankingResponse {
  apiCode: ApiCode;
  messages: Messages;
  /** The answer; null when there is too little or no data. */
  data: LocationRankingData | null;
  input: MeasureInput;
}

/**
 * Adequate from ten talents for each person to hire.
 */
export type AdequateLocationSupplyAdequacy = typeof AdequateLocationSupplyAdequacy[keyof typeof AdequateLocationSupplyAdequacy];


export const AdequateLocationSupplyAdequacy = {
  Adequate: 'Adequate',
  Insufficient: 'Insufficient',
} as const;

/**
 * One metropolitan area's supply.
 */
export interface AdequateLocation {
  country: PlaceCountry;
  /** The metropolitan area. */
  msa: LabelledId;
  /**
     * Number of talents.
     * @minimum 0
     */
  supplyCount: number;
  /** Adequate from ten talents for each person to hire. */
  supplyAdequacy: AdequateLocationSupplyAdequacy;
}

/**
 * Supply by metropolitan area.
 */
export interface SupplyAdequacyData {
  /**
     * Areas, the largest supply first.
     * @maxItems 1000
     */
  supplyAdequacy: AdequateLocation[];
  /**
     * Talents of the whole selection, outside any area, too; rounded by itself, as each area is.
     * @minimum 0
     */
  totalSupply: number;
}

/**
 * The envelope of supply adequacy.
 */
export interface SupplyAdequacyResponse {
  apiCode: ApiCode;
  messages: Messages;
  /** The answer; null when there is too little or no data. */
  data: SupplyAdequacyData | null;
  input: MeasureInput;
}

/**
 * What the amount is paid for.
 */
export type MinimumWageCalculated = typeof MinimumWageCalculated[keyof typeof MinimumWageCalculated];


export const MinimumWageCalculated = {
  hourly: 'hourly',
  daily: 'daily',
  weekly: 'weekly',
  monthly: 'monthly',
  yearly: 'yearly',
} as const;

/**
 * A legal minimum wage.
 */
export interface MinimumWage {
  /**
     * Amount.
     * @minimum 0
     */
  value: number;
  /** What the amount is paid for. */
  calculated: MinimumWageCalculated;
  /**
     * ISO 4217 code.
     * @maxLength 3
     */
  currencyCode: string;
  /**
     * Its sign.
     * @maxLength 5
     */
  currencySymbol: string;
}

/**
 * Kind of place.
 */
export type LocationFactorType = typeof LocationFactorType[keyof typeof LocationFactorType];


export const LocationFactorType = {
  country: 'country',
  state: 'state',
  msa: 'msa',
} as const;

/**
 * Facts of one place; N/A where nobody publishes the figure.
 */
export interface LocationFactor {
  country: PlaceCountry;
  /**
     * Id of the place.
     * @minimum 0
     * @maximum 4294967295
     */
  id: number;
  /**
     * Its name.
     * @maxLength 200
     */
  label: string;
  /** Kind of place. */
  type: LocationFactorType;
  /**
     * Hours ahead (+) or behind (-) of basetimelocation on the data's last day, as +hh:mm; a place in several time zones has that of its largest city. N/A without a base.
     * @maxLength 6
     */
  timedifference: string;
  /** Inhabitants. A demonstration market has populations and talents at its scale, so that ratios hold and this number is far below the real one; the portal names the scale beside the dataset. There those of areas in Germany, Great Britain and Puerto Rico are estimated from the inhabitants of their states. */
  population: number | 'N/A';
  /**
     * Talents of the role per inhabitant, as text in percent; of the whole place, also of an area that reaches beyond the state asked for. N/A of a talent profile of a keyword expression alone, too.
     * @maxLength 12
     */
  qualifiedpopulation: string;
  /**
     * As text in percent.
     * @maxLength 12
     */
  unemploymentrate: string;
  /**
     * What profits bear by statute, as text in percent; in a state that taxes them too, and in its areas, both taxes together.
     * @maxLength 12
     */
  corporateincometaxrate: string;
  /** Minimum wage, or a text such as Varies by State. */
  minimumwage: string | MinimumWage;
}

/**
 * Facts of places.
 */
export interface LocationFactorsData {
  /**
     * The places asked for, then the metropolitan areas within them, the largest population by the taxonomy first.
     * @maxItems 1000
     */
  elements: LocationFactor[];
}

/**
 * The envelope of location factors.
 */
export interface LocationFactorsResponse {
  apiCode: ApiCode;
  messages: Messages;
  /** The answer; null when there is too little or no data. */
  data: LocationFactorsData | null;
  input: MeasureInput;
}

/**
 * Postings of one kind.
 */
export interface RemoteShare {
  /**
     * Number of postings.
     * @minimum 0
     */
  count: number;
  /**
     * Percent of the postings counted, to two decimals.
     * @minimum 0
     * @maximum 100
     */
  percentage: number;
}

/**
 * Postings that can be done away from the office.
 */
export interface RemoteTotal {
  /**
     * Number of postings.
     * @minimum 0
     */
  count: number;
  /**
     * Percent of the postings counted, to two decimals.
     * @minimum 0
     * @maximum 100
     */
  percentage: number;
  /** Always remote. */
  fullyremote: RemoteShare;
  /** Remote for a time. */
  temporaryremote: RemoteShare;
  /** Partly remote. */
  hybridremote: RemoteShare;
}

/**
 * One month.
 */
export interface RemoteTrendPoint {
  /**
     * First day of the month inside the window: the first one begins with the window and the last ends with it, so both may be partial.
     * @maxLength 10
     */
  period: string;
  /**
     * Remote postings.
     * @minimum 0
     */
  count: number;
}

/**
 * Remote and on-site postings.
 */
export interface RemoteDistributionData {
  /** On site, or the posting does not say. */
  unspecified_onsite: RemoteShare;
  totalremote: RemoteTotal;
  /**
     * Every month of the window, or of the last year of a longer one, the earliest first.
     * @maxItems 13
     */
  remotetrend: RemoteTrendPoint[];
}

/**
 * The envelope of a remote distribution.
 */
export interface RemoteDistributionResponse {
  apiCode: ApiCode;
  messages: Messages;
  /** The answer; null when there is too little or no data. */
  data: RemoteDistributionData | null;
  input: MeasureInput;
}

/**
 * A place's demand by period.
 */
export interface LocationTrend {
  /**
     * Id of the place.
     * @minimum 0
     * @maximum 4294967295
     */
  id: number;
  /**
     * Its name.
     * @maxLength 200
     */
  name: string;
  /**
     * Every period of the window, the earliest first.
     * @maxItems 13
     */
  trend: TrendPoint[];
}

/**
 * Demand by place and period.
 */
export interface LocationTrendData {
  /**
     * Places, the most wanted first.
     * @maxItems 10
     */
  locations: LocationTrend[];
}

/**
 * The envelope of a location trend.
 */
export interface LocationTrendResponse {
  apiCode: ApiCode;
  messages: Messages;
  /** The answer; null when there is too little or no data. */
  data: LocationTrendData | null;
  input: MeasureInput;
}

/**
 * On-site postings.
 */
export interface OnsiteCount {
  /**
     * Number of postings.
     * @minimum 0
     */
  count: number;
}

/**
 * A metropolitan area with the ranks that make its score.
 */
export interface RecommendedLocation {
  /**
     * MSA id.
     * @minimum 0
     * @maximum 4294967295
     */
  id: number;
  /**
     * Its name.
     * @maxLength 200
     */
  label: string;
  country: PlaceCountry;
  /**
     * Weighted mean of the three ranks, 0 to 100, to one decimal.
     * @minimum 0
     * @maximum 100
     */
  score: number;
  /**
     * Percentile rank of its supply among these areas, to one decimal, equal ones and itself counted half (50 for a single one): higher is larger.
     * @minimum 0
     * @maximum 100
     */
  supplyrank: number;
  /**
     * Percentile rank of its median pay among these areas with known pay, to one decimal, equal ones and itself counted half (50 for a single one): higher is lower pay. Null below 30 paid postings.
     * @minimum 0
     * @maximum 100
     * @nullable
     */
  costrank: number | null;
  /**
     * Percentile rank of its demand per talent among these areas, to one decimal, equal ones and itself counted half (50 for a single one): higher is lower demand.
     * @minimum 0
     * @maximum 100
     */
  competitionrank: number;
  /**
     * Number of talents.
     * @minimum 0
     */
  supplyCount: number;
  /**
     * Number of postings.
     * @minimum 0
     */
  demandCount: number;
  /**
     * Median advertised yearly pay in whole USD; null below 30 paid postings, which counts as the middle rank in the score.
     * @minimum 0
     * @nullable
     */
  medianPayUsd: number | null;
  /** Postings on site, or that do not say. */
  unspecified_onsite: OnsiteCount;
  /** Postings that can be done remotely. */
  totalremote: OnsiteCount;
}

/**
 * Where to hire.
 */
export interface LocationRecommendationsData {
  /**
     * Areas whose supply is adequate, the best score first.
     * @maxItems 100
     */
  recommendations: RecommendedLocation[];
}

/**
 * The envelope of location recommendations.
 */
export interface LocationRecommendationsResponse {
  apiCode: ApiCode;
  messages: Messages;
  /** The answer; null when there is too little or no data. */
  data: LocationRecommendationsData | null;
  input: MeasureInput;
}

/**
 * An employer's postings.
 */
export interface EmployerDemand {
  /**
     * Employer id.
     * @minimum 0
     * @maximum 4294967295
     */
  id: number;
  /**
     * Its name.
     * @maxLength 200
     */
  label: string;
  /**
     * Number of postings.
     * @minimum 0
     */
  count: number;
}

/**
 * Against the mean share of the compared employers that have postings, or of a single one against the share among all postings: above 1.2 times high, below 0.8 times low. An employer without postings is average.
 */
export type BrandingEmployerRelativeness = typeof BrandingEmployerRelativeness[keyof typeof BrandingEmployerRelativeness];


export const BrandingEmployerRelativeness = {
  high: 'high',
  average: 'average',
  low: 'low',
} as const;

/**
 * How often an employer advertises something.
 */
export interface BrandingEmployer {
  /**
     * Employer id.
     * @minimum 0
     * @maximum 4294967295
     */
  id: number;
  /**
     * Its name.
     * @maxLength 200
     */
  label: string;
  /**
     * Postings that mention it.
     * @minimum 0
     */
  demandCount: number;
  /**
     * Percent of the employer's postings, to two decimals.
     * @minimum 0
     * @maximum 100
     */
  percentage: number;
  /** Against the mean share of the compared employers that have postings, or of a single one against the share among all postings: above 1.2 times high, below 0.8 times low. An employer without postings is average. */
  relativeness: BrandingEmployerRelativeness;
}

/**
 * Something employers promise.
 */
export interface BrandingAttribute {
  /**
     * Attribute id.
     * @minimum 0
     * @maximum 4294967295
     */
  id: number;
  /**
     * Its name.
     * @maxLength 200
     */
  label: string;
  /**
     * The sub-category it belongs to.
     * @maxLength 200
     */
  subcategory: string;
  /**
     * The compared employers, in the order asked.
     * @maxItems 20
     */
  employers: BrandingEmployer[];
}

/**
 * A category of the employer value proposition.
 */
export interface BrandingCategory {
  /**
     * Its name.
     * @maxLength 200
     */
  label: string;
  /**
     * Category id.
     * @minimum 0
     * @maximum 4294967295
     */
  id: number;
  /**
     * Postings of the compared employers that mention the category.
     * @minimum 0
     */
  overallcount: number;
  /**
     * The compared employers, in the order asked.
     * @maxItems 20
     */
  employersummary: BrandingEmployer[];
  /**
     * What is promised, the most mentioned first.
     * @maxItems 1000
     */
  attributes: BrandingAttribute[];
}

/**
 * What employers promise in their postings.
 */
export interface EmployerBrandingData {
  /**
     * Postings of each employer, in the order asked.
     * @maxItems 20
     */
  totalDemandCounts: EmployerDemand[];
  /**
     * The categories asked for, by id.
     * @maxItems 5
     */
  categories: BrandingCategory[];
}

/**
 * The envelope of employer branding.
 */
export interface EmployerBrandingResponse {
  apiCode: ApiCode;
  messages: Messages;
  /** The answer; null when there is too little or no data. */
  data: EmployerBrandingData | null;
  input: MeasureInput;
}

/**
 * Whether reviewers recommend the employer to a friend, of those who said; both 0 when nobody did.
 */
export interface FriendRecommendation {
  /**
     * Percent who do, to one decimal.
     * @minimum 0
     * @maximum 100
     */
  positive: number;
  /**
     * Percent who do not, to one decimal.
     * @minimum 0
     * @maximum 100
     */
  negative: number;
}

/**
 * The newest review; empty texts when it says nothing.
 */
export interface LatestReview {
  /**
     * What is good.
     * @maxLength 5000
     */
  pros: string;
  /**
     * What is bad.
     * @maxLength 5000
     */
  cons: string;
}

/**
 * One quarter.
 */
export interface SentimentPoint {
  /**
     * First day of the quarter inside the window: the first one begins with the window and the last ends with it, so both may be partial.
     * @maxLength 10
     */
  period: string;
  /**
     * Mean rating of the category, 1 to 5, to one decimal; null without a review.
     * @minimum 1
     * @maximum 5
     * @nullable
     */
  overallRating: number | null;
  /**
     * Reviews that rate it.
     * @minimum 0
     */
  numberOfReviews: number;
}

/**
 * The rating in words: from 3.5 positive, up to 2.5 negative.
 */
export type SentimentEmployerTranslation = typeof SentimentEmployerTranslation[keyof typeof SentimentEmployerTranslation];


export const SentimentEmployerTranslation = {
  positive: 'positive',
  neutral: 'neutral',
  negative: 'negative',
} as const;

/**
 * How an employer is rated in one category.
 */
export interface SentimentEmployer {
  /**
     * Employer id.
     * @minimum 0
     * @maximum 4294967295
     */
  id: number;
  /**
     * Its name.
     * @maxLength 200
     */
  label: string;
  /** The rating in words: from 3.5 positive, up to 2.5 negative. */
  translation: SentimentEmployerTranslation;
  friendrecommend: FriendRecommendation;
  latestreview: LatestReview;
  /**
     * Reviews that rate the category 4 or better.
     * @minimum 0
     */
  count: number;
  /**
     * Reviews that rate the category.
     * @minimum 0
     */
  totalcount: number;
  /**
     * Mean rating of the category, 1 to 5, to one decimal.
     * @minimum 1
     * @maximum 5
     */
  overallrating: number;
  /**
     * Reviews in the window that rate the category.
     * @minimum 0
     */
  numberofreviews: number;
  /**
     * Every quarter of the window, or of the last year of a longer one, the earliest first.
     * @maxItems 5
     */
  trend: SentimentPoint[];
}

/**
 * One category with the employers' ratings.
 */
export interface SentimentCategory {
  /**
     * Category id.
     * @minimum 0
     * @maximum 4294967295
     */
  id: number;
  /**
     * Its name.
     * @maxLength 200
     */
  label: string;
  /**
     * The employers rated in it, in the order asked; empty where none is.
     * @maxItems 20
     */
  employers: SentimentEmployer[];
}

/**
 * Ratings by category.
 */
export interface SentimentData {
  /**
     * The categories asked for, by id.
     * @maxItems 5
     */
  categories: SentimentCategory[];
}

/**
 * The envelope of sentiment.
 */
export interface SentimentResponse {
  apiCode: ApiCode;
  messages: Messages;
  /** The answer; null when there is too little or no data. */
  data: SentimentData | null;
  input: MeasureInput;
}

/**
 * The rating of one category.
 */
export interface CategoryRating {
  /**
     * Category id.
     * @minimum 0
     * @maximum 4294967295
     */
  id: number;
  /**
     * Its name.
     * @maxLength 200
     */
  label: string;
  /**
     * Reviews that rate it.
     * @minimum 0
     */
  numberofreviews: number;
  /**
     * Mean, 1 to 5, to one decimal; null without a review.
     * @minimum 1
     * @maximum 5
     * @nullable
     */
  rating: number | null;
}

/**
 * What reviewers think of the chief executive, in percent of those who said, to one decimal; all 0 when nobody did.
 */
export interface CeoRecommendation {
  /**
     * Percent who approve.
     * @minimum 0
     * @maximum 100
     */
  approve: number;
  /**
     * Percent who have no opinion.
     * @minimum 0
     * @maximum 100
     */
  noopinion: number;
  /**
     * Percent who disapprove.
     * @minimum 0
     * @maximum 100
     */
  disapprove: number;
}

/**
 * What reviewers expect of the business, in percent of those who said, to one decimal; all 0 when nobody did.
 */
export interface BusinessOutlook {
  /**
     * Percent who expect it to get better.
     * @minimum 0
     * @maximum 100
     */
  positive: number;
  /**
     * Percent who expect it to stay the same.
     * @minimum 0
     * @maximum 100
     */
  neutral: number;
  /**
     * Percent who expect it to get worse.
     * @minimum 0
     * @maximum 100
     */
  negative: number;
}

/**
 * What reviewers say in short.
 */
export interface RatingOverview {
  friendrecommend: FriendRecommendation;
  ceorecommend: CeoRecommendation;
  businessoutlook: BusinessOutlook;
  latestreview: LatestReview;
}

/**
 * One quarter.
 */
export interface RatingPoint {
  /**
     * First day of the quarter inside the window: the first one begins with the window and the last ends with it, so both may be partial.
     * @maxLength 10
     */
  period: string;
  /**
     * Mean overall rating, 1 to 5, to one decimal; null without a review.
     * @minimum 1
     * @maximum 5
     * @nullable
     */
  overallrating: number | null;
  /**
     * Reviews.
     * @minimum 0
     */
  numberofreviews: number;
}

/**
 * An employer's ratings.
 */
export interface RatedEmployer {
  /**
     * Its name.
     * @maxLength 200
     */
  label: string;
  /**
     * Employer id.
     * @minimum 0
     * @maximum 4294967295
     */
  id: number;
  /**
     * Mean overall rating, 1 to 5, to one decimal.
     * @minimum 1
     * @maximum 5
     */
  overallrating: number;
  /**
     * The five categories, by id.
     * @maxItems 5
     */
  categoryrating: CategoryRating[];
  overview: RatingOverview;
  /**
     * Every quarter of the window, or of the last year of a longer one, the earliest first.
     * @maxItems 5
     */
  trend: RatingPoint[];
}

/**
 * Overall ratings.
 */
export interface OverallRatingData {
  /**
     * The employers with reviews, in the order asked.
     * @maxItems 20
     */
  employers: RatedEmployer[];
}

/**
 * The envelope of overall ratings.
 */
export interface OverallRatingResponse {
  apiCode: ApiCode;
  messages: Messages;
  /** The answer; null when there is too little or no data. */
  data: OverallRatingData | null;
  input: MeasureInput;
}

/**
 * What the reviewer expects of the business.
 * @nullable
 */
export type ReviewBusinessOutlook = typeof ReviewBusinessOutlook[keyof typeof ReviewBusinessOutlook] | null;


export const ReviewBusinessOutlook = {
  POSITIVE: 'POSITIVE',
  NEUTRAL: 'NEUTRAL',
  NEGATIVE: 'NEGATIVE',
} as const;

/**
 * What the reviewer thinks of the chief executive.
 * @nullable
 */
export type ReviewCeoRating = typeof ReviewCeoRating[keyof typeof ReviewCeoRating] | null;


export const ReviewCeoRating = {
  APPROVED: 'APPROVED',
  NO_OPINION: 'NO_OPINION',
  DISAPPROVED: 'DISAPPROVED',
} as const;

/**
 * One review; a field is null where the reviewer says nothing.
 */
export interface Review {
  /**
     * Headline of the review.
     * @maxLength 200
     * @nullable
     */
  title: string | null;
  /**
     * Where the reviewer works.
     * @maxLength 200
     * @nullable
     */
  location: string | null;
  /**
     * Day it was posted.
     * @maxLength 10
     */
  postedDate: string;
  /**
     * Current or former.
     * @maxLength 200
     * @nullable
     */
  employmentStatus: string | null;
  /**
     * How long the reviewer has worked there.
     * @maxLength 200
     * @nullable
     */
  duration: string | null;
  /**
     * Recommends the employer to a friend.
     * @nullable
     */
  recommendAFriend: boolean | null;
  /**
     * What the reviewer expects of the business.
     * @nullable
     */
  businessOutlook: ReviewBusinessOutlook;
  /**
     * What the reviewer thinks of the chief executive.
     * @nullable
     */
  ceoRating: ReviewCeoRating;
  /**
     * Workplace model, 1 to 5.
     * @minimum 1
     * @maximum 5
     * @nullable
     */
  workplaceAndModel: number | null;
  /**
     * People, 1 to 5.
     * @minimum 1
     * @maximum 5
     * @nullable
     */
  peopleRating: number | null;
  /**
     * Total rewards, 1 to 5.
     * @minimum 1
     * @maximum 5
     * @nullable
     */
  totalRewards: number | null;
  /**
     * Growth opportunities, 1 to 5.
     * @minimum 1
     * @maximum 5
     * @nullable
     */
  growthOpportunities: number | null;
  /**
     * Culture and values, 1 to 5.
     * @minimum 1
     * @maximum 5
     * @nullable
     */
  cultureAndValues: number | null;
  /**
     * In one line.
     * @maxLength 1000
     * @nullable
     */
  summary: string | null;
  /**
     * What is good.
     * @maxLength 5000
     * @nullable
     */
  pro: string | null;
  /**
     * What is bad.
     * @maxLength 5000
     * @nullable
     */
  con: string | null;
}

/**
 * An employer's reviews.
 */
export interface EmployerReviews {
  /**
     * Employer id.
     * @minimum 0
     * @maximum 4294967295
     */
  id: number;
  /**
     * Its name.
     * @maxLength 200
     */
  label: string;
  /**
     * Reviews of the window, the newest first.
     * @maxItems 1000
     */
  reviews: Review[];
}

/**
 * Reviews.
 */
export interface ReviewsData {
  /**
     * The employer asked for.
     * @maxItems 1
     */
  employers: EmployerReviews[];
}

/**
 * The envelope of reviews.
 */
export interface ReviewsResponse {
  apiCode: ApiCode;
  messages: Messages;
  /** The answer; null when there is too little or no data. */
  data: ReviewsData | null;
  input: MeasureInput;
}

/**
 * Shares in one place.
 */
export interface PlaceGenderShares {
  /**
     * Id of the place.
     * @minimum 0
     * @maximum 4294967295
     */
  id: number;
  /**
     * Its name.
     * @maxLength 200
     */
  label: string;
  /**
     * Percent of men among the talents whose gender is known, to one decimal.
     * @minimum 0
     * @maximum 100
     */
  men: number;
  /**
     * Percent of women among the talents whose gender is known, to one decimal.
     * @minimum 0
     * @maximum 100
     */
  women: number;
}

/**
 * Shares by gender, in total and by place.
 */
export interface GenderShares {
  /**
     * Country code.
     * @maxLength 2
     */
  country: string;
  /**
     * Percent of men among the talents whose gender is known, to one decimal.
     * @minimum 0
     * @maximum 100
     */
  men: number;
  /**
     * Percent of women among the talents whose gender is known, to one decimal.
     * @minimum 0
     * @maximum 100
     */
  women: number;
  /**
     * By metropolitan area, the largest supply first.
     * @maxItems 100
     */
  msa?: PlaceGenderShares[];
  /**
     * By state, the largest supply first.
     * @maxItems 100
     */
  state?: PlaceGenderShares[];
}

/**
 * Gender diversity of talents.
 */
export interface GenderDiversityData {
  genderdiversity: GenderShares;
}

/**
 * The envelope of gender diversity.
 */
export interface GenderDiversityResponse {
  apiCode: ApiCode;
  messages: Messages;
  /** The answer; null when there is too little or no data. */
  data: GenderDiversityData | null;
  input: MeasureInput;
}

/**
 * The share of one group.
 */
export interface DiversityShare {
  /**
     * The group.
     * @maxLength 200
     */
  label: string;
  /**
     * Percent of the talents whose group is known, to one decimal.
     * @minimum 0
     * @maximum 100
     */
  value: number;
}

/**
 * Shares in one place.
 */
export interface PlaceDiversity {
  /**
     * Id of the place.
     * @minimum 0
     * @maximum 4294967295
     */
  id: number;
  /**
     * Its name.
     * @maxLength 200
     */
  name: string;
  /**
     * Shares, groups always in the same order.
     * @maxItems 10
     */
  diversities: DiversityShare[];
}

/**
 * Shares by ethnicity, in total and by place.
 */
export interface EthnicDiversity {
  /**
     * Country code.
     * @maxLength 2
     */
  country: string;
  /**
     * Shares in all, groups always in the same order.
     * @maxItems 10
     */
  diversities: DiversityShare[];
  /**
     * By metropolitan area, the largest supply first.
     * @maxItems 100
     */
  msa?: PlaceDiversity[];
  /**
     * By state, the largest supply first.
     * @maxItems 100
     */
  state?: PlaceDiversity[];
}

/**
 * Ethnic diversity of talents.
 */
export interface EthnicityDiversityData {
  ethnicdiversities: EthnicDiversity;
}

/**
 * The envelope of ethnic diversity.
 */
export interface EthnicityDiversityResponse {
  apiCode: ApiCode;
  messages: Messages;
  /** The answer; null when there is too little or no data. */
  data: EthnicityDiversityData | null;
  input: MeasureInput;
}

/**
 * Graduates by degree.
 */
export interface DegreeCounts {
  /**
     * Associate degrees.
     * @minimum 0
     */
  associate: number;
  /**
     * Bachelor's degrees.
     * @minimum 0
     */
  bachelor: number;
  /**
     * Master's degrees.
     * @minimum 0
     */
  master: number;
  /**
     * Doctorates.
     * @minimum 0
     */
  doctorate: number;
}

/**
 * Graduates of one field.
 */
export interface FieldOfStudy {
  /**
     * The field.
     * @maxLength 200
     */
  name: string;
  /**
     * Graduates.
     * @minimum 0
     */
  supply: number;
}

/**
 * Graduates by group; all 0 where the institution does not publish them.
 */
export interface GraduateDiversity {
  /**
     * White.
     * @minimum 0
     */
  WhiteGraduates: number;
  /**
     * Asian.
     * @minimum 0
     */
  AsianGraduates: number;
  /**
     * Black.
     * @minimum 0
     */
  BlackGraduates: number;
  /**
     * Hispanic or Latino.
     * @minimum 0
     */
  LatinoGraduates: number;
  /**
     * All others.
     * @minimum 0
     */
  OtherGraduates: number;
  /**
     * Men.
     * @minimum 0
     */
  MaleGraduates: number;
  /**
     * Women.
     * @minimum 0
     */
  FemaleGraduates: number;
}

/**
 * One institution's graduates in a year.
 */
export interface GraduatesOfInstitution {
  /**
     * Institution id.
     * @minimum 0
     * @maximum 4294967295
     */
  id: number;
  /**
     * Its name.
     * @maxLength 200
     */
  institution: string;
  /**
     * Its metropolitan area; null outside any.
     * @maxLength 200
     * @nullable
     */
  msa: string | null;
  /**
     * Graduates.
     * @minimum 0
     */
  totalgraduates: number;
  graduatesupply: DegreeCounts;
  /**
     * The 50 largest fields at most, the largest first.
     * @maxItems 50
     */
  fieldofstudy: FieldOfStudy[];
  diversitybreakdown: GraduateDiversity;
}

/**
 * Institutions, the most graduates first; ties by id.
 * @maxItems 1000
 */
export type GraduateSupplyData = GraduatesOfInstitution[];

/**
 * The envelope of graduate supply.
 */
export interface GraduateSupplyResponse {
  apiCode: ApiCode;
  messages: Messages;
  /** The answer; null when there is too little or no data. */
  data: GraduateSupplyData | null;
  input: MeasureInput;
}

/**
 * 200 when it is healthy, 503 when not.
 */
export type HealthDataStatusCode = typeof HealthDataStatusCode[keyof typeof HealthDataStatusCode];


export const HealthDataStatusCode = {
  NUMBER_200: 200,
  NUMBER_503: 503,
} as const;

/**
 * What was checked.
 */
export interface HealthData {
  /** 200 when it is healthy, 503 when not. */
  statusCode: HealthDataStatusCode;
  /**
     * Path of the service.
     * @maxLength 100
     */
  urlPath: string;
}

/**
 * The envelope of a health check.
 */
export interface HealthResponse {
  apiCode: ApiCode;
  messages: Messages;
  data: HealthData;
  input: EmptyInput;
}

/**
 * The path has another method.
 */
export type MethodNotAllowedResponse = ErrorResponse;

/**
 * The body is too large.
 */
export type PayloadTooLargeResponse = ErrorResponse;

/**
 * The body is of another media type.
 */
export type UnsupportedMediaTypeResponse = ErrorResponse;

/**
 * A rate limit is reached, or the annual quota is spent.
 */
export type TooManyRequestsResponse = ErrorResponse;

/**
 * An error on our side. Nothing is taken from the annual quota, but the units of the minute stay spent.
 */
export type InternalServerErrorResponse = ErrorResponse;

/**
 * Too many calls at once, or the accounts cannot be reached for a moment. Nothing is taken from the annual quota, but units that were taken from the minute stay spent.
 */
export type ServiceUnavailableResponse = ErrorResponse;

/**
 * The query ran past its time limit. Nothing is taken from the annual quota, but the units of the minute stay spent.
 */
export type GatewayTimedOutResponse = ErrorResponse;

/**
 * There is no token, or it is invalid or expired.
 */
export type UnauthorizedResponse = ErrorResponse;

/**
 * The answer is still the one named in If-None-Match. It costs as much as the answer.
 */
export type NotModifiedResponse = void;

/**
 * A parameter is missing, malformed, unknown, too long or names nothing.
 */
export type FilterBadRequestResponse = ErrorResponse;

/**
 * Names the calling program; a request without it is refused.
 */
export type UserAgentParameter = string;

export type ProfileCategoryParameter = typeof ProfileCategoryParameter[keyof typeof ProfileCategoryParameter];


export const ProfileCategoryParameter = {
  sharedbytalentintelligence: 'sharedbytalentintelligence',
  sharedwithme: 'sharedwithme',
  mine: 'mine',
} as const;

/**
 * Page to return, counted from 1; the first one when left out.
 */
export type PagenoParameter = number;

/**
 * Part of a name in any case, 2 to 50 characters; up to 10, separated by commas, find what matches any of them.
 */
export type NameKeywordParameter = string;

/**
 * Records a page, 1 to 1000; 50 without it.
 */
export type TaxonomyLimitParameter = number;

/**
 * One talent profile the caller can see, by id.
 */
export type RequiredTalentprofileParameter = string;

/**
 * Words of a name or their beginnings, 2 to 50 characters; up to 10, separated by commas, find what matches any of them. Typos are forgiven where nothing else is found.
 */
export type KeywordParameter = string;

/**
 * Up to 5 industries by id, 1 to 11 as in the portal's Industry List: only their employers.
 */
export type IndustryParameter = string;

/**
 * Up to 5 sub-industries by id, 1 to 54 as in the portal's Sub-Industry List: only their employers.
 */
export type SubindustryParameter = string;

/**
 * Skill categories by id: 1 Skills, 2 Knowledge, 3 Tools and Technologies, 4 Personal Abilities.
 */
export type CategoryidParameter = string;

/**
 * How many skills to return, 1 to 1000; 1000 when left out. Not together with `after`.
 */
export type AllSkillsLimitParameter = number;

/**
 * One skill category by id: 1 Skills, 2 Knowledge, 3 Tools and Technologies, 4 Personal Abilities. 1 without it.
 */
export type OneCategoryidParameter = string;

/**
 * Return the records whose id is greater than this; 0, the default, begins. Not together with `pageno` or `limit`.
 */
export type AfterParameter = number;

/**
 * Words of a name or their beginnings, 2 to 50 characters; up to 10, separated by commas, find what matches any of them. Typos are forgiven where nothing else is found.
 */
export type RequiredKeywordParameter = string;

/**
 * Up to 5 business functions by id (1 and 3 to 21, as in the portal's Function List): only their occupations.
 */
export type OccupationCategoryidParameter = string;

/**
 * The country whose places are wanted, as its ISO 3166-1 two-letter code in capitals.
 */
export type TaxonomyCountryParameter = string;

/**
 * Up to 5 states of the country: only places in them.
 */
export type TaxonomyStatesParameter = string;

/**
 * Up to 10 metropolitan areas of the country: only places in them.
 */
export type TaxonomyMsasParameter = string;

/**
 * Up to 10 counties of the country: only places in them.
 */
export type TaxonomyCountiesParameter = string;

/**
 * 1 to 20 employers to look up. Ids come from the employer taxonomy.
 */
export type LookupEmployersParameter = string;

/**
 * 1 to 10 skills to look up, by their ids from the skill taxonomy.
 */
export type LookupSkillsParameter = string;

/**
 * Country, as its ISO 3166-1 two-letter code in capitals. One country a request. Of several places the broadest counts, on the diversity operations the narrowest.
 */
export type CountryParameter = string;

/**
 * One state or region, by its id from the state taxonomy. Only US, CA, MX, DE, IN and GB have states. Of several places the broadest counts, on the diversity operations the narrowest.
 */
export type StateParameter = string;

/**
 * Up to 5 metropolitan areas, by their ids from the MSA taxonomy. All of one country. Of several places the broadest counts, on the diversity operations the narrowest.
 */
export type MsaParameter = string;

/**
 * Up to 10 counties, by their ids from the county taxonomy. A state, MSA or country must stand beside it: of several places the broadest counts, on the diversity operations the narrowest.
 */
export type CountyParameter = string;

/**
 * Up to 10 cities, by their ids from the city taxonomy. A state, MSA or country must stand beside it: of several places the broadest counts, on the diversity operations the narrowest.
 */
export type CityParameter = string;

/**
 * Up to 20 employers. `not:` before an id leaves that employer out. Ids come from the employer taxonomy.
 */
export type EmployerParameter = string;

/**
 * Up to 5 occupations by SOC8 code (O*NET-SOC 2019, with or without its punctuation). `not:` before a code leaves that occupation out.
 */
export type OccupationParameter = string;

/**
 * Up to 5 job titles by their ids from the title taxonomy. `not:` before an id leaves that title out.
 */
export type SemicleantitleParameter = string;

/**
 * Up to 5 business functions by id (1 and 3 to 21, as in the portal's Function List). `not:` before an id leaves that function out.
 */
export type FunctionParameter = string;

/**
 * Up to 10 skills by their ids from the skill taxonomy. A plain list means any of them; `req:` before an id demands that skill; `not:` leaves out what carries it. `req:1,req:2,3,4,not:5` is 1 and 2 and (3 or 4) and not 5.
 */
export type SkillParameter = string;

/**
 * Up to 10 credentials by their ids from the credential taxonomy. A plain list means any of them; `req:` before an id demands that credential; `not:` leaves out what asks for it.
 */
export type CredentialParameter = string;

/**
 * Up to 3 employment types: 1 Permanent, 2 Temporary, 3 Contract, 4 Full-Time, 5 Part-Time, 6 Internship, 7 Co-op. `not:` leaves one out.
 */
export type EmploymenttypeParameter = string;

/**
 * Up to 3 education levels: 1 GED/High School, 2 Associate, 3 Bachelor's, 4 Master's, doctorates among them. `not:` leaves one out.
 */
export type EducationlevelParameter = string;

/**
 * Up to 3 experience levels: 1 Junior (0-2 years), 2 Mid-level (3-7), 3 Senior (8 and more). `not:` leaves one out.
 */
export type ExperiencelevelParameter = string;

/**
 * One talent profile the caller can see, by id; 205 means all talent data. Not together with the role attributes: function, occupation, skill, credential, title, levels, employment type, query. Where talents are counted its keyword expression is left aside, as `query` is.
 */
export type TalentprofileParameter = string;

/**
 * One keyword expression over title and description: words joined by AND, OR and NOT, grouped by parentheses, exact phrases in quotation marks. NOT binds before AND, AND before OR; two words side by side mean both. Operators are read in any case; in quotation marks they are words. Punctuation inside a word makes a phrase (full-time). At most 50 words and 10 levels of parentheses, no comma-separated values, English only.
 */
export type QueryParameter = string;

/**
 * The dates counted: a number of days (d), weeks (w), months (m), quarters (q) or years (y) that ends on the data's last day, or yyyy-mm-dd-yyyy-mm-dd with both ends included, in UTC, from 2000 to 2040. Days after the data's last day are cut off.
 */
export type DaterangeParameter = string;

/**
 * Break the count down by one or more of these, the largest first. Written `name@count`; the count is 50 without `@`, at most 100. Names: msa, state, employers, skills, credentials.
 */
export type DemandFacetParameter = string;

/**
 * The dates counted, at most one year: a number of days (d), weeks (w), months (m), quarters (q) or years (y) that ends on the data's last day, or yyyy-mm-dd-yyyy-mm-dd with both ends included, in UTC, from 2000 to 2040. Days after the data's last day are cut off.
 */
export type TrendDaterangeParameter = string;

export type FrequencyParameter = typeof FrequencyParameter[keyof typeof FrequencyParameter];


export const FrequencyParameter = {
  monthly: 'monthly',
  quarterly: 'quarterly',
} as const;

/**
 * Break the count down by place, the largest first. One value. Written `name@count`; the count is 50 without `@`, at most 100. Names: msa, state.
 */
export type SupplyFacetParameter = string;

/**
 * The same percentiles for each of the largest values. One value. Written `name@count`; the count is 50 without `@`, at most 100. Names: msa, state, employer.
 */
export type CompensationFacetParameter = string;

/**
 * How many records to return, 1 to 1000; 1000 when left out.
 */
export type RankingLimitParameter = number;

/**
 * Page to return, counted from 1; the first one when left out. Listings end at the 10,000th. Not together with `after`.
 */
export type ListingsPagenoParameter = number;

/**
 * How many listings to return, 1 to 100; 50 when left out. Not together with `after`, which always returns 100.
 */
export type ListingsLimitParameter = number;

/**
 * Break each employer's count down, the largest first. One value; at most 20 employers then. Written `name@count`; the count is 50 without `@`, at most 100. Names: msa, state, title, skill, credential.
 */
export type EmployerFacetParameter = string;

/**
 * How many employers to return, 1 to 1000; 1000 when left out. Together with `facet` at most 20, and 20 when left out.
 */
export type EmployerRankingLimitParameter = number;

/**
 * How many skills to return, 1 to 1000; 100 without it.
 */
export type SkillRankingLimitParameter = number;

/**
 * The one skill whose neighbours are wanted, by its id from the skill taxonomy.
 */
export type PrimaryskillParameter = string;

/**
 * How many secondary skills to return, 1 to 50; 50 when left out.
 */
export type AdjacencyLimitParameter = number;

/**
 * How many skills to return in each group, 1 to 100; 100 when left out.
 */
export type CategoryLimitParameter = number;

/**
 * Up to 5 countries, as ISO 3166-1 two-letter codes in capitals, separated by commas. Of several places the broadest counts.
 */
export type CountriesParameter = string;

/**
 * Up to 5 metropolitan areas, by their ids from the MSA taxonomy, of one country or several. Of several places the broadest counts.
 */
export type LocationMsaParameter = string;

/**
 * How many people are to be hired in one place; 20 when left out.
 */
export type PeopletohireParameter = number;

/**
 * One metropolitan area by id: time differences are counted from it.
 */
export type BasetimelocationParameter = string;

/**
 * How much a large supply matters, 0 (not at all) to 10; 7 when left out.
 */
export type HighsupplyParameter = number;

/**
 * How much low pay matters, 0 (not at all) to 10; 7 when left out.
 */
export type LowcostParameter = number;

/**
 * How much low demand per candidate matters, 0 (not at all) to 10; 2 when left out.
 */
export type LowcompetitionParameter = number;

/**
 * 1 to 20 employers to compare. Ids come from the employer taxonomy.
 */
export type ComparedEmployersParameter = string;

/**
 * Up to 5 employer value categories by id: 155 workplace model, 156 people, 157 total rewards, 158 growth opportunities, 159 culture and values. All without it.
 */
export type EvpCategoryParameter = string;

/**
 * The one employer whose reviews are wanted. Ids come from the employer taxonomy.
 */
export type ReviewedEmployerParameter = string;

/**
 * Up to 10 metropolitan areas, by their ids from the MSA taxonomy. All of one country. Of several places the narrowest counts.
 */
export type DiversityMsaParameter = string;

export type GroupbyParameter = typeof GroupbyParameter[keyof typeof GroupbyParameter];


export const GroupbyParameter = {
  msa: 'msa',
  state: 'state',
} as const;

export type GetTalentProfilesParams = {
/**
 * Only profiles of this kind: the caller's own (`mine`), those shared within the organisation (`sharedwithme`), or those the provider shares with everyone.
 */
category?: ProfileCategoryParameter;
/**
 * Page to return, counted from 1; the first one when left out.
 * @minimum 1
 * @maximum 1000000
 */
pageno?: PagenoParameter;
/**
 * Part of a name in any case, 2 to 50 characters; up to 10, separated by commas, find what matches any of them.
 * @minLength 2
 * @maxLength 500
 * @pattern ^[ -+\--~\u00C0-\u024F]{2,50}(,[ -+\--~\u00C0-\u024F]{2,50})*$
 */
keyword?: NameKeywordParameter;
/**
 * Records a page, 1 to 1000; 50 without it.
 * @minimum 1
 * @maximum 1000
 */
limit?: TaxonomyLimitParameter;
};

export type GetTalentProfileLookupParams = {
/**
 * One talent profile the caller can see, by id.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
talentprofile: RequiredTalentprofileParameter;
};

export type GetEmployersParams = {
/**
 * Words of a name or their beginnings, 2 to 50 characters; up to 10, separated by commas, find what matches any of them. Typos are forgiven where nothing else is found.
 * @minLength 2
 * @maxLength 500
 * @pattern ^[ -+\--~\u00C0-\u024F]{2,50}(,[ -+\--~\u00C0-\u024F]{2,50})*$
 */
keyword?: KeywordParameter;
/**
 * Up to 5 industries by id, 1 to 11 as in the portal's Industry List: only their employers.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
industry?: IndustryParameter;
/**
 * Up to 5 sub-industries by id, 1 to 54 as in the portal's Sub-Industry List: only their employers.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
subindustry?: SubindustryParameter;
/**
 * Records a page, 1 to 1000; 50 without it.
 * @minimum 1
 * @maximum 1000
 */
limit?: TaxonomyLimitParameter;
/**
 * Page to return, counted from 1; the first one when left out.
 * @minimum 1
 * @maximum 1000000
 */
pageno?: PagenoParameter;
};

export type GetSkillsParams = {
/**
 * Words of a name or their beginnings, 2 to 50 characters; up to 10, separated by commas, find what matches any of them. Typos are forgiven where nothing else is found.
 * @minLength 2
 * @maxLength 500
 * @pattern ^[ -+\--~\u00C0-\u024F]{2,50}(,[ -+\--~\u00C0-\u024F]{2,50})*$
 */
keyword?: KeywordParameter;
/**
 * Skill categories by id: 1 Skills, 2 Knowledge, 3 Tools and Technologies, 4 Personal Abilities.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
categoryid?: CategoryidParameter;
/**
 * Records a page, 1 to 1000; 50 without it.
 * @minimum 1
 * @maximum 1000
 */
limit?: TaxonomyLimitParameter;
/**
 * Page to return, counted from 1; the first one when left out.
 * @minimum 1
 * @maximum 1000000
 */
pageno?: PagenoParameter;
};

export type GetAllSkillsParams = {
/**
 * How many skills to return, 1 to 1000; 1000 when left out. Not together with `after`.
 * @minimum 1
 * @maximum 1000
 */
limit?: AllSkillsLimitParameter;
/**
 * One skill category by id: 1 Skills, 2 Knowledge, 3 Tools and Technologies, 4 Personal Abilities. 1 without it.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
categoryid?: OneCategoryidParameter;
/**
 * Return the records whose id is greater than this; 0, the default, begins. Not together with `pageno` or `limit`.
 * @minimum 0
 * @maximum 4294967295
 */
after?: AfterParameter;
};

export type GetTitlesParams = {
/**
 * Words of a name or their beginnings, 2 to 50 characters; up to 10, separated by commas, find what matches any of them. Typos are forgiven where nothing else is found.
 * @minLength 2
 * @maxLength 500
 * @pattern ^[ -+\--~\u00C0-\u024F]{2,50}(,[ -+\--~\u00C0-\u024F]{2,50})*$
 */
keyword: RequiredKeywordParameter;
/**
 * Records a page, 1 to 1000; 50 without it.
 * @minimum 1
 * @maximum 1000
 */
limit?: TaxonomyLimitParameter;
/**
 * Page to return, counted from 1; the first one when left out.
 * @minimum 1
 * @maximum 1000000
 */
pageno?: PagenoParameter;
};

export type GetCredentialsParams = {
/**
 * Words of a name or their beginnings, 2 to 50 characters; up to 10, separated by commas, find what matches any of them. Typos are forgiven where nothing else is found.
 * @minLength 2
 * @maxLength 500
 * @pattern ^[ -+\--~\u00C0-\u024F]{2,50}(,[ -+\--~\u00C0-\u024F]{2,50})*$
 */
keyword?: KeywordParameter;
/**
 * Records a page, 1 to 1000; 50 without it.
 * @minimum 1
 * @maximum 1000
 */
limit?: TaxonomyLimitParameter;
/**
 * Page to return, counted from 1; the first one when left out.
 * @minimum 1
 * @maximum 1000000
 */
pageno?: PagenoParameter;
};

export type GetOccupationsParams = {
/**
 * Words of a name or their beginnings, 2 to 50 characters; up to 10, separated by commas, find what matches any of them. Typos are forgiven where nothing else is found.
 * @minLength 2
 * @maxLength 500
 * @pattern ^[ -+\--~\u00C0-\u024F]{2,50}(,[ -+\--~\u00C0-\u024F]{2,50})*$
 */
keyword?: KeywordParameter;
/**
 * Up to 5 business functions by id (1 and 3 to 21, as in the portal's Function List): only their occupations.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
categoryid?: OccupationCategoryidParameter;
/**
 * Records a page, 1 to 1000; 50 without it.
 * @minimum 1
 * @maximum 1000
 */
limit?: TaxonomyLimitParameter;
/**
 * Page to return, counted from 1; the first one when left out.
 * @minimum 1
 * @maximum 1000000
 */
pageno?: PagenoParameter;
};

export type GetSourcesParams = {
/**
 * Part of a name in any case, 2 to 50 characters; up to 10, separated by commas, find what matches any of them.
 * @minLength 2
 * @maxLength 500
 * @pattern ^[ -+\--~\u00C0-\u024F]{2,50}(,[ -+\--~\u00C0-\u024F]{2,50})*$
 */
keyword?: NameKeywordParameter;
/**
 * Records a page, 1 to 1000; 50 without it.
 * @minimum 1
 * @maximum 1000
 */
limit?: TaxonomyLimitParameter;
/**
 * Page to return, counted from 1; the first one when left out.
 * @minimum 1
 * @maximum 1000000
 */
pageno?: PagenoParameter;
};

export type GetStatesParams = {
/**
 * The country whose places are wanted, as its ISO 3166-1 two-letter code in capitals.
 * @minLength 1
 * @maxLength 200
 * @pattern ^[A-Z]{2}(,[A-Z]{2})*$
 */
country: TaxonomyCountryParameter;
/**
 * Words of a name or their beginnings, 2 to 50 characters; up to 10, separated by commas, find what matches any of them. Typos are forgiven where nothing else is found.
 * @minLength 2
 * @maxLength 500
 * @pattern ^[ -+\--~\u00C0-\u024F]{2,50}(,[ -+\--~\u00C0-\u024F]{2,50})*$
 */
keyword?: KeywordParameter;
/**
 * Page to return, counted from 1; the first one when left out.
 * @minimum 1
 * @maximum 1000000
 */
pageno?: PagenoParameter;
/**
 * Records a page, 1 to 1000; 50 without it.
 * @minimum 1
 * @maximum 1000
 */
limit?: TaxonomyLimitParameter;
};

export type GetMsasParams = {
/**
 * The country whose places are wanted, as its ISO 3166-1 two-letter code in capitals.
 * @minLength 1
 * @maxLength 200
 * @pattern ^[A-Z]{2}(,[A-Z]{2})*$
 */
country: TaxonomyCountryParameter;
/**
 * Up to 5 states of the country: only places in them.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
state?: TaxonomyStatesParameter;
/**
 * Words of a name or their beginnings, 2 to 50 characters; up to 10, separated by commas, find what matches any of them. Typos are forgiven where nothing else is found.
 * @minLength 2
 * @maxLength 500
 * @pattern ^[ -+\--~\u00C0-\u024F]{2,50}(,[ -+\--~\u00C0-\u024F]{2,50})*$
 */
keyword?: KeywordParameter;
/**
 * Page to return, counted from 1; the first one when left out.
 * @minimum 1
 * @maximum 1000000
 */
pageno?: PagenoParameter;
/**
 * Records a page, 1 to 1000; 50 without it.
 * @minimum 1
 * @maximum 1000
 */
limit?: TaxonomyLimitParameter;
};

export type GetCountiesParams = {
/**
 * The country whose places are wanted, as its ISO 3166-1 two-letter code in capitals.
 * @minLength 1
 * @maxLength 200
 * @pattern ^[A-Z]{2}(,[A-Z]{2})*$
 */
country: TaxonomyCountryParameter;
/**
 * Up to 5 states of the country: only places in them.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
state?: TaxonomyStatesParameter;
/**
 * Up to 10 metropolitan areas of the country: only places in them.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
msa?: TaxonomyMsasParameter;
/**
 * Words of a name or their beginnings, 2 to 50 characters; up to 10, separated by commas, find what matches any of them. Typos are forgiven where nothing else is found.
 * @minLength 2
 * @maxLength 500
 * @pattern ^[ -+\--~\u00C0-\u024F]{2,50}(,[ -+\--~\u00C0-\u024F]{2,50})*$
 */
keyword?: KeywordParameter;
/**
 * Page to return, counted from 1; the first one when left out.
 * @minimum 1
 * @maximum 1000000
 */
pageno?: PagenoParameter;
/**
 * Records a page, 1 to 1000; 50 without it.
 * @minimum 1
 * @maximum 1000
 */
limit?: TaxonomyLimitParameter;
};

export type GetCitiesParams = {
/**
 * The country whose places are wanted, as its ISO 3166-1 two-letter code in capitals.
 * @minLength 1
 * @maxLength 200
 * @pattern ^[A-Z]{2}(,[A-Z]{2})*$
 */
country: TaxonomyCountryParameter;
/**
 * Up to 5 states of the country: only places in them.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
state?: TaxonomyStatesParameter;
/**
 * Up to 10 metropolitan areas of the country: only places in them.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
msa?: TaxonomyMsasParameter;
/**
 * Up to 10 counties of the country: only places in them.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
county?: TaxonomyCountiesParameter;
/**
 * Words of a name or their beginnings, 2 to 50 characters; up to 10, separated by commas, find what matches any of them. Typos are forgiven where nothing else is found.
 * @minLength 2
 * @maxLength 500
 * @pattern ^[ -+\--~\u00C0-\u024F]{2,50}(,[ -+\--~\u00C0-\u024F]{2,50})*$
 */
keyword?: KeywordParameter;
/**
 * Page to return, counted from 1; the first one when left out.
 * @minimum 1
 * @maximum 1000000
 */
pageno?: PagenoParameter;
/**
 * Records a page, 1 to 1000; 50 without it.
 * @minimum 1
 * @maximum 1000
 */
limit?: TaxonomyLimitParameter;
};

export type GetEmployerLookupParams = {
/**
 * 1 to 20 employers to look up. Ids come from the employer taxonomy.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
employer: LookupEmployersParameter;
};

export type GetSkillLookupParams = {
/**
 * 1 to 10 skills to look up, by their ids from the skill taxonomy.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
skill: LookupSkillsParameter;
};

export type GetDemandParams = {
/**
 * Country, as its ISO 3166-1 two-letter code in capitals. One country a request. Of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 200
 * @pattern ^[A-Z]{2}(,[A-Z]{2})*$
 */
country?: CountryParameter;
/**
 * One state or region, by its id from the state taxonomy. Only US, CA, MX, DE, IN and GB have states. Of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
state?: StateParameter;
/**
 * Up to 5 metropolitan areas, by their ids from the MSA taxonomy. All of one country. Of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
msa?: MsaParameter;
/**
 * Up to 10 counties, by their ids from the county taxonomy. A state, MSA or country must stand beside it: of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
county?: CountyParameter;
/**
 * Up to 10 cities, by their ids from the city taxonomy. A state, MSA or country must stand beside it: of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
city?: CityParameter;
/**
 * Up to 20 employers. `not:` before an id leaves that employer out. Ids come from the employer taxonomy.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
employer?: EmployerParameter;
/**
 * Up to 5 occupations by SOC8 code (O*NET-SOC 2019, with or without its punctuation). `not:` before a code leaves that occupation out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{2}-?[0-9]{4}\.?[0-9]{2}(,(not:)?[0-9]{2}-?[0-9]{4}\.?[0-9]{2})*$
 */
occupation?: OccupationParameter;
/**
 * Up to 5 job titles by their ids from the title taxonomy. `not:` before an id leaves that title out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
semicleantitle?: SemicleantitleParameter;
/**
 * Up to 5 business functions by id (1 and 3 to 21, as in the portal's Function List). `not:` before an id leaves that function out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
function?: FunctionParameter;
/**
 * Up to 10 skills by their ids from the skill taxonomy. A plain list means any of them; `req:` before an id demands that skill; `not:` leaves out what carries it. `req:1,req:2,3,4,not:5` is 1 and 2 and (3 or 4) and not 5.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:|req:)?[0-9]{1,10}(,(not:|req:)?[0-9]{1,10})*$
 */
skill?: SkillParameter;
/**
 * Up to 10 credentials by their ids from the credential taxonomy. A plain list means any of them; `req:` before an id demands that credential; `not:` leaves out what asks for it.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:|req:)?[0-9]{1,10}(,(not:|req:)?[0-9]{1,10})*$
 */
credential?: CredentialParameter;
/**
 * Up to 3 employment types: 1 Permanent, 2 Temporary, 3 Contract, 4 Full-Time, 5 Part-Time, 6 Internship, 7 Co-op. `not:` leaves one out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
employmenttype?: EmploymenttypeParameter;
/**
 * Up to 3 education levels: 1 GED/High School, 2 Associate, 3 Bachelor's, 4 Master's, doctorates among them. `not:` leaves one out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
educationlevel?: EducationlevelParameter;
/**
 * Up to 3 experience levels: 1 Junior (0-2 years), 2 Mid-level (3-7), 3 Senior (8 and more). `not:` leaves one out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
experiencelevel?: ExperiencelevelParameter;
/**
 * One talent profile the caller can see, by id; 205 means all talent data. Not together with the role attributes: function, occupation, skill, credential, title, levels, employment type, query. Where talents are counted its keyword expression is left aside, as `query` is.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
talentprofile?: TalentprofileParameter;
/**
 * One keyword expression over title and description: words joined by AND, OR and NOT, grouped by parentheses, exact phrases in quotation marks. NOT binds before AND, AND before OR; two words side by side mean both. Operators are read in any case; in quotation marks they are words. Punctuation inside a word makes a phrase (full-time). At most 50 words and 10 levels of parentheses, no comma-separated values, English only.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[ -+\--~\u00C0-\u024F]+$
 */
query?: QueryParameter;
/**
 * The dates counted: a number of days (d), weeks (w), months (m), quarters (q) or years (y) that ends on the data's last day, or yyyy-mm-dd-yyyy-mm-dd with both ends included, in UTC, from 2000 to 2040. Days after the data's last day are cut off.
 * @minLength 2
 * @maxLength 21
 * @pattern ^([1-9][0-9]{0,3}[dwmqy]|[0-9]{4}-[0-9]{2}-[0-9]{2}-[0-9]{4}-[0-9]{2}-[0-9]{2})$
 */
daterange?: DaterangeParameter;
/**
 * Break the count down by one or more of these, the largest first. Written `name@count`; the count is 50 without `@`, at most 100. Names: msa, state, employers, skills, credentials.
 * @minLength 3
 * @maxLength 200
 * @pattern ^(msa|state|employers|skills|credentials|employer|skill|credential)(@[0-9]{1,6})?(,(msa|state|employers|skills|credentials|employer|skill|credential)(@[0-9]{1,6})?)*$
 */
facet?: DemandFacetParameter;
};

export type GetActiveDemandParams = {
/**
 * Country, as its ISO 3166-1 two-letter code in capitals. One country a request. Of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 200
 * @pattern ^[A-Z]{2}(,[A-Z]{2})*$
 */
country?: CountryParameter;
/**
 * One state or region, by its id from the state taxonomy. Only US, CA, MX, DE, IN and GB have states. Of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
state?: StateParameter;
/**
 * Up to 5 metropolitan areas, by their ids from the MSA taxonomy. All of one country. Of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
msa?: MsaParameter;
/**
 * Up to 10 counties, by their ids from the county taxonomy. A state, MSA or country must stand beside it: of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
county?: CountyParameter;
/**
 * Up to 10 cities, by their ids from the city taxonomy. A state, MSA or country must stand beside it: of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
city?: CityParameter;
/**
 * Up to 20 employers. `not:` before an id leaves that employer out. Ids come from the employer taxonomy.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
employer?: EmployerParameter;
/**
 * Up to 5 occupations by SOC8 code (O*NET-SOC 2019, with or without its punctuation). `not:` before a code leaves that occupation out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{2}-?[0-9]{4}\.?[0-9]{2}(,(not:)?[0-9]{2}-?[0-9]{4}\.?[0-9]{2})*$
 */
occupation?: OccupationParameter;
/**
 * Up to 5 job titles by their ids from the title taxonomy. `not:` before an id leaves that title out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
semicleantitle?: SemicleantitleParameter;
/**
 * Up to 5 business functions by id (1 and 3 to 21, as in the portal's Function List). `not:` before an id leaves that function out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
function?: FunctionParameter;
/**
 * Up to 10 skills by their ids from the skill taxonomy. A plain list means any of them; `req:` before an id demands that skill; `not:` leaves out what carries it. `req:1,req:2,3,4,not:5` is 1 and 2 and (3 or 4) and not 5.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:|req:)?[0-9]{1,10}(,(not:|req:)?[0-9]{1,10})*$
 */
skill?: SkillParameter;
/**
 * Up to 10 credentials by their ids from the credential taxonomy. A plain list means any of them; `req:` before an id demands that credential; `not:` leaves out what asks for it.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:|req:)?[0-9]{1,10}(,(not:|req:)?[0-9]{1,10})*$
 */
credential?: CredentialParameter;
/**
 * Up to 3 employment types: 1 Permanent, 2 Temporary, 3 Contract, 4 Full-Time, 5 Part-Time, 6 Internship, 7 Co-op. `not:` leaves one out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
employmenttype?: EmploymenttypeParameter;
/**
 * Up to 3 education levels: 1 GED/High School, 2 Associate, 3 Bachelor's, 4 Master's, doctorates among them. `not:` leaves one out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
educationlevel?: EducationlevelParameter;
/**
 * Up to 3 experience levels: 1 Junior (0-2 years), 2 Mid-level (3-7), 3 Senior (8 and more). `not:` leaves one out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
experiencelevel?: ExperiencelevelParameter;
/**
 * One talent profile the caller can see, by id; 205 means all talent data. Not together with the role attributes: function, occupation, skill, credential, title, levels, employment type, query. Where talents are counted its keyword expression is left aside, as `query` is.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
talentprofile?: TalentprofileParameter;
/**
 * One keyword expression over title and description: words joined by AND, OR and NOT, grouped by parentheses, exact phrases in quotation marks. NOT binds before AND, AND before OR; two words side by side mean both. Operators are read in any case; in quotation marks they are words. Punctuation inside a word makes a phrase (full-time). At most 50 words and 10 levels of parentheses, no comma-separated values, English only.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[ -+\--~\u00C0-\u024F]+$
 */
query?: QueryParameter;
/**
 * The dates counted: a number of days (d), weeks (w), months (m), quarters (q) or years (y) that ends on the data's last day, or yyyy-mm-dd-yyyy-mm-dd with both ends included, in UTC, from 2000 to 2040. Days after the data's last day are cut off.
 * @minLength 2
 * @maxLength 21
 * @pattern ^([1-9][0-9]{0,3}[dwmqy]|[0-9]{4}-[0-9]{2}-[0-9]{2}-[0-9]{4}-[0-9]{2}-[0-9]{2})$
 */
daterange?: DaterangeParameter;
};

export type GetDemandTrendParams = {
/**
 * Country, as its ISO 3166-1 two-letter code in capitals. One country a request. Of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 200
 * @pattern ^[A-Z]{2}(,[A-Z]{2})*$
 */
country?: CountryParameter;
/**
 * One state or region, by its id from the state taxonomy. Only US, CA, MX, DE, IN and GB have states. Of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
state?: StateParameter;
/**
 * Up to 5 metropolitan areas, by their ids from the MSA taxonomy. All of one country. Of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
msa?: MsaParameter;
/**
 * Up to 10 counties, by their ids from the county taxonomy. A state, MSA or country must stand beside it: of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
county?: CountyParameter;
/**
 * Up to 10 cities, by their ids from the city taxonomy. A state, MSA or country must stand beside it: of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
city?: CityParameter;
/**
 * Up to 20 employers. `not:` before an id leaves that employer out. Ids come from the employer taxonomy.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
employer?: EmployerParameter;
/**
 * Up to 5 occupations by SOC8 code (O*NET-SOC 2019, with or without its punctuation). `not:` before a code leaves that occupation out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{2}-?[0-9]{4}\.?[0-9]{2}(,(not:)?[0-9]{2}-?[0-9]{4}\.?[0-9]{2})*$
 */
occupation?: OccupationParameter;
/**
 * Up to 5 job titles by their ids from the title taxonomy. `not:` before an id leaves that title out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
semicleantitle?: SemicleantitleParameter;
/**
 * Up to 5 business functions by id (1 and 3 to 21, as in the portal's Function List). `not:` before an id leaves that function out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
function?: FunctionParameter;
/**
 * Up to 10 skills by their ids from the skill taxonomy. A plain list means any of them; `req:` before an id demands that skill; `not:` leaves out what carries it. `req:1,req:2,3,4,not:5` is 1 and 2 and (3 or 4) and not 5.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:|req:)?[0-9]{1,10}(,(not:|req:)?[0-9]{1,10})*$
 */
skill?: SkillParameter;
/**
 * Up to 10 credentials by their ids from the credential taxonomy. A plain list means any of them; `req:` before an id demands that credential; `not:` leaves out what asks for it.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:|req:)?[0-9]{1,10}(,(not:|req:)?[0-9]{1,10})*$
 */
credential?: CredentialParameter;
/**
 * Up to 3 employment types: 1 Permanent, 2 Temporary, 3 Contract, 4 Full-Time, 5 Part-Time, 6 Internship, 7 Co-op. `not:` leaves one out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
employmenttype?: EmploymenttypeParameter;
/**
 * Up to 3 education levels: 1 GED/High School, 2 Associate, 3 Bachelor's, 4 Master's, doctorates among them. `not:` leaves one out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
educationlevel?: EducationlevelParameter;
/**
 * Up to 3 experience levels: 1 Junior (0-2 years), 2 Mid-level (3-7), 3 Senior (8 and more). `not:` leaves one out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
experiencelevel?: ExperiencelevelParameter;
/**
 * One talent profile the caller can see, by id; 205 means all talent data. Not together with the role attributes: function, occupation, skill, credential, title, levels, employment type, query. Where talents are counted its keyword expression is left aside, as `query` is.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
talentprofile?: TalentprofileParameter;
/**
 * One keyword expression over title and description: words joined by AND, OR and NOT, grouped by parentheses, exact phrases in quotation marks. NOT binds before AND, AND before OR; two words side by side mean both. Operators are read in any case; in quotation marks they are words. Punctuation inside a word makes a phrase (full-time). At most 50 words and 10 levels of parentheses, no comma-separated values, English only.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[ -+\--~\u00C0-\u024F]+$
 */
query?: QueryParameter;
/**
 * The dates counted, at most one year: a number of days (d), weeks (w), months (m), quarters (q) or years (y) that ends on the data's last day, or yyyy-mm-dd-yyyy-mm-dd with both ends included, in UTC, from 2000 to 2040. Days after the data's last day are cut off.
 * @minLength 2
 * @maxLength 21
 * @pattern ^([1-9][0-9]{0,3}[dwmqy]|[0-9]{4}-[0-9]{2}-[0-9]{2}-[0-9]{4}-[0-9]{2}-[0-9]{2})$
 */
daterange?: TrendDaterangeParameter;
/**
 * Length of a period: calendar months or calendar quarters; months when left out.
 */
frequency?: FrequencyParameter;
};

export type GetSupplyParams = {
/**
 * Country, as its ISO 3166-1 two-letter code in capitals. One country a request. Of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 200
 * @pattern ^[A-Z]{2}(,[A-Z]{2})*$
 */
country?: CountryParameter;
/**
 * One state or region, by its id from the state taxonomy. Only US, CA, MX, DE, IN and GB have states. Of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
state?: StateParameter;
/**
 * Up to 5 metropolitan areas, by their ids from the MSA taxonomy. All of one country. Of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
msa?: MsaParameter;
/**
 * Up to 10 counties, by their ids from the county taxonomy. A state, MSA or country must stand beside it: of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
county?: CountyParameter;
/**
 * Up to 10 cities, by their ids from the city taxonomy. A state, MSA or country must stand beside it: of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
city?: CityParameter;
/**
 * Up to 20 employers. `not:` before an id leaves that employer out. Ids come from the employer taxonomy.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
employer?: EmployerParameter;
/**
 * Up to 5 occupations by SOC8 code (O*NET-SOC 2019, with or without its punctuation). `not:` before a code leaves that occupation out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{2}-?[0-9]{4}\.?[0-9]{2}(,(not:)?[0-9]{2}-?[0-9]{4}\.?[0-9]{2})*$
 */
occupation?: OccupationParameter;
/**
 * Up to 5 job titles by their ids from the title taxonomy. `not:` before an id leaves that title out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
semicleantitle?: SemicleantitleParameter;
/**
 * Up to 5 business functions by id (1 and 3 to 21, as in the portal's Function List). `not:` before an id leaves that function out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
function?: FunctionParameter;
/**
 * Up to 10 skills by their ids from the skill taxonomy. A plain list means any of them; `req:` before an id demands that skill; `not:` leaves out what carries it. `req:1,req:2,3,4,not:5` is 1 and 2 and (3 or 4) and not 5.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:|req:)?[0-9]{1,10}(,(not:|req:)?[0-9]{1,10})*$
 */
skill?: SkillParameter;
/**
 * Up to 10 credentials by their ids from the credential taxonomy. A plain list means any of them; `req:` before an id demands that credential; `not:` leaves out what asks for it.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:|req:)?[0-9]{1,10}(,(not:|req:)?[0-9]{1,10})*$
 */
credential?: CredentialParameter;
/**
 * Up to 3 employment types: 1 Permanent, 2 Temporary, 3 Contract, 4 Full-Time, 5 Part-Time, 6 Internship, 7 Co-op. `not:` leaves one out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
employmenttype?: EmploymenttypeParameter;
/**
 * Up to 3 education levels: 1 GED/High School, 2 Associate, 3 Bachelor's, 4 Master's, doctorates among them. `not:` leaves one out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
educationlevel?: EducationlevelParameter;
/**
 * Up to 3 experience levels: 1 Junior (0-2 years), 2 Mid-level (3-7), 3 Senior (8 and more). `not:` leaves one out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
experiencelevel?: ExperiencelevelParameter;
/**
 * One talent profile the caller can see, by id; 205 means all talent data. Not together with the role attributes: function, occupation, skill, credential, title, levels, employment type, query. Where talents are counted its keyword expression is left aside, as `query` is.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
talentprofile?: TalentprofileParameter;
/**
 * One keyword expression over title and description: words joined by AND, OR and NOT, grouped by parentheses, exact phrases in quotation marks. NOT binds before AND, AND before OR; two words side by side mean both. Operators are read in any case; in quotation marks they are words. Punctuation inside a word makes a phrase (full-time). At most 50 words and 10 levels of parentheses, no comma-separated values, English only.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[ -+\--~\u00C0-\u024F]+$
 */
query?: QueryParameter;
/**
 * The dates counted: a number of days (d), weeks (w), months (m), quarters (q) or years (y) that ends on the data's last day, or yyyy-mm-dd-yyyy-mm-dd with both ends included, in UTC, from 2000 to 2040. Days after the data's last day are cut off.
 * @minLength 2
 * @maxLength 21
 * @pattern ^([1-9][0-9]{0,3}[dwmqy]|[0-9]{4}-[0-9]{2}-[0-9]{2}-[0-9]{4}-[0-9]{2}-[0-9]{2})$
 */
daterange?: DaterangeParameter;
/**
 * Break the count down by place, the largest first. One value. Written `name@count`; the count is 50 without `@`, at most 100. Names: msa, state.
 * @minLength 3
 * @maxLength 200
 * @pattern ^(msa|state)(@[0-9]{1,6})?(,(msa|state)(@[0-9]{1,6})?)*$
 */
facet?: SupplyFacetParameter;
};

export type GetCompensationParams = {
/**
 * Country, as its ISO 3166-1 two-letter code in capitals. One country a request. Of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 200
 * @pattern ^[A-Z]{2}(,[A-Z]{2})*$
 */
country?: CountryParameter;
/**
 * One state or region, by its id from the state taxonomy. Only US, CA, MX, DE, IN and GB have states. Of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
state?: StateParameter;
/**
 * Up to 5 metropolitan areas, by their ids from the MSA taxonomy. All of one country. Of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
msa?: MsaParameter;
/**
 * Up to 10 counties, by their ids from the county taxonomy. A state, MSA or country must stand beside it: of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
county?: CountyParameter;
/**
 * Up to 10 cities, by their ids from the city taxonomy. A state, MSA or country must stand beside it: of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
city?: CityParameter;
/**
 * Up to 20 employers. `not:` before an id leaves that employer out. Ids come from the employer taxonomy.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
employer?: EmployerParameter;
/**
 * Up to 5 occupations by SOC8 code (O*NET-SOC 2019, with or without its punctuation). `not:` before a code leaves that occupation out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{2}-?[0-9]{4}\.?[0-9]{2}(,(not:)?[0-9]{2}-?[0-9]{4}\.?[0-9]{2})*$
 */
occupation?: OccupationParameter;
/**
 * Up to 5 job titles by their ids from the title taxonomy. `not:` before an id leaves that title out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
semicleantitle?: SemicleantitleParameter;
/**
 * Up to 5 business functions by id (1 and 3 to 21, as in the portal's Function List). `not:` before an id leaves that function out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
function?: FunctionParameter;
/**
 * Up to 10 skills by their ids from the skill taxonomy. A plain list means any of them; `req:` before an id demands that skill; `not:` leaves out what carries it. `req:1,req:2,3,4,not:5` is 1 and 2 and (3 or 4) and not 5.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:|req:)?[0-9]{1,10}(,(not:|req:)?[0-9]{1,10})*$
 */
skill?: SkillParameter;
/**
 * Up to 10 credentials by their ids from the credential taxonomy. A plain list means any of them; `req:` before an id demands that credential; `not:` leaves out what asks for it.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:|req:)?[0-9]{1,10}(,(not:|req:)?[0-9]{1,10})*$
 */
credential?: CredentialParameter;
/**
 * Up to 3 employment types: 1 Permanent, 2 Temporary, 3 Contract, 4 Full-Time, 5 Part-Time, 6 Internship, 7 Co-op. `not:` leaves one out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
employmenttype?: EmploymenttypeParameter;
/**
 * Up to 3 education levels: 1 GED/High School, 2 Associate, 3 Bachelor's, 4 Master's, doctorates among them. `not:` leaves one out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
educationlevel?: EducationlevelParameter;
/**
 * Up to 3 experience levels: 1 Junior (0-2 years), 2 Mid-level (3-7), 3 Senior (8 and more). `not:` leaves one out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
experiencelevel?: ExperiencelevelParameter;
/**
 * One talent profile the caller can see, by id; 205 means all talent data. Not together with the role attributes: function, occupation, skill, credential, title, levels, employment type, query. Where talents are counted its keyword expression is left aside, as `query` is.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
talentprofile?: TalentprofileParameter;
/**
 * One keyword expression over title and description: words joined by AND, OR and NOT, grouped by parentheses, exact phrases in quotation marks. NOT binds before AND, AND before OR; two words side by side mean both. Operators are read in any case; in quotation marks they are words. Punctuation inside a word makes a phrase (full-time). At most 50 words and 10 levels of parentheses, no comma-separated values, English only.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[ -+\--~\u00C0-\u024F]+$
 */
query?: QueryParameter;
/**
 * The dates counted: a number of days (d), weeks (w), months (m), quarters (q) or years (y) that ends on the data's last day, or yyyy-mm-dd-yyyy-mm-dd with both ends included, in UTC, from 2000 to 2040. Days after the data's last day are cut off.
 * @minLength 2
 * @maxLength 21
 * @pattern ^([1-9][0-9]{0,3}[dwmqy]|[0-9]{4}-[0-9]{2}-[0-9]{2}-[0-9]{4}-[0-9]{2}-[0-9]{2})$
 */
daterange?: DaterangeParameter;
/**
 * The same percentiles for each of the largest values. One value. Written `name@count`; the count is 50 without `@`, at most 100. Names: msa, state, employer.
 * @minLength 3
 * @maxLength 200
 * @pattern ^(msa|state|employer)(@[0-9]{1,6})?(,(msa|state|employer)(@[0-9]{1,6})?)*$
 */
facet?: CompensationFacetParameter;
};

export type GetHiringDifficultyParams = {
/**
 * Country, as its ISO 3166-1 two-letter code in capitals. One country a request. Of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 200
 * @pattern ^[A-Z]{2}(,[A-Z]{2})*$
 */
country?: CountryParameter;
/**
 * One state or region, by its id from the state taxonomy. Only US, CA, MX, DE, IN and GB have states. Of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
state?: StateParameter;
/**
 * Up to 5 metropolitan areas, by their ids from the MSA taxonomy. All of one country. Of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
msa?: MsaParameter;
/**
 * Up to 10 counties, by their ids from the county taxonomy. A state, MSA or country must stand beside it: of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
county?: CountyParameter;
/**
 * Up to 10 cities, by their ids from the city taxonomy. A state, MSA or country must stand beside it: of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
city?: CityParameter;
/**
 * Up to 20 employers. `not:` before an id leaves that employer out. Ids come from the employer taxonomy.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
employer?: EmployerParameter;
/**
 * Up to 5 occupations by SOC8 code (O*NET-SOC 2019, with or without its punctuation). `not:` before a code leaves that occupation out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{2}-?[0-9]{4}\.?[0-9]{2}(,(not:)?[0-9]{2}-?[0-9]{4}\.?[0-9]{2})*$
 */
occupation?: OccupationParameter;
/**
 * Up to 5 job titles by their ids from the title taxonomy. `not:` before an id leaves that title out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
semicleantitle?: SemicleantitleParameter;
/**
 * Up to 5 business functions by id (1 and 3 to 21, as in the portal's Function List). `not:` before an id leaves that function out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
function?: FunctionParameter;
/**
 * Up to 10 skills by their ids from the skill taxonomy. A plain list means any of them; `req:` before an id demands that skill; `not:` leaves out what carries it. `req:1,req:2,3,4,not:5` is 1 and 2 and (3 or 4) and not 5.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:|req:)?[0-9]{1,10}(,(not:|req:)?[0-9]{1,10})*$
 */
skill?: SkillParameter;
/**
 * Up to 10 credentials by their ids from the credential taxonomy. A plain list means any of them; `req:` before an id demands that credential; `not:` leaves out what asks for it.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:|req:)?[0-9]{1,10}(,(not:|req:)?[0-9]{1,10})*$
 */
credential?: CredentialParameter;
/**
 * Up to 3 employment types: 1 Permanent, 2 Temporary, 3 Contract, 4 Full-Time, 5 Part-Time, 6 Internship, 7 Co-op. `not:` leaves one out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
employmenttype?: EmploymenttypeParameter;
/**
 * Up to 3 education levels: 1 GED/High School, 2 Associate, 3 Bachelor's, 4 Master's, doctorates among them. `not:` leaves one out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
educationlevel?: EducationlevelParameter;
/**
 * Up to 3 experience levels: 1 Junior (0-2 years), 2 Mid-level (3-7), 3 Senior (8 and more). `not:` leaves one out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
experiencelevel?: ExperiencelevelParameter;
/**
 * One talent profile the caller can see, by id; 205 means all talent data. Not together with the role attributes: function, occupation, skill, credential, title, levels, employment type, query. Where talents are counted its keyword expression is left aside, as `query` is.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
talentprofile?: TalentprofileParameter;
/**
 * One keyword expression over title and description: words joined by AND, OR and NOT, grouped by parentheses, exact phrases in quotation marks. NOT binds before AND, AND before OR; two words side by side mean both. Operators are read in any case; in quotation marks they are words. Punctuation inside a word makes a phrase (full-time). At most 50 words and 10 levels of parentheses, no comma-separated values, English only.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[ -+\--~\u00C0-\u024F]+$
 */
query?: QueryParameter;
/**
 * The dates counted: a number of days (d), weeks (w), months (m), quarters (q) or years (y) that ends on the data's last day, or yyyy-mm-dd-yyyy-mm-dd with both ends included, in UTC, from 2000 to 2040. Days after the data's last day are cut off.
 * @minLength 2
 * @maxLength 21
 * @pattern ^([1-9][0-9]{0,3}[dwmqy]|[0-9]{4}-[0-9]{2}-[0-9]{2}-[0-9]{4}-[0-9]{2}-[0-9]{2})$
 */
daterange?: DaterangeParameter;
};

export type GetSupplyDemandRatioParams = {
/**
 * Country, as its ISO 3166-1 two-letter code in capitals. One country a request. Of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 200
 * @pattern ^[A-Z]{2}(,[A-Z]{2})*$
 */
country?: CountryParameter;
/**
 * One state or region, by its id from the state taxonomy. Only US, CA, MX, DE, IN and GB have states. Of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
state?: StateParameter;
/**
 * Up to 5 metropolitan areas, by their ids from the MSA taxonomy. All of one country. Of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
msa?: MsaParameter;
/**
 * Up to 10 counties, by their ids from the county taxonomy. A state, MSA or country must stand beside it: of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
county?: CountyParameter;
/**
 * Up to 10 cities, by their ids from the city taxonomy. A state, MSA or country must stand beside it: of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
city?: CityParameter;
/**
 * Up to 20 employers. `not:` before an id leaves that employer out. Ids come from the employer taxonomy.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
employer?: EmployerParameter;
/**
 * Up to 5 occupations by SOC8 code (O*NET-SOC 2019, with or without its punctuation). `not:` before a code leaves that occupation out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{2}-?[0-9]{4}\.?[0-9]{2}(,(not:)?[0-9]{2}-?[0-9]{4}\.?[0-9]{2})*$
 */
occupation?: OccupationParameter;
/**
 * Up to 5 job titles by their ids from the title taxonomy. `not:` before an id leaves that title out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
semicleantitle?: SemicleantitleParameter;
/**
 * Up to 5 business functions by id (1 and 3 to 21, as in the portal's Function List). `not:` before an id leaves that function out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
function?: FunctionParameter;
/**
 * Up to 10 skills by their ids from the skill taxonomy. A plain list means any of them; `req:` before an id demands that skill; `not:` leaves out what carries it. `req:1,req:2,3,4,not:5` is 1 and 2 and (3 or 4) and not 5.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:|req:)?[0-9]{1,10}(,(not:|req:)?[0-9]{1,10})*$
 */
skill?: SkillParameter;
/**
 * Up to 10 credentials by their ids from the credential taxonomy. A plain list means any of them; `req:` before an id demands that credential; `not:` leaves out what asks for it.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:|req:)?[0-9]{1,10}(,(not:|req:)?[0-9]{1,10})*$
 */
credential?: CredentialParameter;
/**
 * Up to 3 employment types: 1 Permanent, 2 Temporary, 3 Contract, 4 Full-Time, 5 Part-Time, 6 Internship, 7 Co-op. `not:` leaves one out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
employmenttype?: EmploymenttypeParameter;
/**
 * Up to 3 education levels: 1 GED/High School, 2 Associate, 3 Bachelor's, 4 Master's, doctorates among them. `not:` leaves one out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
educationlevel?: EducationlevelParameter;
/**
 * Up to 3 experience levels: 1 Junior (0-2 years), 2 Mid-level (3-7), 3 Senior (8 and more). `not:` leaves one out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
experiencelevel?: ExperiencelevelParameter;
/**
 * One talent profile the caller can see, by id; 205 means all talent data. Not together with the role attributes: function, occupation, skill, credential, title, levels, employment type, query. Where talents are counted its keyword expression is left aside, as `query` is.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
talentprofile?: TalentprofileParameter;
/**
 * One keyword expression over title and description: words joined by AND, OR and NOT, grouped by parentheses, exact phrases in quotation marks. NOT binds before AND, AND before OR; two words side by side mean both. Operators are read in any case; in quotation marks they are words. Punctuation inside a word makes a phrase (full-time). At most 50 words and 10 levels of parentheses, no comma-separated values, English only.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[ -+\--~\u00C0-\u024F]+$
 */
query?: QueryParameter;
/**
 * The dates counted: a number of days (d), weeks (w), months (m), quarters (q) or years (y) that ends on the data's last day, or yyyy-mm-dd-yyyy-mm-dd with both ends included, in UTC, from 2000 to 2040. Days after the data's last day are cut off.
 * @minLength 2
 * @maxLength 21
 * @pattern ^([1-9][0-9]{0,3}[dwmqy]|[0-9]{4}-[0-9]{2}-[0-9]{2}-[0-9]{4}-[0-9]{2}-[0-9]{2})$
 */
daterange?: DaterangeParameter;
};

export type GetPostingDurationParams = {
/**
 * Country, as its ISO 3166-1 two-letter code in capitals. One country a request. Of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 200
 * @pattern ^[A-Z]{2}(,[A-Z]{2})*$
 */
country?: CountryParameter;
/**
 * One state or region, by its id from the state taxonomy. Only US, CA, MX, DE, IN and GB have states. Of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
state?: StateParameter;
/**
 * Up to 5 metropolitan areas, by their ids from the MSA taxonomy. All of one country. Of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
msa?: MsaParameter;
/**
 * Up to 10 counties, by their ids from the county taxonomy. A state, MSA or country must stand beside it: of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
county?: CountyParameter;
/**
 * Up to 10 cities, by their ids from the city taxonomy. A state, MSA or country must stand beside it: of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
city?: CityParameter;
/**
 * Up to 20 employers. `not:` before an id leaves that employer out. Ids come from the employer taxonomy.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
employer?: EmployerParameter;
/**
 * Up to 5 occupations by SOC8 code (O*NET-SOC 2019, with or without its punctuation). `not:` before a code leaves that occupation out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{2}-?[0-9]{4}\.?[0-9]{2}(,(not:)?[0-9]{2}-?[0-9]{4}\.?[0-9]{2})*$
 */
occupation?: OccupationParameter;
/**
 * Up to 5 job titles by their ids from the title taxonomy. `not:` before an id leaves that title out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
semicleantitle?: SemicleantitleParameter;
/**
 * Up to 5 business functions by id (1 and 3 to 21, as in the portal's Function List). `not:` before an id leaves that function out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
function?: FunctionParameter;
/**
 * Up to 10 skills by their ids from the skill taxonomy. A plain list means any of them; `req:` before an id demands that skill; `not:` leaves out what carries it. `req:1,req:2,3,4,not:5` is 1 and 2 and (3 or 4) and not 5.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:|req:)?[0-9]{1,10}(,(not:|req:)?[0-9]{1,10})*$
 */
skill?: SkillParameter;
/**
 * Up to 10 credentials by their ids from the credential taxonomy. A plain list means any of them; `req:` before an id demands that credential; `not:` leaves out what asks for it.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:|req:)?[0-9]{1,10}(,(not:|req:)?[0-9]{1,10})*$
 */
credential?: CredentialParameter;
/**
 * Up to 3 employment types: 1 Permanent, 2 Temporary, 3 Contract, 4 Full-Time, 5 Part-Time, 6 Internship, 7 Co-op. `not:` leaves one out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
employmenttype?: EmploymenttypeParameter;
/**
 * Up to 3 education levels: 1 GED/High School, 2 Associate, 3 Bachelor's, 4 Master's, doctorates among them. `not:` leaves one out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
educationlevel?: EducationlevelParameter;
/**
 * Up to 3 experience levels: 1 Junior (0-2 years), 2 Mid-level (3-7), 3 Senior (8 and more). `not:` leaves one out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
experiencelevel?: ExperiencelevelParameter;
/**
 * One talent profile the caller can see, by id; 205 means all talent data. Not together with the role attributes: function, occupation, skill, credential, title, levels, employment type, query. Where talents are counted its keyword expression is left aside, as `query` is.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
talentprofile?: TalentprofileParameter;
/**
 * One keyword expression over title and description: words joined by AND, OR and NOT, grouped by parentheses, exact phrases in quotation marks. NOT binds before AND, AND before OR; two words side by side mean both. Operators are read in any case; in quotation marks they are words. Punctuation inside a word makes a phrase (full-time). At most 50 words and 10 levels of parentheses, no comma-separated values, English only.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[ -+\--~\u00C0-\u024F]+$
 */
query?: QueryParameter;
/**
 * The dates counted: a number of days (d), weeks (w), months (m), quarters (q) or years (y) that ends on the data's last day, or yyyy-mm-dd-yyyy-mm-dd with both ends included, in UTC, from 2000 to 2040. Days after the data's last day are cut off.
 * @minLength 2
 * @maxLength 21
 * @pattern ^([1-9][0-9]{0,3}[dwmqy]|[0-9]{4}-[0-9]{2}-[0-9]{2}-[0-9]{4}-[0-9]{2}-[0-9]{2})$
 */
daterange?: DaterangeParameter;
};

export type GetSummaryParams = {
/**
 * Country, as its ISO 3166-1 two-letter code in capitals. One country a request. Of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 200
 * @pattern ^[A-Z]{2}(,[A-Z]{2})*$
 */
country?: CountryParameter;
/**
 * One state or region, by its id from the state taxonomy. Only US, CA, MX, DE, IN and GB have states. Of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
state?: StateParameter;
/**
 * Up to 5 metropolitan areas, by their ids from the MSA taxonomy. All of one country. Of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
msa?: MsaParameter;
/**
 * Up to 10 counties, by their ids from the county taxonomy. A state, MSA or country must stand beside it: of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
county?: CountyParameter;
/**
 * Up to 10 cities, by their ids from the city taxonomy. A state, MSA or country must stand beside it: of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
city?: CityParameter;
/**
 * Up to 20 employers. `not:` before an id leaves that employer out. Ids come from the employer taxonomy.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
employer?: EmployerParameter;
/**
 * Up to 5 occupations by SOC8 code (O*NET-SOC 2019, with or without its punctuation). `not:` before a code leaves that occupation out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{2}-?[0-9]{4}\.?[0-9]{2}(,(not:)?[0-9]{2}-?[0-9]{4}\.?[0-9]{2})*$
 */
occupation?: OccupationParameter;
/**
 * Up to 5 job titles by their ids from the title taxonomy. `not:` before an id leaves that title out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
semicleantitle?: SemicleantitleParameter;
/**
 * Up to 5 business functions by id (1 and 3 to 21, as in the portal's Function List). `not:` before an id leaves that function out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
function?: FunctionParameter;
/**
 * Up to 10 skills by their ids from the skill taxonomy. A plain list means any of them; `req:` before an id demands that skill; `not:` leaves out what carries it. `req:1,req:2,3,4,not:5` is 1 and 2 and (3 or 4) and not 5.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:|req:)?[0-9]{1,10}(,(not:|req:)?[0-9]{1,10})*$
 */
skill?: SkillParameter;
/**
 * Up to 10 credentials by their ids from the credential taxonomy. A plain list means any of them; `req:` before an id demands that credential; `not:` leaves out what asks for it.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:|req:)?[0-9]{1,10}(,(not:|req:)?[0-9]{1,10})*$
 */
credential?: CredentialParameter;
/**
 * Up to 3 employment types: 1 Permanent, 2 Temporary, 3 Contract, 4 Full-Time, 5 Part-Time, 6 Internship, 7 Co-op. `not:` leaves one out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
employmenttype?: EmploymenttypeParameter;
/**
 * Up to 3 education levels: 1 GED/High School, 2 Associate, 3 Bachelor's, 4 Master's, doctorates among them. `not:` leaves one out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
educationlevel?: EducationlevelParameter;
/**
 * Up to 3 experience levels: 1 Junior (0-2 years), 2 Mid-level (3-7), 3 Senior (8 and more). `not:` leaves one out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
experiencelevel?: ExperiencelevelParameter;
/**
 * One talent profile the caller can see, by id; 205 means all talent data. Not together with the role attributes: function, occupation, skill, credential, title, levels, employment type, query. Where talents are counted its keyword expression is left aside, as `query` is.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
talentprofile?: TalentprofileParameter;
/**
 * One keyword expression over title and description: words joined by AND, OR and NOT, grouped by parentheses, exact phrases in quotation marks. NOT binds before AND, AND before OR; two words side by side mean both. Operators are read in any case; in quotation marks they are words. Punctuation inside a word makes a phrase (full-time). At most 50 words and 10 levels of parentheses, no comma-separated values, English only.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[ -+\--~\u00C0-\u024F]+$
 */
query?: QueryParameter;
/**
 * The dates counted: a number of days (d), weeks (w), months (m), quarters (q) or years (y) that ends on the data's last day, or yyyy-mm-dd-yyyy-mm-dd with both ends included, in UTC, from 2000 to 2040. Days after the data's last day are cut off.
 * @minLength 2
 * @maxLength 21
 * @pattern ^([1-9][0-9]{0,3}[dwmqy]|[0-9]{4}-[0-9]{2}-[0-9]{2}-[0-9]{4}-[0-9]{2}-[0-9]{2})$
 */
daterange?: DaterangeParameter;
};

export type GetEducationRankingParams = {
/**
 * Country, as its ISO 3166-1 two-letter code in capitals. One country a request. Of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 200
 * @pattern ^[A-Z]{2}(,[A-Z]{2})*$
 */
country?: CountryParameter;
/**
 * One state or region, by its id from the state taxonomy. Only US, CA, MX, DE, IN and GB have states. Of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
state?: StateParameter;
/**
 * Up to 5 metropolitan areas, by their ids from the MSA taxonomy. All of one country. Of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
msa?: MsaParameter;
/**
 * Up to 10 counties, by their ids from the county taxonomy. A state, MSA or country must stand beside it: of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
county?: CountyParameter;
/**
 * Up to 10 cities, by their ids from the city taxonomy. A state, MSA or country must stand beside it: of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
city?: CityParameter;
/**
 * Up to 20 employers. `not:` before an id leaves that employer out. Ids come from the employer taxonomy.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
employer?: EmployerParameter;
/**
 * Up to 5 occupations by SOC8 code (O*NET-SOC 2019, with or without its punctuation). `not:` before a code leaves that occupation out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{2}-?[0-9]{4}\.?[0-9]{2}(,(not:)?[0-9]{2}-?[0-9]{4}\.?[0-9]{2})*$
 */
occupation?: OccupationParameter;
/**
 * Up to 5 job titles by their ids from the title taxonomy. `not:` before an id leaves that title out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
semicleantitle?: SemicleantitleParameter;
/**
 * Up to 5 business functions by id (1 and 3 to 21, as in the portal's Function List). `not:` before an id leaves that function out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
function?: FunctionParameter;
/**
 * Up to 10 skills by their ids from the skill taxonomy. A plain list means any of them; `req:` before an id demands that skill; `not:` leaves out what carries it. `req:1,req:2,3,4,not:5` is 1 and 2 and (3 or 4) and not 5.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:|req:)?[0-9]{1,10}(,(not:|req:)?[0-9]{1,10})*$
 */
skill?: SkillParameter;
/**
 * Up to 10 credentials by their ids from the credential taxonomy. A plain list means any of them; `req:` before an id demands that credential; `not:` leaves out what asks for it.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:|req:)?[0-9]{1,10}(,(not:|req:)?[0-9]{1,10})*$
 */
credential?: CredentialParameter;
/**
 * Up to 3 employment types: 1 Permanent, 2 Temporary, 3 Contract, 4 Full-Time, 5 Part-Time, 6 Internship, 7 Co-op. `not:` leaves one out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
employmenttype?: EmploymenttypeParameter;
/**
 * Up to 3 education levels: 1 GED/High School, 2 Associate, 3 Bachelor's, 4 Master's, doctorates among them. `not:` leaves one out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
educationlevel?: EducationlevelParameter;
/**
 * Up to 3 experience levels: 1 Junior (0-2 years), 2 Mid-level (3-7), 3 Senior (8 and more). `not:` leaves one out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
experiencelevel?: ExperiencelevelParameter;
/**
 * One talent profile the caller can see, by id; 205 means all talent data. Not together with the role attributes: function, occupation, skill, credential, title, levels, employment type, query. Where talents are counted its keyword expression is left aside, as `query` is.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
talentprofile?: TalentprofileParameter;
/**
 * One keyword expression over title and description: words joined by AND, OR and NOT, grouped by parentheses, exact phrases in quotation marks. NOT binds before AND, AND before OR; two words side by side mean both. Operators are read in any case; in quotation marks they are words. Punctuation inside a word makes a phrase (full-time). At most 50 words and 10 levels of parentheses, no comma-separated values, English only.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[ -+\--~\u00C0-\u024F]+$
 */
query?: QueryParameter;
/**
 * The dates counted: a number of days (d), weeks (w), months (m), quarters (q) or years (y) that ends on the data's last day, or yyyy-mm-dd-yyyy-mm-dd with both ends included, in UTC, from 2000 to 2040. Days after the data's last day are cut off.
 * @minLength 2
 * @maxLength 21
 * @pattern ^([1-9][0-9]{0,3}[dwmqy]|[0-9]{4}-[0-9]{2}-[0-9]{2}-[0-9]{4}-[0-9]{2}-[0-9]{2})$
 */
daterange?: DaterangeParameter;
/**
 * How many records to return, 1 to 1000; 1000 when left out.
 * @minimum 1
 * @maximum 1000
 */
limit?: RankingLimitParameter;
};

export type GetExperienceRankingParams = {
/**
 * Country, as its ISO 3166-1 two-letter code in capitals. One country a request. Of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 200
 * @pattern ^[A-Z]{2}(,[A-Z]{2})*$
 */
country?: CountryParameter;
/**
 * One state or region, by its id from the state taxonomy. Only US, CA, MX, DE, IN and GB have states. Of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
state?: StateParameter;
/**
 * Up to 5 metropolitan areas, by their ids from the MSA taxonomy. All of one country. Of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
msa?: MsaParameter;
/**
 * Up to 10 counties, by their ids from the county taxonomy. A state, MSA or country must stand beside it: of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
county?: CountyParameter;
/**
 * Up to 10 cities, by their ids from the city taxonomy. A state, MSA or country must stand beside it: of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
city?: CityParameter;
/**
 * Up to 20 employers. `not:` before an id leaves that employer out. Ids come from the employer taxonomy.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
employer?: EmployerParameter;
/**
 * Up to 5 occupations by SOC8 code (O*NET-SOC 2019, with or without its punctuation). `not:` before a code leaves that occupation out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{2}-?[0-9]{4}\.?[0-9]{2}(,(not:)?[0-9]{2}-?[0-9]{4}\.?[0-9]{2})*$
 */
occupation?: OccupationParameter;
/**
 * Up to 5 job titles by their ids from the title taxonomy. `not:` before an id leaves that title out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
semicleantitle?: SemicleantitleParameter;
/**
 * Up to 5 business functions by id (1 and 3 to 21, as in the portal's Function List). `not:` before an id leaves that function out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
function?: FunctionParameter;
/**
 * Up to 10 skills by their ids from the skill taxonomy. A plain list means any of them; `req:` before an id demands that skill; `not:` leaves out what carries it. `req:1,req:2,3,4,not:5` is 1 and 2 and (3 or 4) and not 5.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:|req:)?[0-9]{1,10}(,(not:|req:)?[0-9]{1,10})*$
 */
skill?: SkillParameter;
/**
 * Up to 10 credentials by their ids from the credential taxonomy. A plain list means any of them; `req:` before an id demands that credential; `not:` leaves out what asks for it.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:|req:)?[0-9]{1,10}(,(not:|req:)?[0-9]{1,10})*$
 */
credential?: CredentialParameter;
/**
 * Up to 3 employment types: 1 Permanent, 2 Temporary, 3 Contract, 4 Full-Time, 5 Part-Time, 6 Internship, 7 Co-op. `not:` leaves one out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
employmenttype?: EmploymenttypeParameter;
/**
 * Up to 3 education levels: 1 GED/High School, 2 Associate, 3 Bachelor's, 4 Master's, doctorates among them. `not:` leaves one out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
educationlevel?: EducationlevelParameter;
/**
 * Up to 3 experience levels: 1 Junior (0-2 years), 2 Mid-level (3-7), 3 Senior (8 and more). `not:` leaves one out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
experiencelevel?: ExperiencelevelParameter;
/**
 * One talent profile the caller can see, by id; 205 means all talent data. Not together with the role attributes: function, occupation, skill, credential, title, levels, employment type, query. Where talents are counted its keyword expression is left aside, as `query` is.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
talentprofile?: TalentprofileParameter;
/**
 * One keyword expression over title and description: words joined by AND, OR and NOT, grouped by parentheses, exact phrases in quotation marks. NOT binds before AND, AND before OR; two words side by side mean both. Operators are read in any case; in quotation marks they are words. Punctuation inside a word makes a phrase (full-time). At most 50 words and 10 levels of parentheses, no comma-separated values, English only.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[ -+\--~\u00C0-\u024F]+$
 */
query?: QueryParameter;
/**
 * The dates counted: a number of days (d), weeks (w), months (m), quarters (q) or years (y) that ends on the data's last day, or yyyy-mm-dd-yyyy-mm-dd with both ends included, in UTC, from 2000 to 2040. Days after the data's last day are cut off.
 * @minLength 2
 * @maxLength 21
 * @pattern ^([1-9][0-9]{0,3}[dwmqy]|[0-9]{4}-[0-9]{2}-[0-9]{2}-[0-9]{4}-[0-9]{2}-[0-9]{2})$
 */
daterange?: DaterangeParameter;
/**
 * How many records to return, 1 to 1000; 1000 when left out.
 * @minimum 1
 * @maximum 1000
 */
limit?: RankingLimitParameter;
};

export type GetOccupationRankingParams = {
/**
 * Country, as its ISO 3166-1 two-letter code in capitals. One country a request. Of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 200
 * @pattern ^[A-Z]{2}(,[A-Z]{2})*$
 */
country?: CountryParameter;
/**
 * One state or region, by its id from the state taxonomy. Only US, CA, MX, DE, IN and GB have states. Of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
state?: StateParameter;
/**
 * Up to 5 metropolitan areas, by their ids from the MSA taxonomy. All of one country. Of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
msa?: MsaParameter;
/**
 * Up to 10 counties, by their ids from the county taxonomy. A state, MSA or country must stand beside it: of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
county?: CountyParameter;
/**
 * Up to 10 cities, by their ids from the city taxonomy. A state, MSA or country must stand beside it: of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
city?: CityParameter;
/**
 * Up to 20 employers. `not:` before an id leaves that employer out. Ids come from the employer taxonomy.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
employer?: EmployerParameter;
/**
 * Up to 5 occupations by SOC8 code (O*NET-SOC 2019, with or without its punctuation). `not:` before a code leaves that occupation out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{2}-?[0-9]{4}\.?[0-9]{2}(,(not:)?[0-9]{2}-?[0-9]{4}\.?[0-9]{2})*$
 */
occupation?: OccupationParameter;
/**
 * Up to 5 job titles by their ids from the title taxonomy. `not:` before an id leaves that title out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
semicleantitle?: SemicleantitleParameter;
/**
 * Up to 5 business functions by id (1 and 3 to 21, as in the portal's Function List). `not:` before an id leaves that function out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
function?: FunctionParameter;
/**
 * Up to 10 skills by their ids from the skill taxonomy. A plain list means any of them; `req:` before an id demands that skill; `not:` leaves out what carries it. `req:1,req:2,3,4,not:5` is 1 and 2 and (3 or 4) and not 5.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:|req:)?[0-9]{1,10}(,(not:|req:)?[0-9]{1,10})*$
 */
skill?: SkillParameter;
/**
 * Up to 10 credentials by their ids from the credential taxonomy. A plain list means any of them; `req:` before an id demands that credential; `not:` leaves out what asks for it.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:|req:)?[0-9]{1,10}(,(not:|req:)?[0-9]{1,10})*$
 */
credential?: CredentialParameter;
/**
 * Up to 3 employment types: 1 Permanent, 2 Temporary, 3 Contract, 4 Full-Time, 5 Part-Time, 6 Internship, 7 Co-op. `not:` leaves one out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
employmenttype?: EmploymenttypeParameter;
/**
 * Up to 3 education levels: 1 GED/High School, 2 Associate, 3 Bachelor's, 4 Master's, doctorates among them. `not:` leaves one out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
educationlevel?: EducationlevelParameter;
/**
 * Up to 3 experience levels: 1 Junior (0-2 years), 2 Mid-level (3-7), 3 Senior (8 and more). `not:` leaves one out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
experiencelevel?: ExperiencelevelParameter;
/**
 * One talent profile the caller can see, by id; 205 means all talent data. Not together with the role attributes: function, occupation, skill, credential, title, levels, employment type, query. Where talents are counted its keyword expression is left aside, as `query` is.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
talentprofile?: TalentprofileParameter;
/**
 * One keyword expression over title and description: words joined by AND, OR and NOT, grouped by parentheses, exact phrases in quotation marks. NOT binds before AND, AND before OR; two words side by side mean both. Operators are read in any case; in quotation marks they are words. Punctuation inside a word makes a phrase (full-time). At most 50 words and 10 levels of parentheses, no comma-separated values, English only.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[ -+\--~\u00C0-\u024F]+$
 */
query?: QueryParameter;
/**
 * The dates counted: a number of days (d), weeks (w), months (m), quarters (q) or years (y) that ends on the data's last day, or yyyy-mm-dd-yyyy-mm-dd with both ends included, in UTC, from 2000 to 2040. Days after the data's last day are cut off.
 * @minLength 2
 * @maxLength 21
 * @pattern ^([1-9][0-9]{0,3}[dwmqy]|[0-9]{4}-[0-9]{2}-[0-9]{2}-[0-9]{4}-[0-9]{2}-[0-9]{2})$
 */
daterange?: DaterangeParameter;
/**
 * How many records to return, 1 to 1000; 1000 when left out.
 * @minimum 1
 * @maximum 1000
 */
limit?: RankingLimitParameter;
};

export type GetTitleRankingParams = {
/**
 * Country, as its ISO 3166-1 two-letter code in capitals. One country a request. Of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 200
 * @pattern ^[A-Z]{2}(,[A-Z]{2})*$
 */
country?: CountryParameter;
/**
 * One state or region, by its id from the state taxonomy. Only US, CA, MX, DE, IN and GB have states. Of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
state?: StateParameter;
/**
 * Up to 5 metropolitan areas, by their ids from the MSA taxonomy. All of one country. Of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
msa?: MsaParameter;
/**
 * Up to 10 counties, by their ids from the county taxonomy. A state, MSA or country must stand beside it: of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
county?: CountyParameter;
/**
 * Up to 10 cities, by their ids from the city taxonomy. A state, MSA or country must stand beside it: of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
city?: CityParameter;
/**
 * Up to 20 employers. `not:` before an id leaves that employer out. Ids come from the employer taxonomy.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
employer?: EmployerParameter;
/**
 * Up to 5 occupations by SOC8 code (O*NET-SOC 2019, with or without its punctuation). `not:` before a code leaves that occupation out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{2}-?[0-9]{4}\.?[0-9]{2}(,(not:)?[0-9]{2}-?[0-9]{4}\.?[0-9]{2})*$
 */
occupation?: OccupationParameter;
/**
 * Up to 5 job titles by their ids from the title taxonomy. `not:` before an id leaves that title out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
semicleantitle?: SemicleantitleParameter;
/**
 * Up to 5 business functions by id (1 and 3 to 21, as in the portal's Function List). `not:` before an id leaves that function out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
function?: FunctionParameter;
/**
 * Up to 10 skills by their ids from the skill taxonomy. A plain list means any of them; `req:` before an id demands that skill; `not:` leaves out what carries it. `req:1,req:2,3,4,not:5` is 1 and 2 and (3 or 4) and not 5.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:|req:)?[0-9]{1,10}(,(not:|req:)?[0-9]{1,10})*$
 */
skill?: SkillParameter;
/**
 * Up to 10 credentials by their ids from the credential taxonomy. A plain list means any of them; `req:` before an id demands that credential; `not:` leaves out what asks for it.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:|req:)?[0-9]{1,10}(,(not:|req:)?[0-9]{1,10})*$
 */
credential?: CredentialParameter;
/**
 * Up to 3 employment types: 1 Permanent, 2 Temporary, 3 Contract, 4 Full-Time, 5 Part-Time, 6 Internship, 7 Co-op. `not:` leaves one out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
employmenttype?: EmploymenttypeParameter;
/**
 * Up to 3 education levels: 1 GED/High School, 2 Associate, 3 Bachelor's, 4 Master's, doctorates among them. `not:` leaves one out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
educationlevel?: EducationlevelParameter;
/**
 * Up to 3 experience levels: 1 Junior (0-2 years), 2 Mid-level (3-7), 3 Senior (8 and more). `not:` leaves one out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
experiencelevel?: ExperiencelevelParameter;
/**
 * One talent profile the caller can see, by id; 205 means all talent data. Not together with the role attributes: function, occupation, skill, credential, title, levels, employment type, query. Where talents are counted its keyword expression is left aside, as `query` is.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
talentprofile?: TalentprofileParameter;
/**
 * One keyword expression over title and description: words joined by AND, OR and NOT, grouped by parentheses, exact phrases in quotation marks. NOT binds before AND, AND before OR; two words side by side mean both. Operators are read in any case; in quotation marks they are words. Punctuation inside a word makes a phrase (full-time). At most 50 words and 10 levels of parentheses, no comma-separated values, English only.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[ -+\--~\u00C0-\u024F]+$
 */
query?: QueryParameter;
/**
 * The dates counted: a number of days (d), weeks (w), months (m), quarters (q) or years (y) that ends on the data's last day, or yyyy-mm-dd-yyyy-mm-dd with both ends included, in UTC, from 2000 to 2040. Days after the data's last day are cut off.
 * @minLength 2
 * @maxLength 21
 * @pattern ^([1-9][0-9]{0,3}[dwmqy]|[0-9]{4}-[0-9]{2}-[0-9]{2}-[0-9]{4}-[0-9]{2}-[0-9]{2})$
 */
daterange?: DaterangeParameter;
/**
 * How many records to return, 1 to 1000; 1000 when left out.
 * @minimum 1
 * @maximum 1000
 */
limit?: RankingLimitParameter;
};

export type GetListingsParams = {
/**
 * Country, as its ISO 3166-1 two-letter code in capitals. One country a request. Of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 200
 * @pattern ^[A-Z]{2}(,[A-Z]{2})*$
 */
country?: CountryParameter;
/**
 * One state or region, by its id from the state taxonomy. Only US, CA, MX, DE, IN and GB have states. Of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
state?: StateParameter;
/**
 * Up to 5 metropolitan areas, by their ids from the MSA taxonomy. All of one country. Of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
msa?: MsaParameter;
/**
 * Up to 10 counties, by their ids from the county taxonomy. A state, MSA or country must stand beside it: of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
county?: CountyParameter;
/**
 * Up to 10 cities, by their ids from the city taxonomy. A state, MSA or country must stand beside it: of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
city?: CityParameter;
/**
 * Up to 20 employers. `not:` before an id leaves that employer out. Ids come from the employer taxonomy.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
employer?: EmployerParameter;
/**
 * Up to 5 occupations by SOC8 code (O*NET-SOC 2019, with or without its punctuation). `not:` before a code leaves that occupation out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{2}-?[0-9]{4}\.?[0-9]{2}(,(not:)?[0-9]{2}-?[0-9]{4}\.?[0-9]{2})*$
 */
occupation?: OccupationParameter;
/**
 * Up to 5 job titles by their ids from the title taxonomy. `not:` before an id leaves that title out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
semicleantitle?: SemicleantitleParameter;
/**
 * Up to 5 business functions by id (1 and 3 to 21, as in the portal's Function List). `not:` before an id leaves that function out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
function?: FunctionParameter;
/**
 * Up to 10 skills by their ids from the skill taxonomy. A plain list means any of them; `req:` before an id demands that skill; `not:` leaves out what carries it. `req:1,req:2,3,4,not:5` is 1 and 2 and (3 or 4) and not 5.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:|req:)?[0-9]{1,10}(,(not:|req:)?[0-9]{1,10})*$
 */
skill?: SkillParameter;
/**
 * Up to 10 credentials by their ids from the credential taxonomy. A plain list means any of them; `req:` before an id demands that credential; `not:` leaves out what asks for it.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:|req:)?[0-9]{1,10}(,(not:|req:)?[0-9]{1,10})*$
 */
credential?: CredentialParameter;
/**
 * Up to 3 employment types: 1 Permanent, 2 Temporary, 3 Contract, 4 Full-Time, 5 Part-Time, 6 Internship, 7 Co-op. `not:` leaves one out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
employmenttype?: EmploymenttypeParameter;
/**
 * Up to 3 education levels: 1 GED/High School, 2 Associate, 3 Bachelor's, 4 Master's, doctorates among them. `not:` leaves one out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
educationlevel?: EducationlevelParameter;
/**
 * Up to 3 experience levels: 1 Junior (0-2 years), 2 Mid-level (3-7), 3 Senior (8 and more). `not:` leaves one out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
experiencelevel?: ExperiencelevelParameter;
/**
 * One talent profile the caller can see, by id; 205 means all talent data. Not together with the role attributes: function, occupation, skill, credential, title, levels, employment type, query. Where talents are counted its keyword expression is left aside, as `query` is.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
talentprofile?: TalentprofileParameter;
/**
 * One keyword expression over title and description: words joined by AND, OR and NOT, grouped by parentheses, exact phrases in quotation marks. NOT binds before AND, AND before OR; two words side by side mean both. Operators are read in any case; in quotation marks they are words. Punctuation inside a word makes a phrase (full-time). At most 50 words and 10 levels of parentheses, no comma-separated values, English only.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[ -+\--~\u00C0-\u024F]+$
 */
query?: QueryParameter;
/**
 * The dates counted: a number of days (d), weeks (w), months (m), quarters (q) or years (y) that ends on the data's last day, or yyyy-mm-dd-yyyy-mm-dd with both ends included, in UTC, from 2000 to 2040. Days after the data's last day are cut off.
 * @minLength 2
 * @maxLength 21
 * @pattern ^([1-9][0-9]{0,3}[dwmqy]|[0-9]{4}-[0-9]{2}-[0-9]{2}-[0-9]{4}-[0-9]{2}-[0-9]{2})$
 */
daterange?: DaterangeParameter;
/**
 * Return the records whose id is greater than this; 0, the default, begins. Not together with `pageno` or `limit`.
 * @minimum 0
 * @maximum 4294967295
 */
after?: AfterParameter;
/**
 * Page to return, counted from 1; the first one when left out. Listings end at the 10,000th. Not together with `after`.
 * @minimum 1
 * @maximum 10000
 */
pageno?: ListingsPagenoParameter;
/**
 * How many listings to return, 1 to 100; 50 when left out. Not together with `after`, which always returns 100.
 * @minimum 1
 * @maximum 100
 */
limit?: ListingsLimitParameter;
};

export type GetTitleTrendParams = {
/**
 * Country, as its ISO 3166-1 two-letter code in capitals. One country a request. Of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 200
 * @pattern ^[A-Z]{2}(,[A-Z]{2})*$
 */
country?: CountryParameter;
/**
 * One state or region, by its id from the state taxonomy. Only US, CA, MX, DE, IN and GB have states. Of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
state?: StateParameter;
/**
 * Up to 5 metropolitan areas, by their ids from the MSA taxonomy. All of one country. Of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
msa?: MsaParameter;
/**
 * Up to 10 counties, by their ids from the county taxonomy. A state, MSA or country must stand beside it: of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
county?: CountyParameter;
/**
 * Up to 10 cities, by their ids from the city taxonomy. A state, MSA or country must stand beside it: of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
city?: CityParameter;
/**
 * Up to 20 employers. `not:` before an id leaves that employer out. Ids come from the employer taxonomy.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
employer?: EmployerParameter;
/**
 * Up to 5 occupations by SOC8 code (O*NET-SOC 2019, with or without its punctuation). `not:` before a code leaves that occupation out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{2}-?[0-9]{4}\.?[0-9]{2}(,(not:)?[0-9]{2}-?[0-9]{4}\.?[0-9]{2})*$
 */
occupation?: OccupationParameter;
/**
 * Up to 5 job titles by their ids from the title taxonomy. `not:` before an id leaves that title out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
semicleantitle?: SemicleantitleParameter;
/**
 * Up to 5 business functions by id (1 and 3 to 21, as in the portal's Function List). `not:` before an id leaves that function out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
function?: FunctionParameter;
/**
 * Up to 10 skills by their ids from the skill taxonomy. A plain list means any of them; `req:` before an id demands that skill; `not:` leaves out what carries it. `req:1,req:2,3,4,not:5` is 1 and 2 and (3 or 4) and not 5.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:|req:)?[0-9]{1,10}(,(not:|req:)?[0-9]{1,10})*$
 */
skill?: SkillParameter;
/**
 * Up to 10 credentials by their ids from the credential taxonomy. A plain list means any of them; `req:` before an id demands that credential; `not:` leaves out what asks for it.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:|req:)?[0-9]{1,10}(,(not:|req:)?[0-9]{1,10})*$
 */
credential?: CredentialParameter;
/**
 * Up to 3 employment types: 1 Permanent, 2 Temporary, 3 Contract, 4 Full-Time, 5 Part-Time, 6 Internship, 7 Co-op. `not:` leaves one out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
employmenttype?: EmploymenttypeParameter;
/**
 * Up to 3 education levels: 1 GED/High School, 2 Associate, 3 Bachelor's, 4 Master's, doctorates among them. `not:` leaves one out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
educationlevel?: EducationlevelParameter;
/**
 * Up to 3 experience levels: 1 Junior (0-2 years), 2 Mid-level (3-7), 3 Senior (8 and more). `not:` leaves one out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
experiencelevel?: ExperiencelevelParameter;
/**
 * One talent profile the caller can see, by id; 205 means all talent data. Not together with the role attributes: function, occupation, skill, credential, title, levels, employment type, query. Where talents are counted its keyword expression is left aside, as `query` is.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
talentprofile?: TalentprofileParameter;
/**
 * One keyword expression over title and description: words joined by AND, OR and NOT, grouped by parentheses, exact phrases in quotation marks. NOT binds before AND, AND before OR; two words side by side mean both. Operators are read in any case; in quotation marks they are words. Punctuation inside a word makes a phrase (full-time). At most 50 words and 10 levels of parentheses, no comma-separated values, English only.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[ -+\--~\u00C0-\u024F]+$
 */
query?: QueryParameter;
/**
 * The dates counted, at most one year: a number of days (d), weeks (w), months (m), quarters (q) or years (y) that ends on the data's last day, or yyyy-mm-dd-yyyy-mm-dd with both ends included, in UTC, from 2000 to 2040. Days after the data's last day are cut off.
 * @minLength 2
 * @maxLength 21
 * @pattern ^([1-9][0-9]{0,3}[dwmqy]|[0-9]{4}-[0-9]{2}-[0-9]{2}-[0-9]{4}-[0-9]{2}-[0-9]{2})$
 */
daterange?: TrendDaterangeParameter;
/**
 * Length of a period: calendar months or calendar quarters; months when left out.
 */
frequency?: FrequencyParameter;
};

export type GetCompetitiveConcentrationParams = {
/**
 * Country, as its ISO 3166-1 two-letter code in capitals. One country a request. Of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 200
 * @pattern ^[A-Z]{2}(,[A-Z]{2})*$
 */
country?: CountryParameter;
/**
 * One state or region, by its id from the state taxonomy. Only US, CA, MX, DE, IN and GB have states. Of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
state?: StateParameter;
/**
 * Up to 5 metropolitan areas, by their ids from the MSA taxonomy. All of one country. Of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
msa?: MsaParameter;
/**
 * Up to 10 counties, by their ids from the county taxonomy. A state, MSA or country must stand beside it: of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
county?: CountyParameter;
/**
 * Up to 10 cities, by their ids from the city taxonomy. A state, MSA or country must stand beside it: of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
city?: CityParameter;
/**
 * Up to 20 employers. `not:` before an id leaves that employer out. Ids come from the employer taxonomy.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
employer?: EmployerParameter;
/**
 * Up to 5 occupations by SOC8 code (O*NET-SOC 2019, with or without its punctuation). `not:` before a code leaves that occupation out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{2}-?[0-9]{4}\.?[0-9]{2}(,(not:)?[0-9]{2}-?[0-9]{4}\.?[0-9]{2})*$
 */
occupation?: OccupationParameter;
/**
 * Up to 5 job titles by their ids from the title taxonomy. `not:` before an id leaves that title out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
semicleantitle?: SemicleantitleParameter;
/**
 * Up to 5 business functions by id (1 and 3 to 21, as in the portal's Function List). `not:` before an id leaves that function out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
function?: FunctionParameter;
/**
 * Up to 10 skills by their ids from the skill taxonomy. A plain list means any of them; `req:` before an id demands that skill; `not:` leaves out what carries it. `req:1,req:2,3,4,not:5` is 1 and 2 and (3 or 4) and not 5.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:|req:)?[0-9]{1,10}(,(not:|req:)?[0-9]{1,10})*$
 */
skill?: SkillParameter;
/**
 * Up to 10 credentials by their ids from the credential taxonomy. A plain list means any of them; `req:` before an id demands that credential; `not:` leaves out what asks for it.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:|req:)?[0-9]{1,10}(,(not:|req:)?[0-9]{1,10})*$
 */
credential?: CredentialParameter;
/**
 * Up to 3 employment types: 1 Permanent, 2 Temporary, 3 Contract, 4 Full-Time, 5 Part-Time, 6 Internship, 7 Co-op. `not:` leaves one out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
employmenttype?: EmploymenttypeParameter;
/**
 * Up to 3 education levels: 1 GED/High School, 2 Associate, 3 Bachelor's, 4 Master's, doctorates among them. `not:` leaves one out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
educationlevel?: EducationlevelParameter;
/**
 * Up to 3 experience levels: 1 Junior (0-2 years), 2 Mid-level (3-7), 3 Senior (8 and more). `not:` leaves one out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
experiencelevel?: ExperiencelevelParameter;
/**
 * One talent profile the caller can see, by id; 205 means all talent data. Not together with the role attributes: function, occupation, skill, credential, title, levels, employment type, query. Where talents are counted its keyword expression is left aside, as `query` is.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
talentprofile?: TalentprofileParameter;
/**
 * One keyword expression over title and description: words joined by AND, OR and NOT, grouped by parentheses, exact phrases in quotation marks. NOT binds before AND, AND before OR; two words side by side mean both. Operators are read in any case; in quotation marks they are words. Punctuation inside a word makes a phrase (full-time). At most 50 words and 10 levels of parentheses, no comma-separated values, English only.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[ -+\--~\u00C0-\u024F]+$
 */
query?: QueryParameter;
/**
 * The dates counted: a number of days (d), weeks (w), months (m), quarters (q) or years (y) that ends on the data's last day, or yyyy-mm-dd-yyyy-mm-dd with both ends included, in UTC, from 2000 to 2040. Days after the data's last day are cut off.
 * @minLength 2
 * @maxLength 21
 * @pattern ^([1-9][0-9]{0,3}[dwmqy]|[0-9]{4}-[0-9]{2}-[0-9]{2}-[0-9]{4}-[0-9]{2}-[0-9]{2})$
 */
daterange?: DaterangeParameter;
};

export type GetEmployerRankingParams = {
/**
 * Country, as its ISO 3166-1 two-letter code in capitals. One country a request. Of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 200
 * @pattern ^[A-Z]{2}(,[A-Z]{2})*$
 */
country?: CountryParameter;
/**
 * One state or region, by its id from the state taxonomy. Only US, CA, MX, DE, IN and GB have states. Of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
state?: StateParameter;
/**
 * Up to 5 metropolitan areas, by their ids from the MSA taxonomy. All of one country. Of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
msa?: MsaParameter;
/**
 * Up to 10 counties, by their ids from the county taxonomy. A state, MSA or country must stand beside it: of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
county?: CountyParameter;
/**
 * Up to 10 cities, by their ids from the city taxonomy. A state, MSA or country must stand beside it: of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
city?: CityParameter;
/**
 * Up to 20 employers. `not:` before an id leaves that employer out. Ids come from the employer taxonomy.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
employer?: EmployerParameter;
/**
 * Up to 5 occupations by SOC8 code (O*NET-SOC 2019, with or without its punctuation). `not:` before a code leaves that occupation out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{2}-?[0-9]{4}\.?[0-9]{2}(,(not:)?[0-9]{2}-?[0-9]{4}\.?[0-9]{2})*$
 */
occupation?: OccupationParameter;
/**
 * Up to 5 job titles by their ids from the title taxonomy. `not:` before an id leaves that title out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
semicleantitle?: SemicleantitleParameter;
/**
 * Up to 5 business functions by id (1 and 3 to 21, as in the portal's Function List). `not:` before an id leaves that function out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
function?: FunctionParameter;
/**
 * Up to 10 skills by their ids from the skill taxonomy. A plain list means any of them; `req:` before an id demands that skill; `not:` leaves out what carries it. `req:1,req:2,3,4,not:5` is 1 and 2 and (3 or 4) and not 5.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:|req:)?[0-9]{1,10}(,(not:|req:)?[0-9]{1,10})*$
 */
skill?: SkillParameter;
/**
 * Up to 10 credentials by their ids from the credential taxonomy. A plain list means any of them; `req:` before an id demands that credential; `not:` leaves out what asks for it.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:|req:)?[0-9]{1,10}(,(not:|req:)?[0-9]{1,10})*$
 */
credential?: CredentialParameter;
/**
 * Up to 3 employment types: 1 Permanent, 2 Temporary, 3 Contract, 4 Full-Time, 5 Part-Time, 6 Internship, 7 Co-op. `not:` leaves one out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
employmenttype?: EmploymenttypeParameter;
/**
 * Up to 3 education levels: 1 GED/High School, 2 Associate, 3 Bachelor's, 4 Master's, doctorates among them. `not:` leaves one out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
educationlevel?: EducationlevelParameter;
/**
 * Up to 3 experience levels: 1 Junior (0-2 years), 2 Mid-level (3-7), 3 Senior (8 and more). `not:` leaves one out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
experiencelevel?: ExperiencelevelParameter;
/**
 * One talent profile the caller can see, by id; 205 means all talent data. Not together with the role attributes: function, occupation, skill, credential, title, levels, employment type, query. Where talents are counted its keyword expression is left aside, as `query` is.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
talentprofile?: TalentprofileParameter;
/**
 * One keyword expression over title and description: words joined by AND, OR and NOT, grouped by parentheses, exact phrases in quotation marks. NOT binds before AND, AND before OR; two words side by side mean both. Operators are read in any case; in quotation marks they are words. Punctuation inside a word makes a phrase (full-time). At most 50 words and 10 levels of parentheses, no comma-separated values, English only.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[ -+\--~\u00C0-\u024F]+$
 */
query?: QueryParameter;
/**
 * The dates counted: a number of days (d), weeks (w), months (m), quarters (q) or years (y) that ends on the data's last day, or yyyy-mm-dd-yyyy-mm-dd with both ends included, in UTC, from 2000 to 2040. Days after the data's last day are cut off.
 * @minLength 2
 * @maxLength 21
 * @pattern ^([1-9][0-9]{0,3}[dwmqy]|[0-9]{4}-[0-9]{2}-[0-9]{2}-[0-9]{4}-[0-9]{2}-[0-9]{2})$
 */
daterange?: DaterangeParameter;
/**
 * Break each employer's count down, the largest first. One value; at most 20 employers then. Written `name@count`; the count is 50 without `@`, at most 100. Names: msa, state, title, skill, credential.
 * @minLength 3
 * @maxLength 200
 * @pattern ^(msa|state|title|skill|credential)(@[0-9]{1,6})?(,(msa|state|title|skill|credential)(@[0-9]{1,6})?)*$
 */
facet?: EmployerFacetParameter;
/**
 * How many employers to return, 1 to 1000; 1000 when left out. Together with `facet` at most 20, and 20 when left out.
 * @minimum 1
 * @maximum 1000
 */
limit?: EmployerRankingLimitParameter;
};

export type GetActivelyHiringParams = {
/**
 * Country, as its ISO 3166-1 two-letter code in capitals. One country a request. Of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 200
 * @pattern ^[A-Z]{2}(,[A-Z]{2})*$
 */
country?: CountryParameter;
/**
 * One state or region, by its id from the state taxonomy. Only US, CA, MX, DE, IN and GB have states. Of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
state?: StateParameter;
/**
 * Up to 5 metropolitan areas, by their ids from the MSA taxonomy. All of one country. Of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
msa?: MsaParameter;
/**
 * Up to 10 counties, by their ids from the county taxonomy. A state, MSA or country must stand beside it: of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
county?: CountyParameter;
/**
 * Up to 10 cities, by their ids from the city taxonomy. A state, MSA or country must stand beside it: of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
city?: CityParameter;
/**
 * Up to 20 employers. `not:` before an id leaves that employer out. Ids come from the employer taxonomy.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
employer?: EmployerParameter;
/**
 * Up to 5 occupations by SOC8 code (O*NET-SOC 2019, with or without its punctuation). `not:` before a code leaves that occupation out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{2}-?[0-9]{4}\.?[0-9]{2}(,(not:)?[0-9]{2}-?[0-9]{4}\.?[0-9]{2})*$
 */
occupation?: OccupationParameter;
/**
 * Up to 5 job titles by their ids from the title taxonomy. `not:` before an id leaves that title out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
semicleantitle?: SemicleantitleParameter;
/**
 * Up to 5 business functions by id (1 and 3 to 21, as in the portal's Function List). `not:` before an id leaves that function out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
function?: FunctionParameter;
/**
 * Up to 10 skills by their ids from the skill taxonomy. A plain list means any of them; `req:` before an id demands that skill; `not:` leaves out what carries it. `req:1,req:2,3,4,not:5` is 1 and 2 and (3 or 4) and not 5.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:|req:)?[0-9]{1,10}(,(not:|req:)?[0-9]{1,10})*$
 */
skill?: SkillParameter;
/**
 * Up to 10 credentials by their ids from the credential taxonomy. A plain list means any of them; `req:` before an id demands that credential; `not:` leaves out what asks for it.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:|req:)?[0-9]{1,10}(,(not:|req:)?[0-9]{1,10})*$
 */
credential?: CredentialParameter;
/**
 * Up to 3 employment types: 1 Permanent, 2 Temporary, 3 Contract, 4 Full-Time, 5 Part-Time, 6 Internship, 7 Co-op. `not:` leaves one out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
employmenttype?: EmploymenttypeParameter;
/**
 * Up to 3 education levels: 1 GED/High School, 2 Associate, 3 Bachelor's, 4 Master's, doctorates among them. `not:` leaves one out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
educationlevel?: EducationlevelParameter;
/**
 * Up to 3 experience levels: 1 Junior (0-2 years), 2 Mid-level (3-7), 3 Senior (8 and more). `not:` leaves one out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
experiencelevel?: ExperiencelevelParameter;
/**
 * One talent profile the caller can see, by id; 205 means all talent data. Not together with the role attributes: function, occupation, skill, credential, title, levels, employment type, query. Where talents are counted its keyword expression is left aside, as `query` is.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
talentprofile?: TalentprofileParameter;
/**
 * One keyword expression over title and description: words joined by AND, OR and NOT, grouped by parentheses, exact phrases in quotation marks. NOT binds before AND, AND before OR; two words side by side mean both. Operators are read in any case; in quotation marks they are words. Punctuation inside a word makes a phrase (full-time). At most 50 words and 10 levels of parentheses, no comma-separated values, English only.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[ -+\--~\u00C0-\u024F]+$
 */
query?: QueryParameter;
/**
 * The dates counted: a number of days (d), weeks (w), months (m), quarters (q) or years (y) that ends on the data's last day, or yyyy-mm-dd-yyyy-mm-dd with both ends included, in UTC, from 2000 to 2040. Days after the data's last day are cut off.
 * @minLength 2
 * @maxLength 21
 * @pattern ^([1-9][0-9]{0,3}[dwmqy]|[0-9]{4}-[0-9]{2}-[0-9]{2}-[0-9]{4}-[0-9]{2}-[0-9]{2})$
 */
daterange?: DaterangeParameter;
};

export type GetEmployerTrendParams = {
/**
 * Country, as its ISO 3166-1 two-letter code in capitals. One country a request. Of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 200
 * @pattern ^[A-Z]{2}(,[A-Z]{2})*$
 */
country?: CountryParameter;
/**
 * One state or region, by its id from the state taxonomy. Only US, CA, MX, DE, IN and GB have states. Of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
state?: StateParameter;
/**
 * Up to 5 metropolitan areas, by their ids from the MSA taxonomy. All of one country. Of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
msa?: MsaParameter;
/**
 * Up to 10 counties, by their ids from the county taxonomy. A state, MSA or country must stand beside it: of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
county?: CountyParameter;
/**
 * Up to 10 cities, by their ids from the city taxonomy. A state, MSA or country must stand beside it: of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
city?: CityParameter;
/**
 * Up to 20 employers. `not:` before an id leaves that employer out. Ids come from the employer taxonomy.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
employer?: EmployerParameter;
/**
 * Up to 5 occupations by SOC8 code (O*NET-SOC 2019, with or without its punctuation). `not:` before a code leaves that occupation out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{2}-?[0-9]{4}\.?[0-9]{2}(,(not:)?[0-9]{2}-?[0-9]{4}\.?[0-9]{2})*$
 */
occupation?: OccupationParameter;
/**
 * Up to 5 job titles by their ids from the title taxonomy. `not:` before an id leaves that title out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
semicleantitle?: SemicleantitleParameter;
/**
 * Up to 5 business functions by id (1 and 3 to 21, as in the portal's Function List). `not:` before an id leaves that function out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
function?: FunctionParameter;
/**
 * Up to 10 skills by their ids from the skill taxonomy. A plain list means any of them; `req:` before an id demands that skill; `not:` leaves out what carries it. `req:1,req:2,3,4,not:5` is 1 and 2 and (3 or 4) and not 5.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:|req:)?[0-9]{1,10}(,(not:|req:)?[0-9]{1,10})*$
 */
skill?: SkillParameter;
/**
 * Up to 10 credentials by their ids from the credential taxonomy. A plain list means any of them; `req:` before an id demands that credential; `not:` leaves out what asks for it.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:|req:)?[0-9]{1,10}(,(not:|req:)?[0-9]{1,10})*$
 */
credential?: CredentialParameter;
/**
 * Up to 3 employment types: 1 Permanent, 2 Temporary, 3 Contract, 4 Full-Time, 5 Part-Time, 6 Internship, 7 Co-op. `not:` leaves one out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
employmenttype?: EmploymenttypeParameter;
/**
 * Up to 3 education levels: 1 GED/High School, 2 Associate, 3 Bachelor's, 4 Master's, doctorates among them. `not:` leaves one out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
educationlevel?: EducationlevelParameter;
/**
 * Up to 3 experience levels: 1 Junior (0-2 years), 2 Mid-level (3-7), 3 Senior (8 and more). `not:` leaves one out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
experiencelevel?: ExperiencelevelParameter;
/**
 * One talent profile the caller can see, by id; 205 means all talent data. Not together with the role attributes: function, occupation, skill, credential, title, levels, employment type, query. Where talents are counted its keyword expression is left aside, as `query` is.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
talentprofile?: TalentprofileParameter;
/**
 * One keyword expression over title and description: words joined by AND, OR and NOT, grouped by parentheses, exact phrases in quotation marks. NOT binds before AND, AND before OR; two words side by side mean both. Operators are read in any case; in quotation marks they are words. Punctuation inside a word makes a phrase (full-time). At most 50 words and 10 levels of parentheses, no comma-separated values, English only.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[ -+\--~\u00C0-\u024F]+$
 */
query?: QueryParameter;
/**
 * The dates counted, at most one year: a number of days (d), weeks (w), months (m), quarters (q) or years (y) that ends on the data's last day, or yyyy-mm-dd-yyyy-mm-dd with both ends included, in UTC, from 2000 to 2040. Days after the data's last day are cut off.
 * @minLength 2
 * @maxLength 21
 * @pattern ^([1-9][0-9]{0,3}[dwmqy]|[0-9]{4}-[0-9]{2}-[0-9]{2}-[0-9]{4}-[0-9]{2}-[0-9]{2})$
 */
daterange?: TrendDaterangeParameter;
};

export type GetSkillRankingParams = {
/**
 * Country, as its ISO 3166-1 two-letter code in capitals. One country a request. Of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 200
 * @pattern ^[A-Z]{2}(,[A-Z]{2})*$
 */
country?: CountryParameter;
/**
 * One state or region, by its id from the state taxonomy. Only US, CA, MX, DE, IN and GB have states. Of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
state?: StateParameter;
/**
 * Up to 5 metropolitan areas, by their ids from the MSA taxonomy. All of one country. Of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
msa?: MsaParameter;
/**
 * Up to 10 counties, by their ids from the county taxonomy. A state, MSA or country must stand beside it: of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
county?: CountyParameter;
/**
 * Up to 10 cities, by their ids from the city taxonomy. A state, MSA or country must stand beside it: of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
city?: CityParameter;
/**
 * Up to 20 employers. `not:` before an id leaves that employer out. Ids come from the employer taxonomy.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
employer?: EmployerParameter;
/**
 * Up to 5 occupations by SOC8 code (O*NET-SOC 2019, with or without its punctuation). `not:` before a code leaves that occupation out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{2}-?[0-9]{4}\.?[0-9]{2}(,(not:)?[0-9]{2}-?[0-9]{4}\.?[0-9]{2})*$
 */
occupation?: OccupationParameter;
/**
 * Up to 5 job titles by their ids from the title taxonomy. `not:` before an id leaves that title out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
semicleantitle?: SemicleantitleParameter;
/**
 * Up to 5 business functions by id (1 and 3 to 21, as in the portal's Function List). `not:` before an id leaves that function out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
function?: FunctionParameter;
/**
 * Up to 10 skills by their ids from the skill taxonomy. A plain list means any of them; `req:` before an id demands that skill; `not:` leaves out what carries it. `req:1,req:2,3,4,not:5` is 1 and 2 and (3 or 4) and not 5.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:|req:)?[0-9]{1,10}(,(not:|req:)?[0-9]{1,10})*$
 */
skill?: SkillParameter;
/**
 * Up to 10 credentials by their ids from the credential taxonomy. A plain list means any of them; `req:` before an id demands that credential; `not:` leaves out what asks for it.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:|req:)?[0-9]{1,10}(,(not:|req:)?[0-9]{1,10})*$
 */
credential?: CredentialParameter;
/**
 * Up to 3 employment types: 1 Permanent, 2 Temporary, 3 Contract, 4 Full-Time, 5 Part-Time, 6 Internship, 7 Co-op. `not:` leaves one out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
employmenttype?: EmploymenttypeParameter;
/**
 * Up to 3 education levels: 1 GED/High School, 2 Associate, 3 Bachelor's, 4 Master's, doctorates among them. `not:` leaves one out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
educationlevel?: EducationlevelParameter;
/**
 * Up to 3 experience levels: 1 Junior (0-2 years), 2 Mid-level (3-7), 3 Senior (8 and more). `not:` leaves one out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
experiencelevel?: ExperiencelevelParameter;
/**
 * One talent profile the caller can see, by id; 205 means all talent data. Not together with the role attributes: function, occupation, skill, credential, title, levels, employment type, query. Where talents are counted its keyword expression is left aside, as `query` is.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
talentprofile?: TalentprofileParameter;
/**
 * One keyword expression over title and description: words joined by AND, OR and NOT, grouped by parentheses, exact phrases in quotation marks. NOT binds before AND, AND before OR; two words side by side mean both. Operators are read in any case; in quotation marks they are words. Punctuation inside a word makes a phrase (full-time). At most 50 words and 10 levels of parentheses, no comma-separated values, English only.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[ -+\--~\u00C0-\u024F]+$
 */
query?: QueryParameter;
/**
 * The dates counted: a number of days (d), weeks (w), months (m), quarters (q) or years (y) that ends on the data's last day, or yyyy-mm-dd-yyyy-mm-dd with both ends included, in UTC, from 2000 to 2040. Days after the data's last day are cut off.
 * @minLength 2
 * @maxLength 21
 * @pattern ^([1-9][0-9]{0,3}[dwmqy]|[0-9]{4}-[0-9]{2}-[0-9]{2}-[0-9]{4}-[0-9]{2}-[0-9]{2})$
 */
daterange?: DaterangeParameter;
/**
 * How many skills to return, 1 to 1000; 100 without it.
 * @minimum 1
 * @maximum 1000
 */
limit?: SkillRankingLimitParameter;
};

export type GetSkillAdjacenciesParams = {
/**
 * The one skill whose neighbours are wanted, by its id from the skill taxonomy.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
primaryskill: PrimaryskillParameter;
/**
 * Up to 5 occupations by SOC8 code (O*NET-SOC 2019, with or without its punctuation). `not:` before a code leaves that occupation out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{2}-?[0-9]{4}\.?[0-9]{2}(,(not:)?[0-9]{2}-?[0-9]{4}\.?[0-9]{2})*$
 */
occupation?: OccupationParameter;
/**
 * Up to 5 business functions by id (1 and 3 to 21, as in the portal's Function List). `not:` before an id leaves that function out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
function?: FunctionParameter;
/**
 * How many secondary skills to return, 1 to 50; 50 when left out.
 * @minimum 1
 * @maximum 50
 */
limit?: AdjacencyLimitParameter;
/**
 * One talent profile the caller can see, by id; 205 means all talent data. Not together with the role attributes: function, occupation, skill, credential, title, levels, employment type, query. Where talents are counted its keyword expression is left aside, as `query` is.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
talentprofile?: TalentprofileParameter;
};

export type GetSkillRankingByCategoryParams = {
/**
 * Country, as its ISO 3166-1 two-letter code in capitals. One country a request. Of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 200
 * @pattern ^[A-Z]{2}(,[A-Z]{2})*$
 */
country?: CountryParameter;
/**
 * One state or region, by its id from the state taxonomy. Only US, CA, MX, DE, IN and GB have states. Of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
state?: StateParameter;
/**
 * Up to 5 metropolitan areas, by their ids from the MSA taxonomy. All of one country. Of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
msa?: MsaParameter;
/**
 * Up to 10 counties, by their ids from the county taxonomy. A state, MSA or country must stand beside it: of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
county?: CountyParameter;
/**
 * Up to 10 cities, by their ids from the city taxonomy. A state, MSA or country must stand beside it: of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
city?: CityParameter;
/**
 * Up to 20 employers. `not:` before an id leaves that employer out. Ids come from the employer taxonomy.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
employer?: EmployerParameter;
/**
 * Up to 5 occupations by SOC8 code (O*NET-SOC 2019, with or without its punctuation). `not:` before a code leaves that occupation out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{2}-?[0-9]{4}\.?[0-9]{2}(,(not:)?[0-9]{2}-?[0-9]{4}\.?[0-9]{2})*$
 */
occupation?: OccupationParameter;
/**
 * Up to 5 job titles by their ids from the title taxonomy. `not:` before an id leaves that title out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
semicleantitle?: SemicleantitleParameter;
/**
 * Up to 5 business functions by id (1 and 3 to 21, as in the portal's Function List). `not:` before an id leaves that function out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
function?: FunctionParameter;
/**
 * Up to 10 skills by their ids from the skill taxonomy. A plain list means any of them; `req:` before an id demands that skill; `not:` leaves out what carries it. `req:1,req:2,3,4,not:5` is 1 and 2 and (3 or 4) and not 5.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:|req:)?[0-9]{1,10}(,(not:|req:)?[0-9]{1,10})*$
 */
skill?: SkillParameter;
/**
 * Up to 10 credentials by their ids from the credential taxonomy. A plain list means any of them; `req:` before an id demands that credential; `not:` leaves out what asks for it.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:|req:)?[0-9]{1,10}(,(not:|req:)?[0-9]{1,10})*$
 */
credential?: CredentialParameter;
/**
 * Up to 3 employment types: 1 Permanent, 2 Temporary, 3 Contract, 4 Full-Time, 5 Part-Time, 6 Internship, 7 Co-op. `not:` leaves one out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
employmenttype?: EmploymenttypeParameter;
/**
 * Up to 3 education levels: 1 GED/High School, 2 Associate, 3 Bachelor's, 4 Master's, doctorates among them. `not:` leaves one out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
educationlevel?: EducationlevelParameter;
/**
 * Up to 3 experience levels: 1 Junior (0-2 years), 2 Mid-level (3-7), 3 Senior (8 and more). `not:` leaves one out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
experiencelevel?: ExperiencelevelParameter;
/**
 * One talent profile the caller can see, by id; 205 means all talent data. Not together with the role attributes: function, occupation, skill, credential, title, levels, employment type, query. Where talents are counted its keyword expression is left aside, as `query` is.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
talentprofile?: TalentprofileParameter;
/**
 * One keyword expression over title and description: words joined by AND, OR and NOT, grouped by parentheses, exact phrases in quotation marks. NOT binds before AND, AND before OR; two words side by side mean both. Operators are read in any case; in quotation marks they are words. Punctuation inside a word makes a phrase (full-time). At most 50 words and 10 levels of parentheses, no comma-separated values, English only.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[ -+\--~\u00C0-\u024F]+$
 */
query?: QueryParameter;
/**
 * The dates counted: a number of days (d), weeks (w), months (m), quarters (q) or years (y) that ends on the data's last day, or yyyy-mm-dd-yyyy-mm-dd with both ends included, in UTC, from 2000 to 2040. Days after the data's last day are cut off.
 * @minLength 2
 * @maxLength 21
 * @pattern ^([1-9][0-9]{0,3}[dwmqy]|[0-9]{4}-[0-9]{2}-[0-9]{2}-[0-9]{4}-[0-9]{2}-[0-9]{2})$
 */
daterange?: DaterangeParameter;
/**
 * How many skills to return in each group, 1 to 100; 100 when left out.
 * @minimum 1
 * @maximum 100
 */
limit?: CategoryLimitParameter;
};

export type GetSkillTrendParams = {
/**
 * Country, as its ISO 3166-1 two-letter code in capitals. One country a request. Of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 200
 * @pattern ^[A-Z]{2}(,[A-Z]{2})*$
 */
country?: CountryParameter;
/**
 * One state or region, by its id from the state taxonomy. Only US, CA, MX, DE, IN and GB have states. Of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
state?: StateParameter;
/**
 * Up to 5 metropolitan areas, by their ids from the MSA taxonomy. All of one country. Of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
msa?: MsaParameter;
/**
 * Up to 10 counties, by their ids from the county taxonomy. A state, MSA or country must stand beside it: of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
county?: CountyParameter;
/**
 * Up to 10 cities, by their ids from the city taxonomy. A state, MSA or country must stand beside it: of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
city?: CityParameter;
/**
 * Up to 20 employers. `not:` before an id leaves that employer out. Ids come from the employer taxonomy.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
employer?: EmployerParameter;
/**
 * Up to 5 occupations by SOC8 code (O*NET-SOC 2019, with or without its punctuation). `not:` before a code leaves that occupation out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{2}-?[0-9]{4}\.?[0-9]{2}(,(not:)?[0-9]{2}-?[0-9]{4}\.?[0-9]{2})*$
 */
occupation?: OccupationParameter;
/**
 * Up to 5 job titles by their ids from the title taxonomy. `not:` before an id leaves that title out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
semicleantitle?: SemicleantitleParameter;
/**
 * Up to 5 business functions by id (1 and 3 to 21, as in the portal's Function List). `not:` before an id leaves that function out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
function?: FunctionParameter;
/**
 * Up to 10 skills by their ids from the skill taxonomy. A plain list means any of them; `req:` before an id demands that skill; `not:` leaves out what carries it. `req:1,req:2,3,4,not:5` is 1 and 2 and (3 or 4) and not 5.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:|req:)?[0-9]{1,10}(,(not:|req:)?[0-9]{1,10})*$
 */
skill?: SkillParameter;
/**
 * Up to 10 credentials by their ids from the credential taxonomy. A plain list means any of them; `req:` before an id demands that credential; `not:` leaves out what asks for it.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:|req:)?[0-9]{1,10}(,(not:|req:)?[0-9]{1,10})*$
 */
credential?: CredentialParameter;
/**
 * Up to 3 employment types: 1 Permanent, 2 Temporary, 3 Contract, 4 Full-Time, 5 Part-Time, 6 Internship, 7 Co-op. `not:` leaves one out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
employmenttype?: EmploymenttypeParameter;
/**
 * Up to 3 education levels: 1 GED/High School, 2 Associate, 3 Bachelor's, 4 Master's, doctorates among them. `not:` leaves one out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
educationlevel?: EducationlevelParameter;
/**
 * Up to 3 experience levels: 1 Junior (0-2 years), 2 Mid-level (3-7), 3 Senior (8 and more). `not:` leaves one out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
experiencelevel?: ExperiencelevelParameter;
/**
 * One talent profile the caller can see, by id; 205 means all talent data. Not together with the role attributes: function, occupation, skill, credential, title, levels, employment type, query. Where talents are counted its keyword expression is left aside, as `query` is.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
talentprofile?: TalentprofileParameter;
/**
 * One keyword expression over title and description: words joined by AND, OR and NOT, grouped by parentheses, exact phrases in quotation marks. NOT binds before AND, AND before OR; two words side by side mean both. Operators are read in any case; in quotation marks they are words. Punctuation inside a word makes a phrase (full-time). At most 50 words and 10 levels of parentheses, no comma-separated values, English only.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[ -+\--~\u00C0-\u024F]+$
 */
query?: QueryParameter;
/**
 * The dates counted, at most one year: a number of days (d), weeks (w), months (m), quarters (q) or years (y) that ends on the data's last day, or yyyy-mm-dd-yyyy-mm-dd with both ends included, in UTC, from 2000 to 2040. Days after the data's last day are cut off.
 * @minLength 2
 * @maxLength 21
 * @pattern ^([1-9][0-9]{0,3}[dwmqy]|[0-9]{4}-[0-9]{2}-[0-9]{2}-[0-9]{4}-[0-9]{2}-[0-9]{2})$
 */
daterange?: TrendDaterangeParameter;
};

export type GetSkillEvolutionParams = {
/**
 * Country, as its ISO 3166-1 two-letter code in capitals. One country a request. Of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 200
 * @pattern ^[A-Z]{2}(,[A-Z]{2})*$
 */
country?: CountryParameter;
/**
 * One state or region, by its id from the state taxonomy. Only US, CA, MX, DE, IN and GB have states. Of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
state?: StateParameter;
/**
 * Up to 5 metropolitan areas, by their ids from the MSA taxonomy. All of one country. Of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
msa?: MsaParameter;
/**
 * Up to 10 counties, by their ids from the county taxonomy. A state, MSA or country must stand beside it: of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
county?: CountyParameter;
/**
 * Up to 10 cities, by their ids from the city taxonomy. A state, MSA or country must stand beside it: of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
city?: CityParameter;
/**
 * Up to 20 employers. `not:` before an id leaves that employer out. Ids come from the employer taxonomy.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
employer?: EmployerParameter;
/**
 * Up to 5 occupations by SOC8 code (O*NET-SOC 2019, with or without its punctuation). `not:` before a code leaves that occupation out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{2}-?[0-9]{4}\.?[0-9]{2}(,(not:)?[0-9]{2}-?[0-9]{4}\.?[0-9]{2})*$
 */
occupation?: OccupationParameter;
/**
 * Up to 5 job titles by their ids from the title taxonomy. `not:` before an id leaves that title out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
semicleantitle?: SemicleantitleParameter;
/**
 * Up to 5 business functions by id (1 and 3 to 21, as in the portal's Function List). `not:` before an id leaves that function out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
function?: FunctionParameter;
/**
 * Up to 10 skills by their ids from the skill taxonomy. A plain list means any of them; `req:` before an id demands that skill; `not:` leaves out what carries it. `req:1,req:2,3,4,not:5` is 1 and 2 and (3 or 4) and not 5.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:|req:)?[0-9]{1,10}(,(not:|req:)?[0-9]{1,10})*$
 */
skill?: SkillParameter;
/**
 * Up to 10 credentials by their ids from the credential taxonomy. A plain list means any of them; `req:` before an id demands that credential; `not:` leaves out what asks for it.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:|req:)?[0-9]{1,10}(,(not:|req:)?[0-9]{1,10})*$
 */
credential?: CredentialParameter;
/**
 * Up to 3 employment types: 1 Permanent, 2 Temporary, 3 Contract, 4 Full-Time, 5 Part-Time, 6 Internship, 7 Co-op. `not:` leaves one out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
employmenttype?: EmploymenttypeParameter;
/**
 * Up to 3 education levels: 1 GED/High School, 2 Associate, 3 Bachelor's, 4 Master's, doctorates among them. `not:` leaves one out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
educationlevel?: EducationlevelParameter;
/**
 * Up to 3 experience levels: 1 Junior (0-2 years), 2 Mid-level (3-7), 3 Senior (8 and more). `not:` leaves one out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
experiencelevel?: ExperiencelevelParameter;
/**
 * One talent profile the caller can see, by id; 205 means all talent data. Not together with the role attributes: function, occupation, skill, credential, title, levels, employment type, query. Where talents are counted its keyword expression is left aside, as `query` is.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
talentprofile?: TalentprofileParameter;
/**
 * One keyword expression over title and description: words joined by AND, OR and NOT, grouped by parentheses, exact phrases in quotation marks. NOT binds before AND, AND before OR; two words side by side mean both. Operators are read in any case; in quotation marks they are words. Punctuation inside a word makes a phrase (full-time). At most 50 words and 10 levels of parentheses, no comma-separated values, English only.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[ -+\--~\u00C0-\u024F]+$
 */
query?: QueryParameter;
/**
 * The dates counted: a number of days (d), weeks (w), months (m), quarters (q) or years (y) that ends on the data's last day, or yyyy-mm-dd-yyyy-mm-dd with both ends included, in UTC, from 2000 to 2040. Days after the data's last day are cut off.
 * @minLength 2
 * @maxLength 21
 * @pattern ^([1-9][0-9]{0,3}[dwmqy]|[0-9]{4}-[0-9]{2}-[0-9]{2}-[0-9]{4}-[0-9]{2}-[0-9]{2})$
 */
daterange?: DaterangeParameter;
};

export type GetCredentialRankingParams = {
/**
 * Country, as its ISO 3166-1 two-letter code in capitals. One country a request. Of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 200
 * @pattern ^[A-Z]{2}(,[A-Z]{2})*$
 */
country?: CountryParameter;
/**
 * One state or region, by its id from the state taxonomy. Only US, CA, MX, DE, IN and GB have states. Of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
state?: StateParameter;
/**
 * Up to 5 metropolitan areas, by their ids from the MSA taxonomy. All of one country. Of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
msa?: MsaParameter;
/**
 * Up to 10 counties, by their ids from the county taxonomy. A state, MSA or country must stand beside it: of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
county?: CountyParameter;
/**
 * Up to 10 cities, by their ids from the city taxonomy. A state, MSA or country must stand beside it: of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
city?: CityParameter;
/**
 * Up to 20 employers. `not:` before an id leaves that employer out. Ids come from the employer taxonomy.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
employer?: EmployerParameter;
/**
 * Up to 5 occupations by SOC8 code (O*NET-SOC 2019, with or without its punctuation). `not:` before a code leaves that occupation out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{2}-?[0-9]{4}\.?[0-9]{2}(,(not:)?[0-9]{2}-?[0-9]{4}\.?[0-9]{2})*$
 */
occupation?: OccupationParameter;
/**
 * Up to 5 job titles by their ids from the title taxonomy. `not:` before an id leaves that title out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
semicleantitle?: SemicleantitleParameter;
/**
 * Up to 5 business functions by id (1 and 3 to 21, as in the portal's Function List). `not:` before an id leaves that function out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
function?: FunctionParameter;
/**
 * Up to 10 skills by their ids from the skill taxonomy. A plain list means any of them; `req:` before an id demands that skill; `not:` leaves out what carries it. `req:1,req:2,3,4,not:5` is 1 and 2 and (3 or 4) and not 5.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:|req:)?[0-9]{1,10}(,(not:|req:)?[0-9]{1,10})*$
 */
skill?: SkillParameter;
/**
 * Up to 10 credentials by their ids from the credential taxonomy. A plain list means any of them; `req:` before an id demands that credential; `not:` leaves out what asks for it.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:|req:)?[0-9]{1,10}(,(not:|req:)?[0-9]{1,10})*$
 */
credential?: CredentialParameter;
/**
 * Up to 3 employment types: 1 Permanent, 2 Temporary, 3 Contract, 4 Full-Time, 5 Part-Time, 6 Internship, 7 Co-op. `not:` leaves one out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
employmenttype?: EmploymenttypeParameter;
/**
 * Up to 3 education levels: 1 GED/High School, 2 Associate, 3 Bachelor's, 4 Master's, doctorates among them. `not:` leaves one out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
educationlevel?: EducationlevelParameter;
/**
 * Up to 3 experience levels: 1 Junior (0-2 years), 2 Mid-level (3-7), 3 Senior (8 and more). `not:` leaves one out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
experiencelevel?: ExperiencelevelParameter;
/**
 * One talent profile the caller can see, by id; 205 means all talent data. Not together with the role attributes: function, occupation, skill, credential, title, levels, employment type, query. Where talents are counted its keyword expression is left aside, as `query` is.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
talentprofile?: TalentprofileParameter;
/**
 * One keyword expression over title and description: words joined by AND, OR and NOT, grouped by parentheses, exact phrases in quotation marks. NOT binds before AND, AND before OR; two words side by side mean both. Operators are read in any case; in quotation marks they are words. Punctuation inside a word makes a phrase (full-time). At most 50 words and 10 levels of parentheses, no comma-separated values, English only.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[ -+\--~\u00C0-\u024F]+$
 */
query?: QueryParameter;
/**
 * The dates counted: a number of days (d), weeks (w), months (m), quarters (q) or years (y) that ends on the data's last day, or yyyy-mm-dd-yyyy-mm-dd with both ends included, in UTC, from 2000 to 2040. Days after the data's last day are cut off.
 * @minLength 2
 * @maxLength 21
 * @pattern ^([1-9][0-9]{0,3}[dwmqy]|[0-9]{4}-[0-9]{2}-[0-9]{2}-[0-9]{4}-[0-9]{2}-[0-9]{2})$
 */
daterange?: DaterangeParameter;
/**
 * How many records to return, 1 to 1000; 1000 when left out.
 * @minimum 1
 * @maximum 1000
 */
limit?: RankingLimitParameter;
};

export type GetLocationRankingParams = {
/**
 * Up to 5 countries, as ISO 3166-1 two-letter codes in capitals, separated by commas. Of several places the broadest counts.
 * @minLength 1
 * @maxLength 200
 * @pattern ^[A-Z]{2}(,[A-Z]{2})*$
 */
country?: CountriesParameter;
/**
 * One state or region, by its id from the state taxonomy. Only US, CA, MX, DE, IN and GB have states. Of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
state?: StateParameter;
/**
 * Up to 5 metropolitan areas, by their ids from the MSA taxonomy, of one country or several. Of several places the broadest counts.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
msa?: LocationMsaParameter;
/**
 * Up to 10 counties, by their ids from the county taxonomy. A state, MSA or country must stand beside it: of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
county?: CountyParameter;
/**
 * Up to 10 cities, by their ids from the city taxonomy. A state, MSA or country must stand beside it: of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
city?: CityParameter;
/**
 * Up to 20 employers. `not:` before an id leaves that employer out. Ids come from the employer taxonomy.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
employer?: EmployerParameter;
/**
 * Up to 5 occupations by SOC8 code (O*NET-SOC 2019, with or without its punctuation). `not:` before a code leaves that occupation out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{2}-?[0-9]{4}\.?[0-9]{2}(,(not:)?[0-9]{2}-?[0-9]{4}\.?[0-9]{2})*$
 */
occupation?: OccupationParameter;
/**
 * Up to 5 job titles by their ids from the title taxonomy. `not:` before an id leaves that title out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
semicleantitle?: SemicleantitleParameter;
/**
 * Up to 5 business functions by id (1 and 3 to 21, as in the portal's Function List). `not:` before an id leaves that function out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
function?: FunctionParameter;
/**
 * Up to 10 skills by their ids from the skill taxonomy. A plain list means any of them; `req:` before an id demands that skill; `not:` leaves out what carries it. `req:1,req:2,3,4,not:5` is 1 and 2 and (3 or 4) and not 5.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:|req:)?[0-9]{1,10}(,(not:|req:)?[0-9]{1,10})*$
 */
skill?: SkillParameter;
/**
 * Up to 10 credentials by their ids from the credential taxonomy. A plain list means any of them; `req:` before an id demands that credential; `not:` leaves out what asks for it.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:|req:)?[0-9]{1,10}(,(not:|req:)?[0-9]{1,10})*$
 */
credential?: CredentialParameter;
/**
 * Up to 3 employment types: 1 Permanent, 2 Temporary, 3 Contract, 4 Full-Time, 5 Part-Time, 6 Internship, 7 Co-op. `not:` leaves one out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
employmenttype?: EmploymenttypeParameter;
/**
 * Up to 3 education levels: 1 GED/High School, 2 Associate, 3 Bachelor's, 4 Master's, doctorates among them. `not:` leaves one out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
educationlevel?: EducationlevelParameter;
/**
 * Up to 3 experience levels: 1 Junior (0-2 years), 2 Mid-level (3-7), 3 Senior (8 and more). `not:` leaves one out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
experiencelevel?: ExperiencelevelParameter;
/**
 * One talent profile the caller can see, by id; 205 means all talent data. Not together with the role attributes: function, occupation, skill, credential, title, levels, employment type, query. Where talents are counted its keyword expression is left aside, as `query` is.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
talentprofile?: TalentprofileParameter;
/**
 * One keyword expression over title and description: words joined by AND, OR and NOT, grouped by parentheses, exact phrases in quotation marks. NOT binds before AND, AND before OR; two words side by side mean both. Operators are read in any case; in quotation marks they are words. Punctuation inside a word makes a phrase (full-time). At most 50 words and 10 levels of parentheses, no comma-separated values, English only.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[ -+\--~\u00C0-\u024F]+$
 */
query?: QueryParameter;
/**
 * The dates counted: a number of days (d), weeks (w), months (m), quarters (q) or years (y) that ends on the data's last day, or yyyy-mm-dd-yyyy-mm-dd with both ends included, in UTC, from 2000 to 2040. Days after the data's last day are cut off.
 * @minLength 2
 * @maxLength 21
 * @pattern ^([1-9][0-9]{0,3}[dwmqy]|[0-9]{4}-[0-9]{2}-[0-9]{2}-[0-9]{4}-[0-9]{2}-[0-9]{2})$
 */
daterange?: DaterangeParameter;
/**
 * How many records to return, 1 to 1000; 1000 when left out.
 * @minimum 1
 * @maximum 1000
 */
limit?: RankingLimitParameter;
};

export type GetSupplyAdequacyParams = {
/**
 * Up to 5 countries, as ISO 3166-1 two-letter codes in capitals, separated by commas. Of several places the broadest counts.
 * @minLength 1
 * @maxLength 200
 * @pattern ^[A-Z]{2}(,[A-Z]{2})*$
 */
country?: CountriesParameter;
/**
 * One state or region, by its id from the state taxonomy. Only US, CA, MX, DE, IN and GB have states. Of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
state?: StateParameter;
/**
 * Up to 5 metropolitan areas, by their ids from the MSA taxonomy, of one country or several. Of several places the broadest counts.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
msa?: LocationMsaParameter;
/**
 * Up to 10 counties, by their ids from the county taxonomy. A state, MSA or country must stand beside it: of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
county?: CountyParameter;
/**
 * Up to 10 cities, by their ids from the city taxonomy. A state, MSA or country must stand beside it: of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
city?: CityParameter;
/**
 * Up to 20 employers. `not:` before an id leaves that employer out. Ids come from the employer taxonomy.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
employer?: EmployerParameter;
/**
 * Up to 5 occupations by SOC8 code (O*NET-SOC 2019, with or without its punctuation). `not:` before a code leaves that occupation out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{2}-?[0-9]{4}\.?[0-9]{2}(,(not:)?[0-9]{2}-?[0-9]{4}\.?[0-9]{2})*$
 */
occupation?: OccupationParameter;
/**
 * Up to 5 job titles by their ids from the title taxonomy. `not:` before an id leaves that title out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
semicleantitle?: SemicleantitleParameter;
/**
 * Up to 5 business functions by id (1 and 3 to 21, as in the portal's Function List). `not:` before an id leaves that function out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
function?: FunctionParameter;
/**
 * Up to 10 skills by their ids from the skill taxonomy. A plain list means any of them; `req:` before an id demands that skill; `not:` leaves out what carries it. `req:1,req:2,3,4,not:5` is 1 and 2 and (3 or 4) and not 5.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:|req:)?[0-9]{1,10}(,(not:|req:)?[0-9]{1,10})*$
 */
skill?: SkillParameter;
/**
 * Up to 10 credentials by their ids from the credential taxonomy. A plain list means any of them; `req:` before an id demands that credential; `not:` leaves out what asks for it.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:|req:)?[0-9]{1,10}(,(not:|req:)?[0-9]{1,10})*$
 */
credential?: CredentialParameter;
/**
 * Up to 3 employment types: 1 Permanent, 2 Temporary, 3 Contract, 4 Full-Time, 5 Part-Time, 6 Internship, 7 Co-op. `not:` leaves one out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
employmenttype?: EmploymenttypeParameter;
/**
 * Up to 3 education levels: 1 GED/High School, 2 Associate, 3 Bachelor's, 4 Master's, doctorates among them. `not:` leaves one out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
educationlevel?: EducationlevelParameter;
/**
 * Up to 3 experience levels: 1 Junior (0-2 years), 2 Mid-level (3-7), 3 Senior (8 and more). `not:` leaves one out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
experiencelevel?: ExperiencelevelParameter;
/**
 * One talent profile the caller can see, by id; 205 means all talent data. Not together with the role attributes: function, occupation, skill, credential, title, levels, employment type, query. Where talents are counted its keyword expression is left aside, as `query` is.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
talentprofile?: TalentprofileParameter;
/**
 * One keyword expression over title and description: words joined by AND, OR and NOT, grouped by parentheses, exact phrases in quotation marks. NOT binds before AND, AND before OR; two words side by side mean both. Operators are read in any case; in quotation marks they are words. Punctuation inside a word makes a phrase (full-time). At most 50 words and 10 levels of parentheses, no comma-separated values, English only.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[ -+\--~\u00C0-\u024F]+$
 */
query?: QueryParameter;
/**
 * The dates counted: a number of days (d), weeks (w), months (m), quarters (q) or years (y) that ends on the data's last day, or yyyy-mm-dd-yyyy-mm-dd with both ends included, in UTC, from 2000 to 2040. Days after the data's last day are cut off.
 * @minLength 2
 * @maxLength 21
 * @pattern ^([1-9][0-9]{0,3}[dwmqy]|[0-9]{4}-[0-9]{2}-[0-9]{2}-[0-9]{4}-[0-9]{2}-[0-9]{2})$
 */
daterange?: DaterangeParameter;
/**
 * How many people are to be hired in one place; 20 when left out.
 * @minimum 1
 * @maximum 1000000
 */
peopletohire?: PeopletohireParameter;
};

export type GetLocationFactorsParams = {
/**
 * Up to 5 countries, as ISO 3166-1 two-letter codes in capitals, separated by commas. Of several places the broadest counts.
 * @minLength 1
 * @maxLength 200
 * @pattern ^[A-Z]{2}(,[A-Z]{2})*$
 */
country?: CountriesParameter;
/**
 * One state or region, by its id from the state taxonomy. Only US, CA, MX, DE, IN and GB have states. Of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
state?: StateParameter;
/**
 * Up to 5 metropolitan areas, by their ids from the MSA taxonomy, of one country or several. Of several places the broadest counts.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
msa?: LocationMsaParameter;
/**
 * Up to 10 counties, by their ids from the county taxonomy. A state, MSA or country must stand beside it: of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
county?: CountyParameter;
/**
 * Up to 10 cities, by their ids from the city taxonomy. A state, MSA or country must stand beside it: of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
city?: CityParameter;
/**
 * Up to 20 employers. `not:` before an id leaves that employer out. Ids come from the employer taxonomy.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
employer?: EmployerParameter;
/**
 * Up to 5 occupations by SOC8 code (O*NET-SOC 2019, with or without its punctuation). `not:` before a code leaves that occupation out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{2}-?[0-9]{4}\.?[0-9]{2}(,(not:)?[0-9]{2}-?[0-9]{4}\.?[0-9]{2})*$
 */
occupation?: OccupationParameter;
/**
 * Up to 5 job titles by their ids from the title taxonomy. `not:` before an id leaves that title out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
semicleantitle?: SemicleantitleParameter;
/**
 * Up to 5 business functions by id (1 and 3 to 21, as in the portal's Function List). `not:` before an id leaves that function out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
function?: FunctionParameter;
/**
 * Up to 10 skills by their ids from the skill taxonomy. A plain list means any of them; `req:` before an id demands that skill; `not:` leaves out what carries it. `req:1,req:2,3,4,not:5` is 1 and 2 and (3 or 4) and not 5.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:|req:)?[0-9]{1,10}(,(not:|req:)?[0-9]{1,10})*$
 */
skill?: SkillParameter;
/**
 * Up to 10 credentials by their ids from the credential taxonomy. A plain list means any of them; `req:` before an id demands that credential; `not:` leaves out what asks for it.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:|req:)?[0-9]{1,10}(,(not:|req:)?[0-9]{1,10})*$
 */
credential?: CredentialParameter;
/**
 * Up to 3 employment types: 1 Permanent, 2 Temporary, 3 Contract, 4 Full-Time, 5 Part-Time, 6 Internship, 7 Co-op. `not:` leaves one out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
employmenttype?: EmploymenttypeParameter;
/**
 * Up to 3 education levels: 1 GED/High School, 2 Associate, 3 Bachelor's, 4 Master's, doctorates among them. `not:` leaves one out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
educationlevel?: EducationlevelParameter;
/**
 * Up to 3 experience levels: 1 Junior (0-2 years), 2 Mid-level (3-7), 3 Senior (8 and more). `not:` leaves one out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
experiencelevel?: ExperiencelevelParameter;
/**
 * One talent profile the caller can see, by id; 205 means all talent data. Not together with the role attributes: function, occupation, skill, credential, title, levels, employment type, query. Where talents are counted its keyword expression is left aside, as `query` is.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
talentprofile?: TalentprofileParameter;
/**
 * One keyword expression over title and description: words joined by AND, OR and NOT, grouped by parentheses, exact phrases in quotation marks. NOT binds before AND, AND before OR; two words side by side mean both. Operators are read in any case; in quotation marks they are words. Punctuation inside a word makes a phrase (full-time). At most 50 words and 10 levels of parentheses, no comma-separated values, English only.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[ -+\--~\u00C0-\u024F]+$
 */
query?: QueryParameter;
/**
 * The dates counted: a number of days (d), weeks (w), months (m), quarters (q) or years (y) that ends on the data's last day, or yyyy-mm-dd-yyyy-mm-dd with both ends included, in UTC, from 2000 to 2040. Days after the data's last day are cut off.
 * @minLength 2
 * @maxLength 21
 * @pattern ^([1-9][0-9]{0,3}[dwmqy]|[0-9]{4}-[0-9]{2}-[0-9]{2}-[0-9]{4}-[0-9]{2}-[0-9]{2})$
 */
daterange?: DaterangeParameter;
/**
 * One metropolitan area by id: time differences are counted from it.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
basetimelocation?: BasetimelocationParameter;
};

export type GetRemoteDistributionParams = {
/**
 * Up to 5 countries, as ISO 3166-1 two-letter codes in capitals, separated by commas. Of several places the broadest counts.
 * @minLength 1
 * @maxLength 200
 * @pattern ^[A-Z]{2}(,[A-Z]{2})*$
 */
country?: CountriesParameter;
/**
 * One state or region, by its id from the state taxonomy. Only US, CA, MX, DE, IN and GB have states. Of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
state?: StateParameter;
/**
 * Up to 5 metropolitan areas, by their ids from the MSA taxonomy, of one country or several. Of several places the broadest counts.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
msa?: LocationMsaParameter;
/**
 * Up to 10 counties, by their ids from the county taxonomy. A state, MSA or country must stand beside it: of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
county?: CountyParameter;
/**
 * Up to 10 cities, by their ids from the city taxonomy. A state, MSA or country must stand beside it: of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
city?: CityParameter;
/**
 * Up to 20 employers. `not:` before an id leaves that employer out. Ids come from the employer taxonomy.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
employer?: EmployerParameter;
/**
 * Up to 5 occupations by SOC8 code (O*NET-SOC 2019, with or without its punctuation). `not:` before a code leaves that occupation out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{2}-?[0-9]{4}\.?[0-9]{2}(,(not:)?[0-9]{2}-?[0-9]{4}\.?[0-9]{2})*$
 */
occupation?: OccupationParameter;
/**
 * Up to 5 job titles by their ids from the title taxonomy. `not:` before an id leaves that title out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
semicleantitle?: SemicleantitleParameter;
/**
 * Up to 5 business functions by id (1 and 3 to 21, as in the portal's Function List). `not:` before an id leaves that function out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
function?: FunctionParameter;
/**
 * Up to 10 skills by their ids from the skill taxonomy. A plain list means any of them; `req:` before an id demands that skill; `not:` leaves out what carries it. `req:1,req:2,3,4,not:5` is 1 and 2 and (3 or 4) and not 5.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:|req:)?[0-9]{1,10}(,(not:|req:)?[0-9]{1,10})*$
 */
skill?: SkillParameter;
/**
 * Up to 10 credentials by their ids from the credential taxonomy. A plain list means any of them; `req:` before an id demands that credential; `not:` leaves out what asks for it.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:|req:)?[0-9]{1,10}(,(not:|req:)?[0-9]{1,10})*$
 */
credential?: CredentialParameter;
/**
 * Up to 3 employment types: 1 Permanent, 2 Temporary, 3 Contract, 4 Full-Time, 5 Part-Time, 6 Internship, 7 Co-op. `not:` leaves one out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
employmenttype?: EmploymenttypeParameter;
/**
 * Up to 3 education levels: 1 GED/High School, 2 Associate, 3 Bachelor's, 4 Master's, doctorates among them. `not:` leaves one out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
educationlevel?: EducationlevelParameter;
/**
 * Up to 3 experience levels: 1 Junior (0-2 years), 2 Mid-level (3-7), 3 Senior (8 and more). `not:` leaves one out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
experiencelevel?: ExperiencelevelParameter;
/**
 * One talent profile the caller can see, by id; 205 means all talent data. Not together with the role attributes: function, occupation, skill, credential, title, levels, employment type, query. Where talents are counted its keyword expression is left aside, as `query` is.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
talentprofile?: TalentprofileParameter;
/**
 * One keyword expression over title and description: words joined by AND, OR and NOT, grouped by parentheses, exact phrases in quotation marks. NOT binds before AND, AND before OR; two words side by side mean both. Operators are read in any case; in quotation marks they are words. Punctuation inside a word makes a phrase (full-time). At most 50 words and 10 levels of parentheses, no comma-separated values, English only.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[ -+\--~\u00C0-\u024F]+$
 */
query?: QueryParameter;
/**
 * The dates counted: a number of days (d), weeks (w), months (m), quarters (q) or years (y) that ends on the data's last day, or yyyy-mm-dd-yyyy-mm-dd with both ends included, in UTC, from 2000 to 2040. Days after the data's last day are cut off.
 * @minLength 2
 * @maxLength 21
 * @pattern ^([1-9][0-9]{0,3}[dwmqy]|[0-9]{4}-[0-9]{2}-[0-9]{2}-[0-9]{4}-[0-9]{2}-[0-9]{2})$
 */
daterange?: DaterangeParameter;
};

export type GetLocationTrendParams = {
/**
 * Up to 5 countries, as ISO 3166-1 two-letter codes in capitals, separated by commas. Of several places the broadest counts.
 * @minLength 1
 * @maxLength 200
 * @pattern ^[A-Z]{2}(,[A-Z]{2})*$
 */
country?: CountriesParameter;
/**
 * One state or region, by its id from the state taxonomy. Only US, CA, MX, DE, IN and GB have states. Of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
state?: StateParameter;
/**
 * Up to 5 metropolitan areas, by their ids from the MSA taxonomy, of one country or several. Of several places the broadest counts.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
msa?: LocationMsaParameter;
/**
 * Up to 10 counties, by their ids from the county taxonomy. A state, MSA or country must stand beside it: of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
county?: CountyParameter;
/**
 * Up to 10 cities, by their ids from the city taxonomy. A state, MSA or country must stand beside it: of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
city?: CityParameter;
/**
 * Up to 20 employers. `not:` before an id leaves that employer out. Ids come from the employer taxonomy.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
employer?: EmployerParameter;
/**
 * Up to 5 occupations by SOC8 code (O*NET-SOC 2019, with or without its punctuation). `not:` before a code leaves that occupation out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{2}-?[0-9]{4}\.?[0-9]{2}(,(not:)?[0-9]{2}-?[0-9]{4}\.?[0-9]{2})*$
 */
occupation?: OccupationParameter;
/**
 * Up to 5 job titles by their ids from the title taxonomy. `not:` before an id leaves that title out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
semicleantitle?: SemicleantitleParameter;
/**
 * Up to 5 business functions by id (1 and 3 to 21, as in the portal's Function List). `not:` before an id leaves that function out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
function?: FunctionParameter;
/**
 * Up to 10 skills by their ids from the skill taxonomy. A plain list means any of them; `req:` before an id demands that skill; `not:` leaves out what carries it. `req:1,req:2,3,4,not:5` is 1 and 2 and (3 or 4) and not 5.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:|req:)?[0-9]{1,10}(,(not:|req:)?[0-9]{1,10})*$
 */
skill?: SkillParameter;
/**
 * Up to 10 credentials by their ids from the credential taxonomy. A plain list means any of them; `req:` before an id demands that credential; `not:` leaves out what asks for it.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:|req:)?[0-9]{1,10}(,(not:|req:)?[0-9]{1,10})*$
 */
credential?: CredentialParameter;
/**
 * Up to 3 employment types: 1 Permanent, 2 Temporary, 3 Contract, 4 Full-Time, 5 Part-Time, 6 Internship, 7 Co-op. `not:` leaves one out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
employmenttype?: EmploymenttypeParameter;
/**
 * Up to 3 education levels: 1 GED/High School, 2 Associate, 3 Bachelor's, 4 Master's, doctorates among them. `not:` leaves one out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
educationlevel?: EducationlevelParameter;
/**
 * Up to 3 experience levels: 1 Junior (0-2 years), 2 Mid-level (3-7), 3 Senior (8 and more). `not:` leaves one out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
experiencelevel?: ExperiencelevelParameter;
/**
 * One talent profile the caller can see, by id; 205 means all talent data. Not together with the role attributes: function, occupation, skill, credential, title, levels, employment type, query. Where talents are counted its keyword expression is left aside, as `query` is.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
talentprofile?: TalentprofileParameter;
/**
 * One keyword expression over title and description: words joined by AND, OR and NOT, grouped by parentheses, exact phrases in quotation marks. NOT binds before AND, AND before OR; two words side by side mean both. Operators are read in any case; in quotation marks they are words. Punctuation inside a word makes a phrase (full-time). At most 50 words and 10 levels of parentheses, no comma-separated values, English only.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[ -+\--~\u00C0-\u024F]+$
 */
query?: QueryParameter;
/**
 * The dates counted, at most one year: a number of days (d), weeks (w), months (m), quarters (q) or years (y) that ends on the data's last day, or yyyy-mm-dd-yyyy-mm-dd with both ends included, in UTC, from 2000 to 2040. Days after the data's last day are cut off.
 * @minLength 2
 * @maxLength 21
 * @pattern ^([1-9][0-9]{0,3}[dwmqy]|[0-9]{4}-[0-9]{2}-[0-9]{2}-[0-9]{4}-[0-9]{2}-[0-9]{2})$
 */
daterange?: TrendDaterangeParameter;
/**
 * Length of a period: calendar months or calendar quarters; months when left out.
 */
frequency?: FrequencyParameter;
};

export type GetLocationRecommendationsParams = {
/**
 * Up to 5 countries, as ISO 3166-1 two-letter codes in capitals, separated by commas. Of several places the broadest counts.
 * @minLength 1
 * @maxLength 200
 * @pattern ^[A-Z]{2}(,[A-Z]{2})*$
 */
country?: CountriesParameter;
/**
 * One state or region, by its id from the state taxonomy. Only US, CA, MX, DE, IN and GB have states. Of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
state?: StateParameter;
/**
 * Up to 5 metropolitan areas, by their ids from the MSA taxonomy, of one country or several. Of several places the broadest counts.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
msa?: LocationMsaParameter;
/**
 * Up to 10 counties, by their ids from the county taxonomy. A state, MSA or country must stand beside it: of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
county?: CountyParameter;
/**
 * Up to 10 cities, by their ids from the city taxonomy. A state, MSA or country must stand beside it: of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
city?: CityParameter;
/**
 * Up to 20 employers. `not:` before an id leaves that employer out. Ids come from the employer taxonomy.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
employer?: EmployerParameter;
/**
 * Up to 5 occupations by SOC8 code (O*NET-SOC 2019, with or without its punctuation). `not:` before a code leaves that occupation out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{2}-?[0-9]{4}\.?[0-9]{2}(,(not:)?[0-9]{2}-?[0-9]{4}\.?[0-9]{2})*$
 */
occupation?: OccupationParameter;
/**
 * Up to 5 job titles by their ids from the title taxonomy. `not:` before an id leaves that title out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
semicleantitle?: SemicleantitleParameter;
/**
 * Up to 5 business functions by id (1 and 3 to 21, as in the portal's Function List). `not:` before an id leaves that function out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
function?: FunctionParameter;
/**
 * Up to 10 skills by their ids from the skill taxonomy. A plain list means any of them; `req:` before an id demands that skill; `not:` leaves out what carries it. `req:1,req:2,3,4,not:5` is 1 and 2 and (3 or 4) and not 5.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:|req:)?[0-9]{1,10}(,(not:|req:)?[0-9]{1,10})*$
 */
skill?: SkillParameter;
/**
 * Up to 10 credentials by their ids from the credential taxonomy. A plain list means any of them; `req:` before an id demands that credential; `not:` leaves out what asks for it.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:|req:)?[0-9]{1,10}(,(not:|req:)?[0-9]{1,10})*$
 */
credential?: CredentialParameter;
/**
 * Up to 3 employment types: 1 Permanent, 2 Temporary, 3 Contract, 4 Full-Time, 5 Part-Time, 6 Internship, 7 Co-op. `not:` leaves one out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
employmenttype?: EmploymenttypeParameter;
/**
 * Up to 3 education levels: 1 GED/High School, 2 Associate, 3 Bachelor's, 4 Master's, doctorates among them. `not:` leaves one out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
educationlevel?: EducationlevelParameter;
/**
 * Up to 3 experience levels: 1 Junior (0-2 years), 2 Mid-level (3-7), 3 Senior (8 and more). `not:` leaves one out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
experiencelevel?: ExperiencelevelParameter;
/**
 * One talent profile the caller can see, by id; 205 means all talent data. Not together with the role attributes: function, occupation, skill, credential, title, levels, employment type, query. Where talents are counted its keyword expression is left aside, as `query` is.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
talentprofile?: TalentprofileParameter;
/**
 * One keyword expression over title and description: words joined by AND, OR and NOT, grouped by parentheses, exact phrases in quotation marks. NOT binds before AND, AND before OR; two words side by side mean both. Operators are read in any case; in quotation marks they are words. Punctuation inside a word makes a phrase (full-time). At most 50 words and 10 levels of parentheses, no comma-separated values, English only.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[ -+\--~\u00C0-\u024F]+$
 */
query?: QueryParameter;
/**
 * The dates counted: a number of days (d), weeks (w), months (m), quarters (q) or years (y) that ends on the data's last day, or yyyy-mm-dd-yyyy-mm-dd with both ends included, in UTC, from 2000 to 2040. Days after the data's last day are cut off.
 * @minLength 2
 * @maxLength 21
 * @pattern ^([1-9][0-9]{0,3}[dwmqy]|[0-9]{4}-[0-9]{2}-[0-9]{2}-[0-9]{4}-[0-9]{2}-[0-9]{2})$
 */
daterange?: DaterangeParameter;
/**
 * How much a large supply matters, 0 (not at all) to 10; 7 when left out.
 * @minimum 0
 * @maximum 10
 */
highsupply?: HighsupplyParameter;
/**
 * How much low pay matters, 0 (not at all) to 10; 7 when left out.
 * @minimum 0
 * @maximum 10
 */
lowcost?: LowcostParameter;
/**
 * How much low demand per candidate matters, 0 (not at all) to 10; 2 when left out.
 * @minimum 0
 * @maximum 10
 */
lowcompetition?: LowcompetitionParameter;
/**
 * How many people are to be hired in one place; 20 when left out.
 * @minimum 1
 * @maximum 1000000
 */
peopletohire?: PeopletohireParameter;
};

export type GetEmployerBrandingParams = {
/**
 * 1 to 20 employers to compare. Ids come from the employer taxonomy.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
employer: ComparedEmployersParameter;
/**
 * Up to 5 employer value categories by id: 155 workplace model, 156 people, 157 total rewards, 158 growth opportunities, 159 culture and values. All without it.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
category?: EvpCategoryParameter;
/**
 * How many records to return, 1 to 1000; 1000 when left out.
 * @minimum 1
 * @maximum 1000
 */
limit?: RankingLimitParameter;
/**
 * The dates counted: a number of days (d), weeks (w), months (m), quarters (q) or years (y) that ends on the data's last day, or yyyy-mm-dd-yyyy-mm-dd with both ends included, in UTC, from 2000 to 2040. Days after the data's last day are cut off.
 * @minLength 2
 * @maxLength 21
 * @pattern ^([1-9][0-9]{0,3}[dwmqy]|[0-9]{4}-[0-9]{2}-[0-9]{2}-[0-9]{4}-[0-9]{2}-[0-9]{2})$
 */
daterange?: DaterangeParameter;
};

export type GetSentimentParams = {
/**
 * The dates counted: a number of days (d), weeks (w), months (m), quarters (q) or years (y) that ends on the data's last day, or yyyy-mm-dd-yyyy-mm-dd with both ends included, in UTC, from 2000 to 2040. Days after the data's last day are cut off.
 * @minLength 2
 * @maxLength 21
 * @pattern ^([1-9][0-9]{0,3}[dwmqy]|[0-9]{4}-[0-9]{2}-[0-9]{2}-[0-9]{4}-[0-9]{2}-[0-9]{2})$
 */
daterange?: DaterangeParameter;
/**
 * 1 to 20 employers to compare. Ids come from the employer taxonomy.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
employer: ComparedEmployersParameter;
/**
 * Up to 5 employer value categories by id: 155 workplace model, 156 people, 157 total rewards, 158 growth opportunities, 159 culture and values. All without it.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
category?: EvpCategoryParameter;
};

export type GetOverallRatingParams = {
/**
 * The dates counted: a number of days (d), weeks (w), months (m), quarters (q) or years (y) that ends on the data's last day, or yyyy-mm-dd-yyyy-mm-dd with both ends included, in UTC, from 2000 to 2040. Days after the data's last day are cut off.
 * @minLength 2
 * @maxLength 21
 * @pattern ^([1-9][0-9]{0,3}[dwmqy]|[0-9]{4}-[0-9]{2}-[0-9]{2}-[0-9]{4}-[0-9]{2}-[0-9]{2})$
 */
daterange?: DaterangeParameter;
/**
 * 1 to 20 employers to compare. Ids come from the employer taxonomy.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
employer: ComparedEmployersParameter;
};

export type GetReviewsParams = {
/**
 * The dates counted: a number of days (d), weeks (w), months (m), quarters (q) or years (y) that ends on the data's last day, or yyyy-mm-dd-yyyy-mm-dd with both ends included, in UTC, from 2000 to 2040. Days after the data's last day are cut off.
 * @minLength 2
 * @maxLength 21
 * @pattern ^([1-9][0-9]{0,3}[dwmqy]|[0-9]{4}-[0-9]{2}-[0-9]{2}-[0-9]{4}-[0-9]{2}-[0-9]{2})$
 */
daterange?: DaterangeParameter;
/**
 * The one employer whose reviews are wanted. Ids come from the employer taxonomy.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
employer: ReviewedEmployerParameter;
};

export type GetGenderDiversityParams = {
/**
 * Country, as its ISO 3166-1 two-letter code in capitals. One country a request. Of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 200
 * @pattern ^[A-Z]{2}(,[A-Z]{2})*$
 */
country?: CountryParameter;
/**
 * One state or region, by its id from the state taxonomy. Only US, CA, MX, DE, IN and GB have states. Of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
state?: StateParameter;
/**
 * Up to 10 metropolitan areas, by their ids from the MSA taxonomy. All of one country. Of several places the narrowest counts.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
msa?: DiversityMsaParameter;
/**
 * Up to 10 counties, by their ids from the county taxonomy. A state, MSA or country must stand beside it: of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
county?: CountyParameter;
/**
 * Up to 10 cities, by their ids from the city taxonomy. A state, MSA or country must stand beside it: of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
city?: CityParameter;
/**
 * Up to 20 employers. `not:` before an id leaves that employer out. Ids come from the employer taxonomy.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
employer?: EmployerParameter;
/**
 * Up to 5 occupations by SOC8 code (O*NET-SOC 2019, with or without its punctuation). `not:` before a code leaves that occupation out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{2}-?[0-9]{4}\.?[0-9]{2}(,(not:)?[0-9]{2}-?[0-9]{4}\.?[0-9]{2})*$
 */
occupation?: OccupationParameter;
/**
 * Up to 5 job titles by their ids from the title taxonomy. `not:` before an id leaves that title out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
semicleantitle?: SemicleantitleParameter;
/**
 * Up to 5 business functions by id (1 and 3 to 21, as in the portal's Function List). `not:` before an id leaves that function out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
function?: FunctionParameter;
/**
 * Up to 10 skills by their ids from the skill taxonomy. A plain list means any of them; `req:` before an id demands that skill; `not:` leaves out what carries it. `req:1,req:2,3,4,not:5` is 1 and 2 and (3 or 4) and not 5.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:|req:)?[0-9]{1,10}(,(not:|req:)?[0-9]{1,10})*$
 */
skill?: SkillParameter;
/**
 * Up to 10 credentials by their ids from the credential taxonomy. A plain list means any of them; `req:` before an id demands that credential; `not:` leaves out what asks for it.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:|req:)?[0-9]{1,10}(,(not:|req:)?[0-9]{1,10})*$
 */
credential?: CredentialParameter;
/**
 * Up to 3 employment types: 1 Permanent, 2 Temporary, 3 Contract, 4 Full-Time, 5 Part-Time, 6 Internship, 7 Co-op. `not:` leaves one out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
employmenttype?: EmploymenttypeParameter;
/**
 * Up to 3 education levels: 1 GED/High School, 2 Associate, 3 Bachelor's, 4 Master's, doctorates among them. `not:` leaves one out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
educationlevel?: EducationlevelParameter;
/**
 * Up to 3 experience levels: 1 Junior (0-2 years), 2 Mid-level (3-7), 3 Senior (8 and more). `not:` leaves one out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
experiencelevel?: ExperiencelevelParameter;
/**
 * One talent profile the caller can see, by id; 205 means all talent data. Not together with the role attributes: function, occupation, skill, credential, title, levels, employment type, query. Where talents are counted its keyword expression is left aside, as `query` is.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
talentprofile?: TalentprofileParameter;
/**
 * What the shares are broken down by beside the total: metropolitan areas or states, one of the two; metropolitan areas when left out.
 */
groupby?: GroupbyParameter;
};

export type GetEthnicityDiversityParams = {
/**
 * Country, as its ISO 3166-1 two-letter code in capitals. One country a request. Of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 200
 * @pattern ^[A-Z]{2}(,[A-Z]{2})*$
 */
country?: CountryParameter;
/**
 * One state or region, by its id from the state taxonomy. Only US, CA, MX, DE, IN and GB have states. Of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
state?: StateParameter;
/**
 * Up to 10 metropolitan areas, by their ids from the MSA taxonomy. All of one country. Of several places the narrowest counts.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
msa?: DiversityMsaParameter;
/**
 * Up to 10 counties, by their ids from the county taxonomy. A state, MSA or country must stand beside it: of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
county?: CountyParameter;
/**
 * Up to 10 cities, by their ids from the city taxonomy. A state, MSA or country must stand beside it: of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
city?: CityParameter;
/**
 * Up to 20 employers. `not:` before an id leaves that employer out. Ids come from the employer taxonomy.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
employer?: EmployerParameter;
/**
 * Up to 5 occupations by SOC8 code (O*NET-SOC 2019, with or without its punctuation). `not:` before a code leaves that occupation out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{2}-?[0-9]{4}\.?[0-9]{2}(,(not:)?[0-9]{2}-?[0-9]{4}\.?[0-9]{2})*$
 */
occupation?: OccupationParameter;
/**
 * Up to 5 job titles by their ids from the title taxonomy. `not:` before an id leaves that title out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
semicleantitle?: SemicleantitleParameter;
/**
 * Up to 5 business functions by id (1 and 3 to 21, as in the portal's Function List). `not:` before an id leaves that function out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
function?: FunctionParameter;
/**
 * Up to 10 skills by their ids from the skill taxonomy. A plain list means any of them; `req:` before an id demands that skill; `not:` leaves out what carries it. `req:1,req:2,3,4,not:5` is 1 and 2 and (3 or 4) and not 5.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:|req:)?[0-9]{1,10}(,(not:|req:)?[0-9]{1,10})*$
 */
skill?: SkillParameter;
/**
 * Up to 10 credentials by their ids from the credential taxonomy. A plain list means any of them; `req:` before an id demands that credential; `not:` leaves out what asks for it.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:|req:)?[0-9]{1,10}(,(not:|req:)?[0-9]{1,10})*$
 */
credential?: CredentialParameter;
/**
 * Up to 3 employment types: 1 Permanent, 2 Temporary, 3 Contract, 4 Full-Time, 5 Part-Time, 6 Internship, 7 Co-op. `not:` leaves one out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
employmenttype?: EmploymenttypeParameter;
/**
 * Up to 3 education levels: 1 GED/High School, 2 Associate, 3 Bachelor's, 4 Master's, doctorates among them. `not:` leaves one out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
educationlevel?: EducationlevelParameter;
/**
 * Up to 3 experience levels: 1 Junior (0-2 years), 2 Mid-level (3-7), 3 Senior (8 and more). `not:` leaves one out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
experiencelevel?: ExperiencelevelParameter;
/**
 * One talent profile the caller can see, by id; 205 means all talent data. Not together with the role attributes: function, occupation, skill, credential, title, levels, employment type, query. Where talents are counted its keyword expression is left aside, as `query` is.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
talentprofile?: TalentprofileParameter;
/**
 * What the shares are broken down by beside the total: metropolitan areas or states, one of the two; metropolitan areas when left out.
 */
groupby?: GroupbyParameter;
};

export type GetGraduateSupplyParams = {
/**
 * Country, as its ISO 3166-1 two-letter code in capitals. One country a request. Of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 200
 * @pattern ^[A-Z]{2}(,[A-Z]{2})*$
 */
country?: CountryParameter;
/**
 * One state or region, by its id from the state taxonomy. Only US, CA, MX, DE, IN and GB have states. Of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
state?: StateParameter;
/**
 * Up to 5 metropolitan areas, by their ids from the MSA taxonomy. All of one country. Of several places the broadest counts, on the diversity operations the narrowest.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
msa?: MsaParameter;
/**
 * Up to 5 occupations by SOC8 code (O*NET-SOC 2019, with or without its punctuation). `not:` before a code leaves that occupation out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{2}-?[0-9]{4}\.?[0-9]{2}(,(not:)?[0-9]{2}-?[0-9]{4}\.?[0-9]{2})*$
 */
occupation?: OccupationParameter;
/**
 * Up to 5 business functions by id (1 and 3 to 21, as in the portal's Function List). `not:` before an id leaves that function out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
function?: FunctionParameter;
/**
 * Up to 3 education levels: 1 GED/High School, 2 Associate, 3 Bachelor's, 4 Master's, doctorates among them. `not:` leaves one out.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(not:)?[0-9]{1,10}(,(not:)?[0-9]{1,10})*$
 */
educationlevel?: EducationlevelParameter;
/**
 * One talent profile the caller can see, by id; 205 means all talent data. Not together with the role attributes: function, occupation, skill, credential, title, levels, employment type, query. Where talents are counted its keyword expression is left aside, as `query` is.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[0-9]{1,10}(,[0-9]{1,10})*$
 */
talentprofile?: TalentprofileParameter;
};

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

export const getCreateTokenUrl = () => {




  return `/auth/token`
}

/**
 * Exchanges the subscriber key and secret, sent by HTTP basic authentication, for a bearer token. The token is valid for 60 minutes; send it in the header `authorizationToken` of every other call. Ask for a new one when a call answers 401.
 *
 * Costs no call units, but counts for the five requests a second.
 * @summary Access token
 */
export const createToken = async (tokenRequest: TokenRequest, options?: Parameters<typeof request>[1]): Promise<TokenResponse> => {
    const formUrlEncoded = new URLSearchParams();
formUrlEncoded.append(`grant_type`, tokenRequest.grant_type);

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return request<TokenResponse>(getCreateTokenUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...getHeaders(options?.headers) },
    body: formUrlEncoded
  }
);}





export const getCreateTokenQueryKey = (tokenRequest?: TokenRequest,) => {
    return [
    'POST', `/auth/token`, tokenRequest
    ] as const;
    }


export const getCreateTokenQueryOptions = <TData = Awaited<ReturnType<typeof createToken>>, TError = ErrorType<ErrorResponse | MethodNotAllowedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(tokenRequest: TokenRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof createToken>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCreateTokenQueryKey(tokenRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof createToken>>> = ({ signal }) => createToken(tokenRequest, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof createToken>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type CreateTokenQueryResult = NonNullable<Awaited<ReturnType<typeof createToken>>>
export type CreateTokenQueryError = ErrorType<ErrorResponse | MethodNotAllowedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>


export function useCreateToken<TData = Awaited<ReturnType<typeof createToken>>, TError = ErrorType<ErrorResponse | MethodNotAllowedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 tokenRequest: TokenRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof createToken>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof createToken>>,
          TError,
          Awaited<ReturnType<typeof createToken>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCreateToken<TData = Awaited<ReturnType<typeof createToken>>, TError = ErrorType<ErrorResponse | MethodNotAllowedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 tokenRequest: TokenRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof createToken>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof createToken>>,
          TError,
          Awaited<ReturnType<typeof createToken>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCreateToken<TData = Awaited<ReturnType<typeof createToken>>, TError = ErrorType<ErrorResponse | MethodNotAllowedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 tokenRequest: TokenRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof createToken>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Access token
 */

export function useCreateToken<TData = Awaited<ReturnType<typeof createToken>>, TError = ErrorType<ErrorResponse | MethodNotAllowedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 tokenRequest: TokenRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof createToken>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCreateTokenQueryOptions(tokenRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getGetCallUnitsUrl = () => {




  return `/v1/callunits`
}

/**
 * Call units spent, of each subscription in its own current year: `consumed` by the whole organisation, `consumedByMe` by the calling subscription in the name of who calls, the person in the portal or the subscription's owner where its key is used. This call counts itself.
 *
 * Level 1: 1 call unit.
 * @summary Call units
 */
export const getCallUnits = async ( options?: Parameters<typeof request>[1]): Promise<CallUnitsResponse> => {

  return request<CallUnitsResponse>(getGetCallUnitsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetCallUnitsQueryKey = () => {
    return [
    `/v1/callunits`
    ] as const;
    }


export const getGetCallUnitsQueryOptions = <TData = Awaited<ReturnType<typeof getCallUnits>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCallUnits>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCallUnitsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCallUnits>>> = ({ signal }) => getCallUnits({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCallUnits>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCallUnitsQueryResult = NonNullable<Awaited<ReturnType<typeof getCallUnits>>>
export type GetCallUnitsQueryError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>


export function useGetCallUnits<TData = Awaited<ReturnType<typeof getCallUnits>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCallUnits>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCallUnits>>,
          TError,
          Awaited<ReturnType<typeof getCallUnits>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCallUnits<TData = Awaited<ReturnType<typeof getCallUnits>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCallUnits>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCallUnits>>,
          TError,
          Awaited<ReturnType<typeof getCallUnits>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCallUnits<TData = Awaited<ReturnType<typeof getCallUnits>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCallUnits>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Call units
 */

export function useGetCallUnits<TData = Awaited<ReturnType<typeof getCallUnits>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCallUnits>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCallUnitsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getGetTalentProfilesUrl = (params?: GetTalentProfilesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/talentprofiles/mytalentprofiles?${stringifiedParams}` : `/v1/talentprofiles/mytalentprofiles`
}

/**
 * Talent profiles the caller can see: those the provider shares with everyone, those shared within the organisation, and the caller's own. A talent profile is a saved role, used in place of the role attributes by its id; 205 means all talent data. 50 a page without `limit`; a page past the end, or a keyword that nothing matches, is NO_DATA_FOUND.
 *
 * Level 1: 1 call unit.
 * @summary Talent profiles
 */
export const getTalentProfiles = async (params?: GetTalentProfilesParams, options?: Parameters<typeof request>[1]): Promise<TalentProfilesResponse> => {

  return request<TalentProfilesResponse>(getGetTalentProfilesUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetTalentProfilesQueryKey = (params?: GetTalentProfilesParams,) => {
    return [
    `/v1/talentprofiles/mytalentprofiles`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetTalentProfilesQueryOptions = <TData = Awaited<ReturnType<typeof getTalentProfiles>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(params?: GetTalentProfilesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTalentProfiles>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTalentProfilesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTalentProfiles>>> = ({ signal }) => getTalentProfiles(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTalentProfiles>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTalentProfilesQueryResult = NonNullable<Awaited<ReturnType<typeof getTalentProfiles>>>
export type GetTalentProfilesQueryError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>


export function useGetTalentProfiles<TData = Awaited<ReturnType<typeof getTalentProfiles>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params: undefined |  GetTalentProfilesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTalentProfiles>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTalentProfiles>>,
          TError,
          Awaited<ReturnType<typeof getTalentProfiles>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTalentProfiles<TData = Awaited<ReturnType<typeof getTalentProfiles>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetTalentProfilesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTalentProfiles>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTalentProfiles>>,
          TError,
          Awaited<ReturnType<typeof getTalentProfiles>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTalentProfiles<TData = Awaited<ReturnType<typeof getTalentProfiles>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetTalentProfilesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTalentProfiles>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Talent profiles
 */

export function useGetTalentProfiles<TData = Awaited<ReturnType<typeof getTalentProfiles>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetTalentProfilesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTalentProfiles>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetTalentProfilesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getGetTalentProfileLookupUrl = (params: GetTalentProfileLookupParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/talentprofiles/mytalentprofiles/lookup?${stringifiedParams}` : `/v1/talentprofiles/mytalentprofiles/lookup`
}

/**
 * One talent profile with the role it stands for: function, occupation, skills, credentials, titles, education, experience, employment type and keyword expression. The caller must be able to see it.
 *
 * Level 1: 1 call unit.
 * @summary Talent profile lookup
 */
export const getTalentProfileLookup = async (params: GetTalentProfileLookupParams, options?: Parameters<typeof request>[1]): Promise<TalentProfileLookupResponse> => {

  return request<TalentProfileLookupResponse>(getGetTalentProfileLookupUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetTalentProfileLookupQueryKey = (params?: GetTalentProfileLookupParams,) => {
    return [
    `/v1/talentprofiles/mytalentprofiles/lookup`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetTalentProfileLookupQueryOptions = <TData = Awaited<ReturnType<typeof getTalentProfileLookup>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(params: GetTalentProfileLookupParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTalentProfileLookup>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTalentProfileLookupQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTalentProfileLookup>>> = ({ signal }) => getTalentProfileLookup(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTalentProfileLookup>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTalentProfileLookupQueryResult = NonNullable<Awaited<ReturnType<typeof getTalentProfileLookup>>>
export type GetTalentProfileLookupQueryError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>


export function useGetTalentProfileLookup<TData = Awaited<ReturnType<typeof getTalentProfileLookup>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params: GetTalentProfileLookupParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTalentProfileLookup>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTalentProfileLookup>>,
          TError,
          Awaited<ReturnType<typeof getTalentProfileLookup>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTalentProfileLookup<TData = Awaited<ReturnType<typeof getTalentProfileLookup>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params: GetTalentProfileLookupParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTalentProfileLookup>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTalentProfileLookup>>,
          TError,
          Awaited<ReturnType<typeof getTalentProfileLookup>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTalentProfileLookup<TData = Awaited<ReturnType<typeof getTalentProfileLookup>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params: GetTalentProfileLookupParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTalentProfileLookup>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Talent profile lookup
 */

export function useGetTalentProfileLookup<TData = Awaited<ReturnType<typeof getTalentProfileLookup>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params: GetTalentProfileLookupParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTalentProfileLookup>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetTalentProfileLookupQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getExtractJobDescriptionUrl = () => {




  return `/v1/taxonomap/jdextractor`
}

/**
 * Reads a role's name or the text of a job description in English and gives the occupation, business function, skills and credentials it speaks of, in the taxonomy's own ids, ready to be used as filters. `required` tells what the text demands from what it would welcome.
 *
 * Level 1: 1 call unit.
 * @summary Job description extractor
 */
export const extractJobDescription = async (jobDescriptionRequest: JobDescriptionRequest, options?: Parameters<typeof request>[1]): Promise<JobDescriptionResponse> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return request<JobDescriptionResponse>(getExtractJobDescriptionUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(jobDescriptionRequest)
  }
);}





export const getExtractJobDescriptionQueryKey = (jobDescriptionRequest?: JobDescriptionRequest,) => {
    return [
    'POST', `/v1/taxonomap/jdextractor`, jobDescriptionRequest
    ] as const;
    }


export const getExtractJobDescriptionQueryOptions = <TData = Awaited<ReturnType<typeof extractJobDescription>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(jobDescriptionRequest: JobDescriptionRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof extractJobDescription>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getExtractJobDescriptionQueryKey(jobDescriptionRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof extractJobDescription>>> = ({ signal }) => extractJobDescription(jobDescriptionRequest, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof extractJobDescription>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ExtractJobDescriptionQueryResult = NonNullable<Awaited<ReturnType<typeof extractJobDescription>>>
export type ExtractJobDescriptionQueryError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>


export function useExtractJobDescription<TData = Awaited<ReturnType<typeof extractJobDescription>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 jobDescriptionRequest: JobDescriptionRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof extractJobDescription>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof extractJobDescription>>,
          TError,
          Awaited<ReturnType<typeof extractJobDescription>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExtractJobDescription<TData = Awaited<ReturnType<typeof extractJobDescription>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 jobDescriptionRequest: JobDescriptionRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof extractJobDescription>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof extractJobDescription>>,
          TError,
          Awaited<ReturnType<typeof extractJobDescription>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExtractJobDescription<TData = Awaited<ReturnType<typeof extractJobDescription>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 jobDescriptionRequest: JobDescriptionRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof extractJobDescription>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Job description extractor
 */

export function useExtractJobDescription<TData = Awaited<ReturnType<typeof extractJobDescription>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 jobDescriptionRequest: JobDescriptionRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof extractJobDescription>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getExtractJobDescriptionQueryOptions(jobDescriptionRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getGetEmployersUrl = (params?: GetEmployersParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/taxonomy/employers?${stringifiedParams}` : `/v1/taxonomy/employers`
}

/**
 * Employers by words of their name or the beginnings of words, by industry or by sub-industry, the best match first. Typos are forgiven where nothing else is found. Their ids are the filter `employer`. At least one of keyword, industry and subindustry is needed. 50 a page without `limit`; a page past the end, or a keyword that nothing matches, is NO_DATA_FOUND.
 *
 * Level 1: 1 call unit.
 * @summary Employers
 */
export const getEmployers = async (params?: GetEmployersParams, options?: Parameters<typeof request>[1]): Promise<EmployersResponse> => {

  return request<EmployersResponse>(getGetEmployersUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetEmployersQueryKey = (params?: GetEmployersParams,) => {
    return [
    `/v1/taxonomy/employers`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetEmployersQueryOptions = <TData = Awaited<ReturnType<typeof getEmployers>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(params?: GetEmployersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEmployers>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetEmployersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getEmployers>>> = ({ signal }) => getEmployers(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getEmployers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetEmployersQueryResult = NonNullable<Awaited<ReturnType<typeof getEmployers>>>
export type GetEmployersQueryError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>


export function useGetEmployers<TData = Awaited<ReturnType<typeof getEmployers>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params: undefined |  GetEmployersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEmployers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getEmployers>>,
          TError,
          Awaited<ReturnType<typeof getEmployers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetEmployers<TData = Awaited<ReturnType<typeof getEmployers>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetEmployersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEmployers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getEmployers>>,
          TError,
          Awaited<ReturnType<typeof getEmployers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetEmployers<TData = Awaited<ReturnType<typeof getEmployers>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetEmployersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEmployers>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Employers
 */

export function useGetEmployers<TData = Awaited<ReturnType<typeof getEmployers>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetEmployersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEmployers>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetEmployersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getGetSkillsUrl = (params?: GetSkillsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/taxonomy/skills?${stringifiedParams}` : `/v1/taxonomy/skills`
}

/**
 * Skills by words of their name or of one of their other names, or the beginnings of words, the best match first, with their category. Their ids are the filter `skill`. 50 a page without `limit`; a page past the end, or a keyword that nothing matches, is NO_DATA_FOUND.
 *
 * Level 1: 1 call unit.
 * @summary Skills
 */
export const getSkills = async (params?: GetSkillsParams, options?: Parameters<typeof request>[1]): Promise<SkillsResponse> => {

  return request<SkillsResponse>(getGetSkillsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetSkillsQueryKey = (params?: GetSkillsParams,) => {
    return [
    `/v1/taxonomy/skills`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetSkillsQueryOptions = <TData = Awaited<ReturnType<typeof getSkills>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(params?: GetSkillsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSkills>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSkillsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSkills>>> = ({ signal }) => getSkills(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSkills>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSkillsQueryResult = NonNullable<Awaited<ReturnType<typeof getSkills>>>
export type GetSkillsQueryError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>


export function useGetSkills<TData = Awaited<ReturnType<typeof getSkills>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params: undefined |  GetSkillsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSkills>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSkills>>,
          TError,
          Awaited<ReturnType<typeof getSkills>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSkills<TData = Awaited<ReturnType<typeof getSkills>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetSkillsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSkills>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSkills>>,
          TError,
          Awaited<ReturnType<typeof getSkills>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSkills<TData = Awaited<ReturnType<typeof getSkills>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetSkillsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSkills>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Skills
 */

export function useGetSkills<TData = Awaited<ReturnType<typeof getSkills>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetSkillsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSkills>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSkillsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getGetAllSkillsUrl = (params?: GetAllSkillsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/taxonomy/allskills?${stringifiedParams}` : `/v1/taxonomy/allskills`
}

/**
 * Every skill of one category by id, up to 1000 a call. For the rest send the last id as `after`. Past the last skill is NO_DATA_FOUND.
 *
 * Level 1: 1 call unit.
 * @summary All skills
 */
export const getAllSkills = async (params?: GetAllSkillsParams, options?: Parameters<typeof request>[1]): Promise<AllSkillsResponse> => {

  return request<AllSkillsResponse>(getGetAllSkillsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetAllSkillsQueryKey = (params?: GetAllSkillsParams,) => {
    return [
    `/v1/taxonomy/allskills`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetAllSkillsQueryOptions = <TData = Awaited<ReturnType<typeof getAllSkills>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(params?: GetAllSkillsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAllSkills>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAllSkillsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAllSkills>>> = ({ signal }) => getAllSkills(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAllSkills>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAllSkillsQueryResult = NonNullable<Awaited<ReturnType<typeof getAllSkills>>>
export type GetAllSkillsQueryError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>


export function useGetAllSkills<TData = Awaited<ReturnType<typeof getAllSkills>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params: undefined |  GetAllSkillsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAllSkills>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAllSkills>>,
          TError,
          Awaited<ReturnType<typeof getAllSkills>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAllSkills<TData = Awaited<ReturnType<typeof getAllSkills>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetAllSkillsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAllSkills>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAllSkills>>,
          TError,
          Awaited<ReturnType<typeof getAllSkills>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAllSkills<TData = Awaited<ReturnType<typeof getAllSkills>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetAllSkillsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAllSkills>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary All skills
 */

export function useGetAllSkills<TData = Awaited<ReturnType<typeof getAllSkills>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetAllSkillsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAllSkills>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAllSkillsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getGetTitlesUrl = (params: GetTitlesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/taxonomy/titles?${stringifiedParams}` : `/v1/taxonomy/titles`
}

/**
 * Job titles, cleaned of seniority, place and shouting, by words of their name or the beginnings of words, or by a short form (RN), the best match first. Typos are forgiven where nothing else is found. Their ids are the filter `semicleantitle`. 50 a page without `limit`; a page past the end, or a keyword that nothing matches, is NO_DATA_FOUND.
 *
 * Level 1: 1 call unit.
 * @summary Titles
 */
export const getTitles = async (params: GetTitlesParams, options?: Parameters<typeof request>[1]): Promise<TitlesResponse> => {

  return request<TitlesResponse>(getGetTitlesUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetTitlesQueryKey = (params?: GetTitlesParams,) => {
    return [
    `/v1/taxonomy/titles`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetTitlesQueryOptions = <TData = Awaited<ReturnType<typeof getTitles>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(params: GetTitlesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTitles>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTitlesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTitles>>> = ({ signal }) => getTitles(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTitles>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTitlesQueryResult = NonNullable<Awaited<ReturnType<typeof getTitles>>>
export type GetTitlesQueryError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>


export function useGetTitles<TData = Awaited<ReturnType<typeof getTitles>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params: GetTitlesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTitles>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTitles>>,
          TError,
          Awaited<ReturnType<typeof getTitles>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTitles<TData = Awaited<ReturnType<typeof getTitles>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params: GetTitlesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTitles>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTitles>>,
          TError,
          Awaited<ReturnType<typeof getTitles>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTitles<TData = Awaited<ReturnType<typeof getTitles>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params: GetTitlesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTitles>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Titles
 */

export function useGetTitles<TData = Awaited<ReturnType<typeof getTitles>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params: GetTitlesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTitles>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetTitlesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getGetCredentialsUrl = (params?: GetCredentialsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/taxonomy/credentials?${stringifiedParams}` : `/v1/taxonomy/credentials`
}

/**
 * Licences and certifications by words of their name or of one of their other names, or the beginnings of words, the best match first. Their ids are the filter `credential`. 50 a page without `limit`; a page past the end, or a keyword that nothing matches, is NO_DATA_FOUND.
 *
 * Level 1: 1 call unit.
 * @summary Credentials
 */
export const getCredentials = async (params?: GetCredentialsParams, options?: Parameters<typeof request>[1]): Promise<CredentialsResponse> => {

  return request<CredentialsResponse>(getGetCredentialsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetCredentialsQueryKey = (params?: GetCredentialsParams,) => {
    return [
    `/v1/taxonomy/credentials`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetCredentialsQueryOptions = <TData = Awaited<ReturnType<typeof getCredentials>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(params?: GetCredentialsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCredentials>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCredentialsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCredentials>>> = ({ signal }) => getCredentials(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCredentials>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCredentialsQueryResult = NonNullable<Awaited<ReturnType<typeof getCredentials>>>
export type GetCredentialsQueryError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>


export function useGetCredentials<TData = Awaited<ReturnType<typeof getCredentials>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params: undefined |  GetCredentialsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCredentials>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCredentials>>,
          TError,
          Awaited<ReturnType<typeof getCredentials>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCredentials<TData = Awaited<ReturnType<typeof getCredentials>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetCredentialsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCredentials>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCredentials>>,
          TError,
          Awaited<ReturnType<typeof getCredentials>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCredentials<TData = Awaited<ReturnType<typeof getCredentials>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetCredentialsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCredentials>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Credentials
 */

export function useGetCredentials<TData = Awaited<ReturnType<typeof getCredentials>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetCredentialsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCredentials>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCredentialsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getGetOccupationsUrl = (params?: GetOccupationsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/taxonomy/occupations?${stringifiedParams}` : `/v1/taxonomy/occupations`
}

/**
 * Occupations of O*NET-SOC 2019 by words of their name or of a title that belongs to them, the beginnings of words, or their code, the best match first. Their codes are the filter `occupation`. 50 a page without `limit`; a page past the end, or a keyword that nothing matches, is NO_DATA_FOUND.
 *
 * Level 1: 1 call unit.
 * @summary Occupations
 */
export const getOccupations = async (params?: GetOccupationsParams, options?: Parameters<typeof request>[1]): Promise<OccupationsResponse> => {

  return request<OccupationsResponse>(getGetOccupationsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetOccupationsQueryKey = (params?: GetOccupationsParams,) => {
    return [
    `/v1/taxonomy/occupations`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetOccupationsQueryOptions = <TData = Awaited<ReturnType<typeof getOccupations>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(params?: GetOccupationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOccupations>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOccupationsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOccupations>>> = ({ signal }) => getOccupations(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOccupations>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetOccupationsQueryResult = NonNullable<Awaited<ReturnType<typeof getOccupations>>>
export type GetOccupationsQueryError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>


export function useGetOccupations<TData = Awaited<ReturnType<typeof getOccupations>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params: undefined |  GetOccupationsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOccupations>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOccupations>>,
          TError,
          Awaited<ReturnType<typeof getOccupations>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOccupations<TData = Awaited<ReturnType<typeof getOccupations>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetOccupationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOccupations>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOccupations>>,
          TError,
          Awaited<ReturnType<typeof getOccupations>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOccupations<TData = Awaited<ReturnType<typeof getOccupations>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetOccupationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOccupations>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Occupations
 */

export function useGetOccupations<TData = Awaited<ReturnType<typeof getOccupations>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetOccupationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOccupations>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOccupationsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getGetSourcesUrl = (params?: GetSourcesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/taxonomy/sources?${stringifiedParams}` : `/v1/taxonomy/sources`
}

/**
 * Sources the postings come from, by part of their name. Only for subscriptions with access to job harvesting sources; the others get NO_DATA_FOUND. 50 a page without `limit`; a page past the end, or a keyword that nothing matches, is NO_DATA_FOUND.
 *
 * Level 1: 1 call unit.
 * @summary Sources
 */
export const getSources = async (params?: GetSourcesParams, options?: Parameters<typeof request>[1]): Promise<SourcesResponse> => {

  return request<SourcesResponse>(getGetSourcesUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetSourcesQueryKey = (params?: GetSourcesParams,) => {
    return [
    `/v1/taxonomy/sources`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetSourcesQueryOptions = <TData = Awaited<ReturnType<typeof getSources>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(params?: GetSourcesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSources>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSourcesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSources>>> = ({ signal }) => getSources(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSources>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSourcesQueryResult = NonNullable<Awaited<ReturnType<typeof getSources>>>
export type GetSourcesQueryError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>


export function useGetSources<TData = Awaited<ReturnType<typeof getSources>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params: undefined |  GetSourcesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSources>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSources>>,
          TError,
          Awaited<ReturnType<typeof getSources>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSources<TData = Awaited<ReturnType<typeof getSources>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetSourcesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSources>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSources>>,
          TError,
          Awaited<ReturnType<typeof getSources>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSources<TData = Awaited<ReturnType<typeof getSources>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetSourcesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSources>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Sources
 */

export function useGetSources<TData = Awaited<ReturnType<typeof getSources>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetSourcesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSources>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSourcesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getGetStatesUrl = (params: GetStatesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/taxonomy/locations/state?${stringifiedParams}` : `/v1/taxonomy/locations/state`
}

/**
 * States, provinces or regions of a country, by words of their name, the beginnings of words, or their code. Six countries have them: US, CA, MX, DE, IN, GB. Their ids are the filter `state`. 50 a page without `limit`; a page past the end, or a keyword that nothing matches, is NO_DATA_FOUND.
 *
 * Level 1: 1 call unit.
 * @summary States
 */
export const getStates = async (params: GetStatesParams, options?: Parameters<typeof request>[1]): Promise<StatesResponse> => {

  return request<StatesResponse>(getGetStatesUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetStatesQueryKey = (params?: GetStatesParams,) => {
    return [
    `/v1/taxonomy/locations/state`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetStatesQueryOptions = <TData = Awaited<ReturnType<typeof getStates>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(params: GetStatesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStates>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetStatesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getStates>>> = ({ signal }) => getStates(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getStates>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetStatesQueryResult = NonNullable<Awaited<ReturnType<typeof getStates>>>
export type GetStatesQueryError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>


export function useGetStates<TData = Awaited<ReturnType<typeof getStates>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params: GetStatesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStates>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStates>>,
          TError,
          Awaited<ReturnType<typeof getStates>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStates<TData = Awaited<ReturnType<typeof getStates>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params: GetStatesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStates>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStates>>,
          TError,
          Awaited<ReturnType<typeof getStates>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStates<TData = Awaited<ReturnType<typeof getStates>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params: GetStatesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStates>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary States
 */

export function useGetStates<TData = Awaited<ReturnType<typeof getStates>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params: GetStatesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStates>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetStatesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getGetMsasUrl = (params: GetMsasParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/taxonomy/locations/msa?${stringifiedParams}` : `/v1/taxonomy/locations/msa`
}

/**
 * Metropolitan areas of a country, by words of their name or the beginnings of words, or by state. Six countries have them: US, CA, MX, DE, IN, GB. Their ids are the filter `msa`. 50 a page without `limit`; a page past the end, or a keyword that nothing matches, is NO_DATA_FOUND.
 *
 * Level 1: 1 call unit.
 * @summary Metropolitan areas
 */
export const getMsas = async (params: GetMsasParams, options?: Parameters<typeof request>[1]): Promise<MsasResponse> => {

  return request<MsasResponse>(getGetMsasUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetMsasQueryKey = (params?: GetMsasParams,) => {
    return [
    `/v1/taxonomy/locations/msa`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetMsasQueryOptions = <TData = Awaited<ReturnType<typeof getMsas>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(params: GetMsasParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMsas>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMsasQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMsas>>> = ({ signal }) => getMsas(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMsas>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMsasQueryResult = NonNullable<Awaited<ReturnType<typeof getMsas>>>
export type GetMsasQueryError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>


export function useGetMsas<TData = Awaited<ReturnType<typeof getMsas>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params: GetMsasParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMsas>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMsas>>,
          TError,
          Awaited<ReturnType<typeof getMsas>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMsas<TData = Awaited<ReturnType<typeof getMsas>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params: GetMsasParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMsas>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMsas>>,
          TError,
          Awaited<ReturnType<typeof getMsas>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMsas<TData = Awaited<ReturnType<typeof getMsas>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params: GetMsasParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMsas>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Metropolitan areas
 */

export function useGetMsas<TData = Awaited<ReturnType<typeof getMsas>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params: GetMsasParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMsas>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMsasQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getGetCountiesUrl = (params: GetCountiesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/taxonomy/locations/county?${stringifiedParams}` : `/v1/taxonomy/locations/county`
}

/**
 * Counties or districts of a country, by words of their name or the beginnings of words, by state or by metropolitan area. Their ids are the filter `county`. 50 a page without `limit`; a page past the end, or a keyword that nothing matches, is NO_DATA_FOUND.
 *
 * Level 1: 1 call unit.
 * @summary Counties
 */
export const getCounties = async (params: GetCountiesParams, options?: Parameters<typeof request>[1]): Promise<CountiesResponse> => {

  return request<CountiesResponse>(getGetCountiesUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetCountiesQueryKey = (params?: GetCountiesParams,) => {
    return [
    `/v1/taxonomy/locations/county`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetCountiesQueryOptions = <TData = Awaited<ReturnType<typeof getCounties>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(params: GetCountiesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCounties>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCountiesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCounties>>> = ({ signal }) => getCounties(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCounties>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCountiesQueryResult = NonNullable<Awaited<ReturnType<typeof getCounties>>>
export type GetCountiesQueryError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>


export function useGetCounties<TData = Awaited<ReturnType<typeof getCounties>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params: GetCountiesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCounties>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCounties>>,
          TError,
          Awaited<ReturnType<typeof getCounties>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCounties<TData = Awaited<ReturnType<typeof getCounties>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params: GetCountiesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCounties>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCounties>>,
          TError,
          Awaited<ReturnType<typeof getCounties>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCounties<TData = Awaited<ReturnType<typeof getCounties>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params: GetCountiesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCounties>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Counties
 */

export function useGetCounties<TData = Awaited<ReturnType<typeof getCounties>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params: GetCountiesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCounties>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCountiesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getGetCitiesUrl = (params: GetCitiesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/taxonomy/locations/city?${stringifiedParams}` : `/v1/taxonomy/locations/city`
}

/**
 * Cities of a country, by words of their name or the beginnings of words, by state, metropolitan area or county. Their ids are the filter `city`. 50 a page without `limit`; a page past the end, or a keyword that nothing matches, is NO_DATA_FOUND.
 *
 * Level 1: 1 call unit.
 * @summary Cities
 */
export const getCities = async (params: GetCitiesParams, options?: Parameters<typeof request>[1]): Promise<CitiesResponse> => {

  return request<CitiesResponse>(getGetCitiesUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetCitiesQueryKey = (params?: GetCitiesParams,) => {
    return [
    `/v1/taxonomy/locations/city`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetCitiesQueryOptions = <TData = Awaited<ReturnType<typeof getCities>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(params: GetCitiesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCities>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCitiesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCities>>> = ({ signal }) => getCities(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCities>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCitiesQueryResult = NonNullable<Awaited<ReturnType<typeof getCities>>>
export type GetCitiesQueryError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>


export function useGetCities<TData = Awaited<ReturnType<typeof getCities>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params: GetCitiesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCities>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCities>>,
          TError,
          Awaited<ReturnType<typeof getCities>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCities<TData = Awaited<ReturnType<typeof getCities>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params: GetCitiesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCities>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCities>>,
          TError,
          Awaited<ReturnType<typeof getCities>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCities<TData = Awaited<ReturnType<typeof getCities>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params: GetCitiesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCities>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Cities
 */

export function useGetCities<TData = Awaited<ReturnType<typeof getCities>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params: GetCitiesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCities>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCitiesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getGetEmployerLookupUrl = (params: GetEmployerLookupParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/taxonomy/employers/lookup?${stringifiedParams}` : `/v1/taxonomy/employers/lookup`
}

/**
 * The names of employers by their ids. One id answers with an object, several with a list in the order asked.
 *
 * Level 1: 1 call unit.
 * @summary Employer lookup
 */
export const getEmployerLookup = async (params: GetEmployerLookupParams, options?: Parameters<typeof request>[1]): Promise<EmployerLookupResponse> => {

  return request<EmployerLookupResponse>(getGetEmployerLookupUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetEmployerLookupQueryKey = (params?: GetEmployerLookupParams,) => {
    return [
    `/v1/taxonomy/employers/lookup`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetEmployerLookupQueryOptions = <TData = Awaited<ReturnType<typeof getEmployerLookup>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(params: GetEmployerLookupParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEmployerLookup>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetEmployerLookupQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getEmployerLookup>>> = ({ signal }) => getEmployerLookup(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getEmployerLookup>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetEmployerLookupQueryResult = NonNullable<Awaited<ReturnType<typeof getEmployerLookup>>>
export type GetEmployerLookupQueryError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>


export function useGetEmployerLookup<TData = Awaited<ReturnType<typeof getEmployerLookup>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params: GetEmployerLookupParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEmployerLookup>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getEmployerLookup>>,
          TError,
          Awaited<ReturnType<typeof getEmployerLookup>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetEmployerLookup<TData = Awaited<ReturnType<typeof getEmployerLookup>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params: GetEmployerLookupParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEmployerLookup>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getEmployerLookup>>,
          TError,
          Awaited<ReturnType<typeof getEmployerLookup>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetEmployerLookup<TData = Awaited<ReturnType<typeof getEmployerLookup>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params: GetEmployerLookupParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEmployerLookup>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Employer lookup
 */

export function useGetEmployerLookup<TData = Awaited<ReturnType<typeof getEmployerLookup>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params: GetEmployerLookupParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEmployerLookup>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetEmployerLookupQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getGetSkillLookupUrl = (params: GetSkillLookupParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/taxonomy/skills/lookup?${stringifiedParams}` : `/v1/taxonomy/skills/lookup`
}

/**
 * Skills by their ids, with their category and sub-category. One id answers with an object, several with a list in the order asked.
 *
 * Level 1: 1 call unit.
 * @summary Skill lookup
 */
export const getSkillLookup = async (params: GetSkillLookupParams, options?: Parameters<typeof request>[1]): Promise<SkillLookupResponse> => {

  return request<SkillLookupResponse>(getGetSkillLookupUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetSkillLookupQueryKey = (params?: GetSkillLookupParams,) => {
    return [
    `/v1/taxonomy/skills/lookup`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetSkillLookupQueryOptions = <TData = Awaited<ReturnType<typeof getSkillLookup>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(params: GetSkillLookupParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSkillLookup>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSkillLookupQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSkillLookup>>> = ({ signal }) => getSkillLookup(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSkillLookup>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSkillLookupQueryResult = NonNullable<Awaited<ReturnType<typeof getSkillLookup>>>
export type GetSkillLookupQueryError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>


export function useGetSkillLookup<TData = Awaited<ReturnType<typeof getSkillLookup>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params: GetSkillLookupParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSkillLookup>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSkillLookup>>,
          TError,
          Awaited<ReturnType<typeof getSkillLookup>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSkillLookup<TData = Awaited<ReturnType<typeof getSkillLookup>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params: GetSkillLookupParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSkillLookup>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSkillLookup>>,
          TError,
          Awaited<ReturnType<typeof getSkillLookup>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSkillLookup<TData = Awaited<ReturnType<typeof getSkillLookup>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params: GetSkillLookupParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSkillLookup>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Skill lookup
 */

export function useGetSkillLookup<TData = Awaited<ReturnType<typeof getSkillLookup>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params: GetSkillLookupParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSkillLookup>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSkillLookupQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getGetDemandUrl = (params?: GetDemandParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/lmi/demand?${stringifiedParams}` : `/v1/lmi/demand`
}

/**
 * How many job postings match the place, the role and the other filters: first seen in the window, or open on any day of it, as the subscription's data settings say. Either a talent profile (205 for all talent) or at least one role attribute is needed. `facet` breaks the count down by place, employer, skill or credential. The past year without `daterange`. No posting at all is INSUFFICIENT_DATA.
 *
 * Level 1: 1 call unit.
 * @summary Demand
 */
export const getDemand = async (params?: GetDemandParams, options?: Parameters<typeof request>[1]): Promise<DemandResponse> => {

  return request<DemandResponse>(getGetDemandUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetDemandQueryKey = (params?: GetDemandParams,) => {
    return [
    `/v1/lmi/demand`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetDemandQueryOptions = <TData = Awaited<ReturnType<typeof getDemand>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(params?: GetDemandParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDemand>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDemandQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDemand>>> = ({ signal }) => getDemand(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDemand>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDemandQueryResult = NonNullable<Awaited<ReturnType<typeof getDemand>>>
export type GetDemandQueryError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>


export function useGetDemand<TData = Awaited<ReturnType<typeof getDemand>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params: undefined |  GetDemandParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDemand>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDemand>>,
          TError,
          Awaited<ReturnType<typeof getDemand>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDemand<TData = Awaited<ReturnType<typeof getDemand>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetDemandParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDemand>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDemand>>,
          TError,
          Awaited<ReturnType<typeof getDemand>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDemand<TData = Awaited<ReturnType<typeof getDemand>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetDemandParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDemand>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Demand
 */

export function useGetDemand<TData = Awaited<ReturnType<typeof getDemand>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetDemandParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDemand>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetDemandQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getGetActiveDemandUrl = (params?: GetActiveDemandParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/lmi/demand/active?${stringifiedParams}` : `/v1/lmi/demand/active`
}

/**
 * How many matching job postings are open on one day: the last day of the window, which is the data's last day without `daterange`. No posting at all is INSUFFICIENT_DATA.
 *
 * Level 1: 1 call unit.
 * @summary Active demand
 */
export const getActiveDemand = async (params?: GetActiveDemandParams, options?: Parameters<typeof request>[1]): Promise<ActiveDemandResponse> => {

  return request<ActiveDemandResponse>(getGetActiveDemandUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetActiveDemandQueryKey = (params?: GetActiveDemandParams,) => {
    return [
    `/v1/lmi/demand/active`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetActiveDemandQueryOptions = <TData = Awaited<ReturnType<typeof getActiveDemand>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(params?: GetActiveDemandParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getActiveDemand>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetActiveDemandQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getActiveDemand>>> = ({ signal }) => getActiveDemand(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getActiveDemand>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetActiveDemandQueryResult = NonNullable<Awaited<ReturnType<typeof getActiveDemand>>>
export type GetActiveDemandQueryError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>


export function useGetActiveDemand<TData = Awaited<ReturnType<typeof getActiveDemand>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params: undefined |  GetActiveDemandParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getActiveDemand>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getActiveDemand>>,
          TError,
          Awaited<ReturnType<typeof getActiveDemand>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetActiveDemand<TData = Awaited<ReturnType<typeof getActiveDemand>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetActiveDemandParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getActiveDemand>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getActiveDemand>>,
          TError,
          Awaited<ReturnType<typeof getActiveDemand>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetActiveDemand<TData = Awaited<ReturnType<typeof getActiveDemand>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetActiveDemandParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getActiveDemand>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Active demand
 */

export function useGetActiveDemand<TData = Awaited<ReturnType<typeof getActiveDemand>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetActiveDemandParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getActiveDemand>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetActiveDemandQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getGetDemandTrendUrl = (params?: GetDemandTrendParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/lmi/demand/trend?${stringifiedParams}` : `/v1/lmi/demand/trend`
}

/**
 * Demand by calendar month or quarter, for at most one year. A period without postings is 0; the first and the last period begin and end with the window, so they may be partial. Periods add up to the demand of the window; where the subscription counts open jobs they add up to more, since a posting counts in every period it is open in. The past year without `daterange`. No posting in the whole window is INSUFFICIENT_DATA.
 *
 * Level 2: 3 call units.
 * @summary Demand trend
 */
export const getDemandTrend = async (params?: GetDemandTrendParams, options?: Parameters<typeof request>[1]): Promise<DemandTrendResponse> => {

  return request<DemandTrendResponse>(getGetDemandTrendUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetDemandTrendQueryKey = (params?: GetDemandTrendParams,) => {
    return [
    `/v1/lmi/demand/trend`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetDemandTrendQueryOptions = <TData = Awaited<ReturnType<typeof getDemandTrend>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(params?: GetDemandTrendParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDemandTrend>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDemandTrendQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDemandTrend>>> = ({ signal }) => getDemandTrend(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDemandTrend>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDemandTrendQueryResult = NonNullable<Awaited<ReturnType<typeof getDemandTrend>>>
export type GetDemandTrendQueryError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>


export function useGetDemandTrend<TData = Awaited<ReturnType<typeof getDemandTrend>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params: undefined |  GetDemandTrendParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDemandTrend>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDemandTrend>>,
          TError,
          Awaited<ReturnType<typeof getDemandTrend>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDemandTrend<TData = Awaited<ReturnType<typeof getDemandTrend>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetDemandTrendParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDemandTrend>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDemandTrend>>,
          TError,
          Awaited<ReturnType<typeof getDemandTrend>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDemandTrend<TData = Awaited<ReturnType<typeof getDemandTrend>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetDemandTrendParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDemandTrend>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Demand trend
 */

export function useGetDemandTrend<TData = Awaited<ReturnType<typeof getDemandTrend>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetDemandTrendParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDemandTrend>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetDemandTrendQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getGetSupplyUrl = (params?: GetSupplyParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/lmi/supply?${stringifiedParams}` : `/v1/lmi/supply`
}

/**
 * How many people match the place and the role, estimated from a weighted sample of talents. `threshold` is the count below which the answer is INSUFFICIENT_DATA. `facet` breaks it down by place. Talents have neither dates nor text, so `daterange` and `query` do not narrow a supply, and `input` leaves them out. Nor does the keyword expression of a talent profile; a profile of that alone is INSUFFICIENT_DATA.
 *
 * Level 1: 1 call unit.
 * @summary Supply
 */
export const getSupply = async (params?: GetSupplyParams, options?: Parameters<typeof request>[1]): Promise<SupplyResponse> => {

  return request<SupplyResponse>(getGetSupplyUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetSupplyQueryKey = (params?: GetSupplyParams,) => {
    return [
    `/v1/lmi/supply`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetSupplyQueryOptions = <TData = Awaited<ReturnType<typeof getSupply>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(params?: GetSupplyParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSupply>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSupplyQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSupply>>> = ({ signal }) => getSupply(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSupply>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSupplyQueryResult = NonNullable<Awaited<ReturnType<typeof getSupply>>>
export type GetSupplyQueryError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>


export function useGetSupply<TData = Awaited<ReturnType<typeof getSupply>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params: undefined |  GetSupplyParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSupply>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSupply>>,
          TError,
          Awaited<ReturnType<typeof getSupply>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSupply<TData = Awaited<ReturnType<typeof getSupply>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetSupplyParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSupply>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSupply>>,
          TError,
          Awaited<ReturnType<typeof getSupply>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSupply<TData = Awaited<ReturnType<typeof getSupply>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetSupplyParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSupply>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Supply
 */

export function useGetSupply<TData = Awaited<ReturnType<typeof getSupply>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetSupplyParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSupply>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSupplyQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getGetCompensationUrl = (params?: GetCompensationParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/lmi/compensation?${stringifiedParams}` : `/v1/lmi/compensation`
}

/**
 * The 25th, 50th and 75th percentile of advertised yearly pay in USD by linear interpolation, over the jobs posted in the 12 months that end on the data's last day, or on the last day of `daterange`: new ones, whatever the subscription's data settings count, and `input` says so. A pay range enters as its midpoint; pay by the hour, day, week or month is brought to a year. Fewer than 30 postings with pay is INSUFFICIENT_DATA. `facet` gives the same for the largest places or employers.
 *
 * Level 1: 1 call unit.
 * @summary Compensation
 */
export const getCompensation = async (params?: GetCompensationParams, options?: Parameters<typeof request>[1]): Promise<CompensationResponse> => {

  return request<CompensationResponse>(getGetCompensationUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetCompensationQueryKey = (params?: GetCompensationParams,) => {
    return [
    `/v1/lmi/compensation`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetCompensationQueryOptions = <TData = Awaited<ReturnType<typeof getCompensation>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(params?: GetCompensationParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCompensation>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCompensationQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCompensation>>> = ({ signal }) => getCompensation(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCompensation>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCompensationQueryResult = NonNullable<Awaited<ReturnType<typeof getCompensation>>>
export type GetCompensationQueryError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>


export function useGetCompensation<TData = Awaited<ReturnType<typeof getCompensation>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params: undefined |  GetCompensationParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCompensation>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCompensation>>,
          TError,
          Awaited<ReturnType<typeof getCompensation>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCompensation<TData = Awaited<ReturnType<typeof getCompensation>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetCompensationParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCompensation>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCompensation>>,
          TError,
          Awaited<ReturnType<typeof getCompensation>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCompensation<TData = Awaited<ReturnType<typeof getCompensation>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetCompensationParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCompensation>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Compensation
 */

export function useGetCompensation<TData = Awaited<ReturnType<typeof getCompensation>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetCompensationParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCompensation>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCompensationQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getGetHiringDifficultyUrl = (params?: GetHiringDifficultyParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/lmi/hiringdifficulty?${stringifiedParams}` : `/v1/lmi/hiringdifficulty`
}

/**
 * How hard it is to hire in this market, from 1 (very easy) to 10 (very difficult): where it stands among all occupations and places of the country in scarcity (half of the score), typical posting duration (three tenths) and employer concentration (two tenths). The market is measured over one year, which ends on the data's last day or on the last day of `daterange`; the markets it is compared with are always those of the data's last year. All are of postings first seen in their year, whatever the subscription's data settings count, and `input` says so; staffing and anonymous employers are counted in all of them or in none, as the settings say. Talents have no text, so scarcity leaves `query` aside. Fewer than 10 postings, none of a named employer, no talent, or a country with too few markets to compare with, is INSUFFICIENT_DATA.
 *
 * Level 1: 1 call unit.
 * @summary Hiring difficulty
 */
export const getHiringDifficulty = async (params?: GetHiringDifficultyParams, options?: Parameters<typeof request>[1]): Promise<HiringDifficultyResponse> => {

  return request<HiringDifficultyResponse>(getGetHiringDifficultyUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetHiringDifficultyQueryKey = (params?: GetHiringDifficultyParams,) => {
    return [
    `/v1/lmi/hiringdifficulty`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetHiringDifficultyQueryOptions = <TData = Awaited<ReturnType<typeof getHiringDifficulty>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(params?: GetHiringDifficultyParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHiringDifficulty>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetHiringDifficultyQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getHiringDifficulty>>> = ({ signal }) => getHiringDifficulty(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getHiringDifficulty>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetHiringDifficultyQueryResult = NonNullable<Awaited<ReturnType<typeof getHiringDifficulty>>>
export type GetHiringDifficultyQueryError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>


export function useGetHiringDifficulty<TData = Awaited<ReturnType<typeof getHiringDifficulty>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params: undefined |  GetHiringDifficultyParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHiringDifficulty>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHiringDifficulty>>,
          TError,
          Awaited<ReturnType<typeof getHiringDifficulty>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHiringDifficulty<TData = Awaited<ReturnType<typeof getHiringDifficulty>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetHiringDifficultyParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHiringDifficulty>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHiringDifficulty>>,
          TError,
          Awaited<ReturnType<typeof getHiringDifficulty>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHiringDifficulty<TData = Awaited<ReturnType<typeof getHiringDifficulty>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetHiringDifficultyParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHiringDifficulty>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Hiring difficulty
 */

export function useGetHiringDifficulty<TData = Awaited<ReturnType<typeof getHiringDifficulty>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetHiringDifficultyParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHiringDifficulty>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetHiringDifficultyQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getGetSupplyDemandRatioUrl = (params?: GetSupplyDemandRatioParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/lmi/supplydemandratio?${stringifiedParams}` : `/v1/lmi/supplydemandratio`
}

/**
 * Candidates per opening: supply divided by demand, with its band in words. The past year without `daterange`; supply does not depend on the dates, so a shorter range has fewer openings and a higher ratio: compare ratios of equally long ranges. Talents have no text, so `query` is left aside in the openings, too, and in `input`: openings that mention a word are not compared with everybody. No posting, too few talents, or a talent profile of a keyword expression alone is INSUFFICIENT_DATA.
 *
 * Level 1: 1 call unit.
 * @summary Supply-demand ratio
 */
export const getSupplyDemandRatio = async (params?: GetSupplyDemandRatioParams, options?: Parameters<typeof request>[1]): Promise<SupplyDemandRatioResponse> => {

  return request<SupplyDemandRatioResponse>(getGetSupplyDemandRatioUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetSupplyDemandRatioQueryKey = (params?: GetSupplyDemandRatioParams,) => {
    return [
    `/v1/lmi/supplydemandratio`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetSupplyDemandRatioQueryOptions = <TData = Awaited<ReturnType<typeof getSupplyDemandRatio>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(params?: GetSupplyDemandRatioParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSupplyDemandRatio>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSupplyDemandRatioQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSupplyDemandRatio>>> = ({ signal }) => getSupplyDemandRatio(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSupplyDemandRatio>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSupplyDemandRatioQueryResult = NonNullable<Awaited<ReturnType<typeof getSupplyDemandRatio>>>
export type GetSupplyDemandRatioQueryError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>


export function useGetSupplyDemandRatio<TData = Awaited<ReturnType<typeof getSupplyDemandRatio>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params: undefined |  GetSupplyDemandRatioParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSupplyDemandRatio>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSupplyDemandRatio>>,
          TError,
          Awaited<ReturnType<typeof getSupplyDemandRatio>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSupplyDemandRatio<TData = Awaited<ReturnType<typeof getSupplyDemandRatio>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetSupplyDemandRatioParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSupplyDemandRatio>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSupplyDemandRatio>>,
          TError,
          Awaited<ReturnType<typeof getSupplyDemandRatio>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSupplyDemandRatio<TData = Awaited<ReturnType<typeof getSupplyDemandRatio>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetSupplyDemandRatioParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSupplyDemandRatio>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Supply-demand ratio
 */

export function useGetSupplyDemandRatio<TData = Awaited<ReturnType<typeof getSupplyDemandRatio>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetSupplyDemandRatioParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSupplyDemandRatio>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSupplyDemandRatioQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getGetPostingDurationUrl = (params?: GetPostingDurationParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v2/lmi/postingduration?${stringifiedParams}` : `/v2/lmi/postingduration`
}

/**
 * How long postings stay open. Postings still open are counted for as long as they have been open (Kaplan-Meier), and the typical duration is the bucket that holds the median. `baseline` is the same for all postings of the place. The past year without `daterange`. Both are of postings first seen in the window, whatever the subscription's data settings count, and `input` says so: those open in a window are mostly the ones that stay long. Fewer than 10 closed postings, or most of them still open and none for long enough to tell, is INSUFFICIENT_DATA.
 *
 * Level 2: 4 call units.
 * @summary Posting duration
 */
export const getPostingDuration = async (params?: GetPostingDurationParams, options?: Parameters<typeof request>[1]): Promise<PostingDurationResponse> => {

  return request<PostingDurationResponse>(getGetPostingDurationUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetPostingDurationQueryKey = (params?: GetPostingDurationParams,) => {
    return [
    `/v2/lmi/postingduration`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetPostingDurationQueryOptions = <TData = Awaited<ReturnType<typeof getPostingDuration>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(params?: GetPostingDurationParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPostingDuration>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPostingDurationQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPostingDuration>>> = ({ signal }) => getPostingDuration(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPostingDuration>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPostingDurationQueryResult = NonNullable<Awaited<ReturnType<typeof getPostingDuration>>>
export type GetPostingDurationQueryError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>


export function useGetPostingDuration<TData = Awaited<ReturnType<typeof getPostingDuration>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params: undefined |  GetPostingDurationParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPostingDuration>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPostingDuration>>,
          TError,
          Awaited<ReturnType<typeof getPostingDuration>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPostingDuration<TData = Awaited<ReturnType<typeof getPostingDuration>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetPostingDurationParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPostingDuration>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPostingDuration>>,
          TError,
          Awaited<ReturnType<typeof getPostingDuration>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPostingDuration<TData = Awaited<ReturnType<typeof getPostingDuration>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetPostingDurationParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPostingDuration>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Posting duration
 */

export function useGetPostingDuration<TData = Awaited<ReturnType<typeof getPostingDuration>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetPostingDurationParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPostingDuration>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPostingDurationQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getGetSummaryUrl = (params?: GetSummaryParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/lmi/summary?${stringifiedParams}` : `/v1/lmi/summary`
}

/**
 * Demand, supply, pay, hiring difficulty and posting duration of one market over one year. Each block carries its own apiCode: one may have too little data while the others do. The year ends on the data's last day, or on the last day of `daterange`. Demand is of new or open postings as the subscription's data settings say; pay, hiring difficulty and posting duration are always of postings first seen in the year, and the `input` of each block says what it counted. Talents have no text, so `query` narrows neither the supply nor the scarcity in the hiring difficulty, and a talent profile of a keyword expression alone has no supply. INSUFFICIENT_DATA as a whole only when no block has data.
 *
 * Level 3: 10 call units.
 * @summary Labour market summary
 */
export const getSummary = async (params?: GetSummaryParams, options?: Parameters<typeof request>[1]): Promise<SummaryResponse> => {

  return request<SummaryResponse>(getGetSummaryUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetSummaryQueryKey = (params?: GetSummaryParams,) => {
    return [
    `/v1/lmi/summary`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetSummaryQueryOptions = <TData = Awaited<ReturnType<typeof getSummary>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(params?: GetSummaryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSummary>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSummaryQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSummary>>> = ({ signal }) => getSummary(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSummary>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSummaryQueryResult = NonNullable<Awaited<ReturnType<typeof getSummary>>>
export type GetSummaryQueryError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>


export function useGetSummary<TData = Awaited<ReturnType<typeof getSummary>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params: undefined |  GetSummaryParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSummary>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSummary>>,
          TError,
          Awaited<ReturnType<typeof getSummary>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSummary<TData = Awaited<ReturnType<typeof getSummary>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetSummaryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSummary>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSummary>>,
          TError,
          Awaited<ReturnType<typeof getSummary>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSummary<TData = Awaited<ReturnType<typeof getSummary>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetSummaryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSummary>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Labour market summary
 */

export function useGetSummary<TData = Awaited<ReturnType<typeof getSummary>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetSummaryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSummary>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSummaryQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getGetEducationRankingUrl = (params?: GetEducationRankingParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/demand/education/ranking?${stringifiedParams}` : `/v1/demand/education/ranking`
}

/**
 * Matching postings by the education level they ask for, the most asked for first; those that name none count in `totalDemand` alone. The past year without `daterange`. Up to 1000 records without `limit`. No posting at all is INSUFFICIENT_DATA.
 *
 * Level 2: 3 call units.
 * @summary Education ranking
 */
export const getEducationRanking = async (params?: GetEducationRankingParams, options?: Parameters<typeof request>[1]): Promise<EducationRankingResponse> => {

  return request<EducationRankingResponse>(getGetEducationRankingUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetEducationRankingQueryKey = (params?: GetEducationRankingParams,) => {
    return [
    `/v1/demand/education/ranking`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetEducationRankingQueryOptions = <TData = Awaited<ReturnType<typeof getEducationRanking>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(params?: GetEducationRankingParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEducationRanking>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetEducationRankingQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getEducationRanking>>> = ({ signal }) => getEducationRanking(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getEducationRanking>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetEducationRankingQueryResult = NonNullable<Awaited<ReturnType<typeof getEducationRanking>>>
export type GetEducationRankingQueryError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>


export function useGetEducationRanking<TData = Awaited<ReturnType<typeof getEducationRanking>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params: undefined |  GetEducationRankingParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEducationRanking>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getEducationRanking>>,
          TError,
          Awaited<ReturnType<typeof getEducationRanking>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetEducationRanking<TData = Awaited<ReturnType<typeof getEducationRanking>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetEducationRankingParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEducationRanking>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getEducationRanking>>,
          TError,
          Awaited<ReturnType<typeof getEducationRanking>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetEducationRanking<TData = Awaited<ReturnType<typeof getEducationRanking>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetEducationRankingParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEducationRanking>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Education ranking
 */

export function useGetEducationRanking<TData = Awaited<ReturnType<typeof getEducationRanking>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetEducationRankingParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEducationRanking>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetEducationRankingQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getGetExperienceRankingUrl = (params?: GetExperienceRankingParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/demand/experience/ranking?${stringifiedParams}` : `/v1/demand/experience/ranking`
}

/**
 * Matching postings by the experience they ask for, the most asked for first; the fourth level holds those that do not say. The past year without `daterange`. Up to 1000 records without `limit`. No posting at all is INSUFFICIENT_DATA.
 *
 * Level 2: 3 call units.
 * @summary Experience ranking
 */
export const getExperienceRanking = async (params?: GetExperienceRankingParams, options?: Parameters<typeof request>[1]): Promise<ExperienceRankingResponse> => {

  return request<ExperienceRankingResponse>(getGetExperienceRankingUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetExperienceRankingQueryKey = (params?: GetExperienceRankingParams,) => {
    return [
    `/v1/demand/experience/ranking`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetExperienceRankingQueryOptions = <TData = Awaited<ReturnType<typeof getExperienceRanking>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(params?: GetExperienceRankingParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getExperienceRanking>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetExperienceRankingQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getExperienceRanking>>> = ({ signal }) => getExperienceRanking(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getExperienceRanking>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetExperienceRankingQueryResult = NonNullable<Awaited<ReturnType<typeof getExperienceRanking>>>
export type GetExperienceRankingQueryError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>


export function useGetExperienceRanking<TData = Awaited<ReturnType<typeof getExperienceRanking>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params: undefined |  GetExperienceRankingParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getExperienceRanking>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getExperienceRanking>>,
          TError,
          Awaited<ReturnType<typeof getExperienceRanking>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetExperienceRanking<TData = Awaited<ReturnType<typeof getExperienceRanking>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetExperienceRankingParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getExperienceRanking>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getExperienceRanking>>,
          TError,
          Awaited<ReturnType<typeof getExperienceRanking>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetExperienceRanking<TData = Awaited<ReturnType<typeof getExperienceRanking>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetExperienceRankingParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getExperienceRanking>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Experience ranking
 */

export function useGetExperienceRanking<TData = Awaited<ReturnType<typeof getExperienceRanking>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetExperienceRankingParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getExperienceRanking>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetExperienceRankingQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getGetOccupationRankingUrl = (params?: GetOccupationRankingParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/demand/occupations/ranking?${stringifiedParams}` : `/v1/demand/occupations/ranking`
}

/**
 * Matching postings by occupation, the most wanted first, with their percentage of all matching postings. Most useful with `employer`: which occupations an employer hires. The past year without `daterange`. Up to 1000 records without `limit`. No posting at all is INSUFFICIENT_DATA.
 *
 * Level 2: 3 call units.
 * @summary Occupation ranking
 */
export const getOccupationRanking = async (params?: GetOccupationRankingParams, options?: Parameters<typeof request>[1]): Promise<OccupationRankingResponse> => {

  return request<OccupationRankingResponse>(getGetOccupationRankingUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetOccupationRankingQueryKey = (params?: GetOccupationRankingParams,) => {
    return [
    `/v1/demand/occupations/ranking`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetOccupationRankingQueryOptions = <TData = Awaited<ReturnType<typeof getOccupationRanking>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(params?: GetOccupationRankingParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOccupationRanking>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOccupationRankingQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOccupationRanking>>> = ({ signal }) => getOccupationRanking(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOccupationRanking>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetOccupationRankingQueryResult = NonNullable<Awaited<ReturnType<typeof getOccupationRanking>>>
export type GetOccupationRankingQueryError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>


export function useGetOccupationRanking<TData = Awaited<ReturnType<typeof getOccupationRanking>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params: undefined |  GetOccupationRankingParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOccupationRanking>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOccupationRanking>>,
          TError,
          Awaited<ReturnType<typeof getOccupationRanking>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOccupationRanking<TData = Awaited<ReturnType<typeof getOccupationRanking>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetOccupationRankingParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOccupationRanking>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOccupationRanking>>,
          TError,
          Awaited<ReturnType<typeof getOccupationRanking>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOccupationRanking<TData = Awaited<ReturnType<typeof getOccupationRanking>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetOccupationRankingParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOccupationRanking>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Occupation ranking
 */

export function useGetOccupationRanking<TData = Awaited<ReturnType<typeof getOccupationRanking>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetOccupationRankingParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOccupationRanking>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOccupationRankingQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getGetTitleRankingUrl = (params?: GetTitleRankingParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/demand/titles/ranking?${stringifiedParams}` : `/v1/demand/titles/ranking`
}

/**
 * Matching postings by job title, cleaned of seniority and place, the most wanted first. The past year without `daterange`. Up to 1000 records without `limit`. No posting at all is INSUFFICIENT_DATA.
 *
 * Level 2: 3 call units.
 * @summary Title ranking
 */
export const getTitleRanking = async (params?: GetTitleRankingParams, options?: Parameters<typeof request>[1]): Promise<TitleRankingResponse> => {

  return request<TitleRankingResponse>(getGetTitleRankingUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetTitleRankingQueryKey = (params?: GetTitleRankingParams,) => {
    return [
    `/v1/demand/titles/ranking`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetTitleRankingQueryOptions = <TData = Awaited<ReturnType<typeof getTitleRanking>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(params?: GetTitleRankingParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTitleRanking>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTitleRankingQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTitleRanking>>> = ({ signal }) => getTitleRanking(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTitleRanking>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTitleRankingQueryResult = NonNullable<Awaited<ReturnType<typeof getTitleRanking>>>
export type GetTitleRankingQueryError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>


export function useGetTitleRanking<TData = Awaited<ReturnType<typeof getTitleRanking>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params: undefined |  GetTitleRankingParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTitleRanking>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTitleRanking>>,
          TError,
          Awaited<ReturnType<typeof getTitleRanking>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTitleRanking<TData = Awaited<ReturnType<typeof getTitleRanking>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetTitleRankingParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTitleRanking>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTitleRanking>>,
          TError,
          Awaited<ReturnType<typeof getTitleRanking>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTitleRanking<TData = Awaited<ReturnType<typeof getTitleRanking>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetTitleRankingParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTitleRanking>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Title ranking
 */

export function useGetTitleRanking<TData = Awaited<ReturnType<typeof getTitleRanking>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetTitleRankingParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTitleRanking>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetTitleRankingQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getGetListingsUrl = (params?: GetListingsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/demand/listings?${stringifiedParams}` : `/v1/demand/listings`
}

/**
 * The advertised jobs themselves, by job id. Read on with `after` (the last job id you have; 100 a call) or by page (`pageno`, `limit`; 50 a page without it, at most 100), never both. At most the first 10,000 listings can be read; past the end is NO_DATA_FOUND, no posting at all INSUFFICIENT_DATA. The past year without `daterange`.
 *
 * Level 2: 3 call units.
 * @summary Job listings
 */
export const getListings = async (params?: GetListingsParams, options?: Parameters<typeof request>[1]): Promise<ListingsResponse> => {

  return request<ListingsResponse>(getGetListingsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetListingsQueryKey = (params?: GetListingsParams,) => {
    return [
    `/v1/demand/listings`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetListingsQueryOptions = <TData = Awaited<ReturnType<typeof getListings>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(params?: GetListingsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getListings>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetListingsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getListings>>> = ({ signal }) => getListings(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getListings>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetListingsQueryResult = NonNullable<Awaited<ReturnType<typeof getListings>>>
export type GetListingsQueryError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>


export function useGetListings<TData = Awaited<ReturnType<typeof getListings>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params: undefined |  GetListingsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getListings>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getListings>>,
          TError,
          Awaited<ReturnType<typeof getListings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetListings<TData = Awaited<ReturnType<typeof getListings>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetListingsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getListings>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getListings>>,
          TError,
          Awaited<ReturnType<typeof getListings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetListings<TData = Awaited<ReturnType<typeof getListings>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetListingsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getListings>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Job listings
 */

export function useGetListings<TData = Awaited<ReturnType<typeof getListings>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetListingsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getListings>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetListingsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getGetTitleTrendUrl = (params?: GetTitleTrendParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/titles/trend?${stringifiedParams}` : `/v1/titles/trend`
}

/**
 * Demand by calendar month or quarter for each of the ten most wanted job titles of the selection, or for the titles asked for, over at most one year. A period without postings is 0. The past year without `daterange`. No posting with a known title is INSUFFICIENT_DATA.
 *
 * Level 2: 3 call units.
 * @summary Title trend
 */
export const getTitleTrend = async (params?: GetTitleTrendParams, options?: Parameters<typeof request>[1]): Promise<TitleTrendResponse> => {

  return request<TitleTrendResponse>(getGetTitleTrendUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetTitleTrendQueryKey = (params?: GetTitleTrendParams,) => {
    return [
    `/v1/titles/trend`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetTitleTrendQueryOptions = <TData = Awaited<ReturnType<typeof getTitleTrend>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(params?: GetTitleTrendParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTitleTrend>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTitleTrendQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTitleTrend>>> = ({ signal }) => getTitleTrend(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTitleTrend>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTitleTrendQueryResult = NonNullable<Awaited<ReturnType<typeof getTitleTrend>>>
export type GetTitleTrendQueryError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>


export function useGetTitleTrend<TData = Awaited<ReturnType<typeof getTitleTrend>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params: undefined |  GetTitleTrendParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTitleTrend>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTitleTrend>>,
          TError,
          Awaited<ReturnType<typeof getTitleTrend>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTitleTrend<TData = Awaited<ReturnType<typeof getTitleTrend>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetTitleTrendParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTitleTrend>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTitleTrend>>,
          TError,
          Awaited<ReturnType<typeof getTitleTrend>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTitleTrend<TData = Awaited<ReturnType<typeof getTitleTrend>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetTitleTrendParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTitleTrend>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Title trend
 */

export function useGetTitleTrend<TData = Awaited<ReturnType<typeof getTitleTrend>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetTitleTrendParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTitleTrend>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetTitleTrendQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getGetCompetitiveConcentrationUrl = (params?: GetCompetitiveConcentrationParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/lmi/competitiveconcentration?${stringifiedParams}` : `/v1/lmi/competitiveconcentration`
}

/**
 * Whether many or few employers do the hiring: the Herfindahl-Hirschman Index of the employers' shares of the matching postings (0 to 10,000), its category by the US merger guidelines of 2023, and the ten largest employers. Anonymous employers are left out. The past year without `daterange`. Fewer than 5 employers is INSUFFICIENT_DATA.
 *
 * Level 1: 1 call unit.
 * @summary Competitive concentration
 */
export const getCompetitiveConcentration = async (params?: GetCompetitiveConcentrationParams, options?: Parameters<typeof request>[1]): Promise<CompetitiveConcentrationResponse> => {

  return request<CompetitiveConcentrationResponse>(getGetCompetitiveConcentrationUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetCompetitiveConcentrationQueryKey = (params?: GetCompetitiveConcentrationParams,) => {
    return [
    `/v1/lmi/competitiveconcentration`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetCompetitiveConcentrationQueryOptions = <TData = Awaited<ReturnType<typeof getCompetitiveConcentration>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(params?: GetCompetitiveConcentrationParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCompetitiveConcentration>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCompetitiveConcentrationQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCompetitiveConcentration>>> = ({ signal }) => getCompetitiveConcentration(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCompetitiveConcentration>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCompetitiveConcentrationQueryResult = NonNullable<Awaited<ReturnType<typeof getCompetitiveConcentration>>>
export type GetCompetitiveConcentrationQueryError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>


export function useGetCompetitiveConcentration<TData = Awaited<ReturnType<typeof getCompetitiveConcentration>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params: undefined |  GetCompetitiveConcentrationParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCompetitiveConcentration>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCompetitiveConcentration>>,
          TError,
          Awaited<ReturnType<typeof getCompetitiveConcentration>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCompetitiveConcentration<TData = Awaited<ReturnType<typeof getCompetitiveConcentration>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetCompetitiveConcentrationParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCompetitiveConcentration>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCompetitiveConcentration>>,
          TError,
          Awaited<ReturnType<typeof getCompetitiveConcentration>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCompetitiveConcentration<TData = Awaited<ReturnType<typeof getCompetitiveConcentration>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetCompetitiveConcentrationParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCompetitiveConcentration>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Competitive concentration
 */

export function useGetCompetitiveConcentration<TData = Awaited<ReturnType<typeof getCompetitiveConcentration>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetCompetitiveConcentrationParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCompetitiveConcentration>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCompetitiveConcentrationQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getGetEmployerRankingUrl = (params?: GetEmployerRankingParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/employers/ranking?${stringifiedParams}` : `/v1/employers/ranking`
}

/**
 * Matching postings by employer, the largest first. `facet` breaks each employer's count down by one of place, title, skill or credential, for at most 20 employers. The past year without `daterange`. Up to 1000 employers without `limit`. No posting with an employer is INSUFFICIENT_DATA.
 *
 * Level 2: 3 call units.
 * @summary Employer ranking
 */
export const getEmployerRanking = async (params?: GetEmployerRankingParams, options?: Parameters<typeof request>[1]): Promise<EmployerRankingResponse> => {

  return request<EmployerRankingResponse>(getGetEmployerRankingUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetEmployerRankingQueryKey = (params?: GetEmployerRankingParams,) => {
    return [
    `/v1/employers/ranking`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetEmployerRankingQueryOptions = <TData = Awaited<ReturnType<typeof getEmployerRanking>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(params?: GetEmployerRankingParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEmployerRanking>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetEmployerRankingQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getEmployerRanking>>> = ({ signal }) => getEmployerRanking(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getEmployerRanking>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetEmployerRankingQueryResult = NonNullable<Awaited<ReturnType<typeof getEmployerRanking>>>
export type GetEmployerRankingQueryError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>


export function useGetEmployerRanking<TData = Awaited<ReturnType<typeof getEmployerRanking>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params: undefined |  GetEmployerRankingParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEmployerRanking>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getEmployerRanking>>,
          TError,
          Awaited<ReturnType<typeof getEmployerRanking>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetEmployerRanking<TData = Awaited<ReturnType<typeof getEmployerRanking>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetEmployerRankingParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEmployerRanking>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getEmployerRanking>>,
          TError,
          Awaited<ReturnType<typeof getEmployerRanking>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetEmployerRanking<TData = Awaited<ReturnType<typeof getEmployerRanking>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetEmployerRankingParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEmployerRanking>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Employer ranking
 */

export function useGetEmployerRanking<TData = Awaited<ReturnType<typeof getEmployerRanking>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetEmployerRankingParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEmployerRanking>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetEmployerRankingQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getGetActivelyHiringUrl = (params?: GetActivelyHiringParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/employers/activelyhiring?${stringifiedParams}` : `/v1/employers/activelyhiring`
}

/**
 * Who is hiring now: postings open on the last day of the window (the data's last day without `daterange`) by employer, the largest first, with their percentage of all open matching postings. Up to 1000 employers. No open posting is INSUFFICIENT_DATA.
 *
 * Level 2: 3 call units.
 * @summary Actively hiring employers
 */
export const getActivelyHiring = async (params?: GetActivelyHiringParams, options?: Parameters<typeof request>[1]): Promise<ActivelyHiringResponse> => {

  return request<ActivelyHiringResponse>(getGetActivelyHiringUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetActivelyHiringQueryKey = (params?: GetActivelyHiringParams,) => {
    return [
    `/v1/employers/activelyhiring`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetActivelyHiringQueryOptions = <TData = Awaited<ReturnType<typeof getActivelyHiring>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(params?: GetActivelyHiringParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getActivelyHiring>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetActivelyHiringQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getActivelyHiring>>> = ({ signal }) => getActivelyHiring(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getActivelyHiring>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetActivelyHiringQueryResult = NonNullable<Awaited<ReturnType<typeof getActivelyHiring>>>
export type GetActivelyHiringQueryError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>


export function useGetActivelyHiring<TData = Awaited<ReturnType<typeof getActivelyHiring>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params: undefined |  GetActivelyHiringParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getActivelyHiring>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getActivelyHiring>>,
          TError,
          Awaited<ReturnType<typeof getActivelyHiring>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetActivelyHiring<TData = Awaited<ReturnType<typeof getActivelyHiring>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetActivelyHiringParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getActivelyHiring>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getActivelyHiring>>,
          TError,
          Awaited<ReturnType<typeof getActivelyHiring>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetActivelyHiring<TData = Awaited<ReturnType<typeof getActivelyHiring>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetActivelyHiringParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getActivelyHiring>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Actively hiring employers
 */

export function useGetActivelyHiring<TData = Awaited<ReturnType<typeof getActivelyHiring>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetActivelyHiringParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getActivelyHiring>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetActivelyHiringQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getGetEmployerTrendUrl = (params?: GetEmployerTrendParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/employers/trend?${stringifiedParams}` : `/v1/employers/trend`
}

/**
 * Demand by calendar month for each of the ten largest employers of the selection, or for the employers asked for, over at most one year. A month without postings is 0. The past year without `daterange`. No posting with an employer is INSUFFICIENT_DATA.
 *
 * Level 2: 3 call units.
 * @summary Employer trend
 */
export const getEmployerTrend = async (params?: GetEmployerTrendParams, options?: Parameters<typeof request>[1]): Promise<EmployerTrendResponse> => {

  return request<EmployerTrendResponse>(getGetEmployerTrendUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetEmployerTrendQueryKey = (params?: GetEmployerTrendParams,) => {
    return [
    `/v1/employers/trend`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetEmployerTrendQueryOptions = <TData = Awaited<ReturnType<typeof getEmployerTrend>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(params?: GetEmployerTrendParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEmployerTrend>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetEmployerTrendQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getEmployerTrend>>> = ({ signal }) => getEmployerTrend(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getEmployerTrend>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetEmployerTrendQueryResult = NonNullable<Awaited<ReturnType<typeof getEmployerTrend>>>
export type GetEmployerTrendQueryError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>


export function useGetEmployerTrend<TData = Awaited<ReturnType<typeof getEmployerTrend>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params: undefined |  GetEmployerTrendParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEmployerTrend>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getEmployerTrend>>,
          TError,
          Awaited<ReturnType<typeof getEmployerTrend>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetEmployerTrend<TData = Awaited<ReturnType<typeof getEmployerTrend>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetEmployerTrendParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEmployerTrend>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getEmployerTrend>>,
          TError,
          Awaited<ReturnType<typeof getEmployerTrend>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetEmployerTrend<TData = Awaited<ReturnType<typeof getEmployerTrend>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetEmployerTrendParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEmployerTrend>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Employer trend
 */

export function useGetEmployerTrend<TData = Awaited<ReturnType<typeof getEmployerTrend>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetEmployerTrendParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEmployerTrend>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetEmployerTrendQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getGetSkillRankingUrl = (params?: GetSkillRankingParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/skills/ranking?${stringifiedParams}` : `/v1/skills/ranking`
}

/**
 * Skills by the number of matching postings that carry them, the most wanted first, ties by id. A posting counts once for each of its skills; `totalDemand` is the matching postings. The past year without `daterange`. The first 100 without `limit`, at most 1000. No posting at all is INSUFFICIENT_DATA.
 *
 * Level 2: 3 call units.
 * @summary Skill ranking
 */
export const getSkillRanking = async (params?: GetSkillRankingParams, options?: Parameters<typeof request>[1]): Promise<SkillRankingResponse> => {

  return request<SkillRankingResponse>(getGetSkillRankingUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetSkillRankingQueryKey = (params?: GetSkillRankingParams,) => {
    return [
    `/v1/skills/ranking`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetSkillRankingQueryOptions = <TData = Awaited<ReturnType<typeof getSkillRanking>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(params?: GetSkillRankingParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSkillRanking>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSkillRankingQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSkillRanking>>> = ({ signal }) => getSkillRanking(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSkillRanking>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSkillRankingQueryResult = NonNullable<Awaited<ReturnType<typeof getSkillRanking>>>
export type GetSkillRankingQueryError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>


export function useGetSkillRanking<TData = Awaited<ReturnType<typeof getSkillRanking>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params: undefined |  GetSkillRankingParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSkillRanking>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSkillRanking>>,
          TError,
          Awaited<ReturnType<typeof getSkillRanking>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSkillRanking<TData = Awaited<ReturnType<typeof getSkillRanking>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetSkillRankingParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSkillRanking>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSkillRanking>>,
          TError,
          Awaited<ReturnType<typeof getSkillRanking>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSkillRanking<TData = Awaited<ReturnType<typeof getSkillRanking>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetSkillRankingParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSkillRanking>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Skill ranking
 */

export function useGetSkillRanking<TData = Awaited<ReturnType<typeof getSkillRanking>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetSkillRankingParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSkillRanking>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSkillRankingQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getGetSkillAdjacenciesUrl = (params: GetSkillAdjacenciesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/skills/adjacencies?${stringifiedParams}` : `/v1/skills/adjacencies`
}

/**
 * Skills that stand beside the primary skill in the past year's postings more often than chance would put them there, the closest first. `relatednessscore` is the cosine of the two skills (postings with both, over the root of the product of the postings with each). Where all postings of a role carry the primary skill, nothing stands beside it more often than elsewhere, and the list is empty. 50 skills without `limit`. A primary skill with fewer than 10 postings is INSUFFICIENT_DATA.
 *
 * Level 3: 10 call units.
 * @summary Skill adjacencies
 */
export const getSkillAdjacencies = async (params: GetSkillAdjacenciesParams, options?: Parameters<typeof request>[1]): Promise<SkillAdjacenciesResponse> => {

  return request<SkillAdjacenciesResponse>(getGetSkillAdjacenciesUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetSkillAdjacenciesQueryKey = (params?: GetSkillAdjacenciesParams,) => {
    return [
    `/v1/skills/adjacencies`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetSkillAdjacenciesQueryOptions = <TData = Awaited<ReturnType<typeof getSkillAdjacencies>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(params: GetSkillAdjacenciesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSkillAdjacencies>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSkillAdjacenciesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSkillAdjacencies>>> = ({ signal }) => getSkillAdjacencies(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSkillAdjacencies>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSkillAdjacenciesQueryResult = NonNullable<Awaited<ReturnType<typeof getSkillAdjacencies>>>
export type GetSkillAdjacenciesQueryError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>


export function useGetSkillAdjacencies<TData = Awaited<ReturnType<typeof getSkillAdjacencies>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params: GetSkillAdjacenciesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSkillAdjacencies>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSkillAdjacencies>>,
          TError,
          Awaited<ReturnType<typeof getSkillAdjacencies>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSkillAdjacencies<TData = Awaited<ReturnType<typeof getSkillAdjacencies>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params: GetSkillAdjacenciesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSkillAdjacencies>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSkillAdjacencies>>,
          TError,
          Awaited<ReturnType<typeof getSkillAdjacencies>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSkillAdjacencies<TData = Awaited<ReturnType<typeof getSkillAdjacencies>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params: GetSkillAdjacenciesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSkillAdjacencies>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Skill adjacencies
 */

export function useGetSkillAdjacencies<TData = Awaited<ReturnType<typeof getSkillAdjacencies>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params: GetSkillAdjacenciesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSkillAdjacencies>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSkillAdjacenciesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getGetSkillRankingByCategoryUrl = (params?: GetSkillRankingByCategoryParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/skills/rankingbycategory?${stringifiedParams}` : `/v1/skills/rankingbycategory`
}

/**
 * The most wanted skills, and those whose share of the matching postings grew and fell fastest against the window of equal length just before (`comparisonTimeframe`). A growing skill has at least 10 postings in this window, a declining one in the window before, and the share of either moved by at least three standard errors, which chance hardly does: in short windows and small markets both groups are often empty. With fewer than 10 postings in the window before they always are. The past year without `daterange`. Up to 100 in each group. No posting at all is INSUFFICIENT_DATA.
 *
 * Level 2: 3 call units.
 * @summary Skill ranking by category
 */
export const getSkillRankingByCategory = async (params?: GetSkillRankingByCategoryParams, options?: Parameters<typeof request>[1]): Promise<SkillRankingByCategoryResponse> => {

  return request<SkillRankingByCategoryResponse>(getGetSkillRankingByCategoryUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetSkillRankingByCategoryQueryKey = (params?: GetSkillRankingByCategoryParams,) => {
    return [
    `/v1/skills/rankingbycategory`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetSkillRankingByCategoryQueryOptions = <TData = Awaited<ReturnType<typeof getSkillRankingByCategory>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(params?: GetSkillRankingByCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSkillRankingByCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSkillRankingByCategoryQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSkillRankingByCategory>>> = ({ signal }) => getSkillRankingByCategory(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSkillRankingByCategory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSkillRankingByCategoryQueryResult = NonNullable<Awaited<ReturnType<typeof getSkillRankingByCategory>>>
export type GetSkillRankingByCategoryQueryError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>


export function useGetSkillRankingByCategory<TData = Awaited<ReturnType<typeof getSkillRankingByCategory>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params: undefined |  GetSkillRankingByCategoryParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSkillRankingByCategory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSkillRankingByCategory>>,
          TError,
          Awaited<ReturnType<typeof getSkillRankingByCategory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSkillRankingByCategory<TData = Awaited<ReturnType<typeof getSkillRankingByCategory>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetSkillRankingByCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSkillRankingByCategory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSkillRankingByCategory>>,
          TError,
          Awaited<ReturnType<typeof getSkillRankingByCategory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSkillRankingByCategory<TData = Awaited<ReturnType<typeof getSkillRankingByCategory>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetSkillRankingByCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSkillRankingByCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Skill ranking by category
 */

export function useGetSkillRankingByCategory<TData = Awaited<ReturnType<typeof getSkillRankingByCategory>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetSkillRankingByCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSkillRankingByCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSkillRankingByCategoryQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getGetSkillTrendUrl = (params?: GetSkillTrendParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/skills/trend?${stringifiedParams}` : `/v1/skills/trend`
}

/**
 * Demand by calendar month for each of the ten most wanted skills of the selection, or for the skills asked for, over at most one year. A month without postings is 0. The past year without `daterange`. No posting with a skill is INSUFFICIENT_DATA.
 *
 * Level 2: 3 call units.
 * @summary Skill trend
 */
export const getSkillTrend = async (params?: GetSkillTrendParams, options?: Parameters<typeof request>[1]): Promise<SkillTrendResponse> => {

  return request<SkillTrendResponse>(getGetSkillTrendUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetSkillTrendQueryKey = (params?: GetSkillTrendParams,) => {
    return [
    `/v1/skills/trend`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetSkillTrendQueryOptions = <TData = Awaited<ReturnType<typeof getSkillTrend>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(params?: GetSkillTrendParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSkillTrend>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSkillTrendQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSkillTrend>>> = ({ signal }) => getSkillTrend(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSkillTrend>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSkillTrendQueryResult = NonNullable<Awaited<ReturnType<typeof getSkillTrend>>>
export type GetSkillTrendQueryError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>


export function useGetSkillTrend<TData = Awaited<ReturnType<typeof getSkillTrend>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params: undefined |  GetSkillTrendParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSkillTrend>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSkillTrend>>,
          TError,
          Awaited<ReturnType<typeof getSkillTrend>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSkillTrend<TData = Awaited<ReturnType<typeof getSkillTrend>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetSkillTrendParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSkillTrend>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSkillTrend>>,
          TError,
          Awaited<ReturnType<typeof getSkillTrend>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSkillTrend<TData = Awaited<ReturnType<typeof getSkillTrend>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetSkillTrendParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSkillTrend>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Skill trend
 */

export function useGetSkillTrend<TData = Awaited<ReturnType<typeof getSkillTrend>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetSkillTrendParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSkillTrend>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSkillTrendQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getGetSkillEvolutionUrl = (params?: GetSkillEvolutionParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/skills/evolution?${stringifiedParams}` : `/v1/skills/evolution`
}

/**
 * Each skill with 10 matching postings or more in one of the past four years, by how its share moved over them: new (10 or more in the last year, fewer in the three years before together), emerging (a small share growing by 25 percent a year or more), growing (10 percent or more), declining (-10 percent or less) or core. A share that moved by fewer than three standard errors is core, too: chance moves it as far, and a skill that was asked for a few times every year is not new. `annualGrowth` is the compound yearly growth of the share in percent, from the first year that has the skill. The four years end on the data's last day, or on the last day of `daterange`. Up to 100 skills in each group, the most postings in the last year first, ties by id. A year with fewer than 10 postings is INSUFFICIENT_DATA.
 *
 * Level 2: 3 call units.
 * @summary Skill evolution
 */
export const getSkillEvolution = async (params?: GetSkillEvolutionParams, options?: Parameters<typeof request>[1]): Promise<SkillEvolutionResponse> => {

  return request<SkillEvolutionResponse>(getGetSkillEvolutionUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetSkillEvolutionQueryKey = (params?: GetSkillEvolutionParams,) => {
    return [
    `/v1/skills/evolution`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetSkillEvolutionQueryOptions = <TData = Awaited<ReturnType<typeof getSkillEvolution>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(params?: GetSkillEvolutionParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSkillEvolution>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSkillEvolutionQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSkillEvolution>>> = ({ signal }) => getSkillEvolution(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSkillEvolution>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSkillEvolutionQueryResult = NonNullable<Awaited<ReturnType<typeof getSkillEvolution>>>
export type GetSkillEvolutionQueryError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>


export function useGetSkillEvolution<TData = Awaited<ReturnType<typeof getSkillEvolution>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params: undefined |  GetSkillEvolutionParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSkillEvolution>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSkillEvolution>>,
          TError,
          Awaited<ReturnType<typeof getSkillEvolution>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSkillEvolution<TData = Awaited<ReturnType<typeof getSkillEvolution>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetSkillEvolutionParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSkillEvolution>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSkillEvolution>>,
          TError,
          Awaited<ReturnType<typeof getSkillEvolution>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSkillEvolution<TData = Awaited<ReturnType<typeof getSkillEvolution>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetSkillEvolutionParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSkillEvolution>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Skill evolution
 */

export function useGetSkillEvolution<TData = Awaited<ReturnType<typeof getSkillEvolution>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetSkillEvolutionParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSkillEvolution>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSkillEvolutionQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getGetCredentialRankingUrl = (params?: GetCredentialRankingParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/credentials/ranking?${stringifiedParams}` : `/v1/credentials/ranking`
}

/**
 * Licences and certifications by the number of matching postings that ask for them, the most wanted first, with their percentage of all matching postings. The past year without `daterange`. Up to 1000 records without `limit`. No posting at all is INSUFFICIENT_DATA.
 *
 * Level 2: 3 call units.
 * @summary Credential ranking
 */
export const getCredentialRanking = async (params?: GetCredentialRankingParams, options?: Parameters<typeof request>[1]): Promise<CredentialRankingResponse> => {

  return request<CredentialRankingResponse>(getGetCredentialRankingUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetCredentialRankingQueryKey = (params?: GetCredentialRankingParams,) => {
    return [
    `/v1/credentials/ranking`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetCredentialRankingQueryOptions = <TData = Awaited<ReturnType<typeof getCredentialRanking>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(params?: GetCredentialRankingParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCredentialRanking>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCredentialRankingQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCredentialRanking>>> = ({ signal }) => getCredentialRanking(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCredentialRanking>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCredentialRankingQueryResult = NonNullable<Awaited<ReturnType<typeof getCredentialRanking>>>
export type GetCredentialRankingQueryError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>


export function useGetCredentialRanking<TData = Awaited<ReturnType<typeof getCredentialRanking>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params: undefined |  GetCredentialRankingParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCredentialRanking>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCredentialRanking>>,
          TError,
          Awaited<ReturnType<typeof getCredentialRanking>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCredentialRanking<TData = Awaited<ReturnType<typeof getCredentialRanking>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetCredentialRankingParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCredentialRanking>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCredentialRanking>>,
          TError,
          Awaited<ReturnType<typeof getCredentialRanking>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCredentialRanking<TData = Awaited<ReturnType<typeof getCredentialRanking>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetCredentialRankingParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCredentialRanking>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Credential ranking
 */

export function useGetCredentialRanking<TData = Awaited<ReturnType<typeof getCredentialRanking>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetCredentialRankingParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCredentialRanking>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCredentialRankingQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getGetLocationRankingUrl = (params?: GetLocationRankingParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v2/locations/ranking?${stringifiedParams}` : `/v2/locations/ranking`
}

/**
 * Matching postings by metropolitan area, the largest first; when several countries are given (up to 5), by country. `totalDemand` also counts postings outside any area. The past year without `daterange`. Up to 1000 records without `limit`. No posting in any area is INSUFFICIENT_DATA.
 *
 * Level 2: 3 call units.
 * @summary Location ranking
 */
export const getLocationRanking = async (params?: GetLocationRankingParams, options?: Parameters<typeof request>[1]): Promise<LocationRankingResponse> => {

  return request<LocationRankingResponse>(getGetLocationRankingUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetLocationRankingQueryKey = (params?: GetLocationRankingParams,) => {
    return [
    `/v2/locations/ranking`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetLocationRankingQueryOptions = <TData = Awaited<ReturnType<typeof getLocationRanking>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(params?: GetLocationRankingParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLocationRanking>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetLocationRankingQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getLocationRanking>>> = ({ signal }) => getLocationRanking(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getLocationRanking>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetLocationRankingQueryResult = NonNullable<Awaited<ReturnType<typeof getLocationRanking>>>
export type GetLocationRankingQueryError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>


export function useGetLocationRanking<TData = Awaited<ReturnType<typeof getLocationRanking>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params: undefined |  GetLocationRankingParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLocationRanking>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLocationRanking>>,
          TError,
          Awaited<ReturnType<typeof getLocationRanking>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLocationRanking<TData = Awaited<ReturnType<typeof getLocationRanking>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetLocationRankingParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLocationRanking>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLocationRanking>>,
          TError,
          Awaited<ReturnType<typeof getLocationRanking>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLocationRanking<TData = Awaited<ReturnType<typeof getLocationRanking>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetLocationRankingParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLocationRanking>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Location ranking
 */

export function useGetLocationRanking<TData = Awaited<ReturnType<typeof getLocationRanking>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetLocationRankingParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLocationRanking>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetLocationRankingQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getGetSupplyAdequacyUrl = (params?: GetSupplyAdequacyParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/locations/supplyadequacy?${stringifiedParams}` : `/v1/locations/supplyadequacy`
}

/**
 * Whether the talents of each metropolitan area suffice to hire `peopletohire` people: Adequate from ten talents for each. Talents have neither dates nor text, so `daterange` and `query` do not narrow it, and `input` leaves them out. `totalSupply` also counts talents outside any area. A supply below the minimum, none in any area, or a talent profile of a keyword expression alone is INSUFFICIENT_DATA.
 *
 * Level 2: 3 call units.
 * @summary Supply adequacy
 */
export const getSupplyAdequacy = async (params?: GetSupplyAdequacyParams, options?: Parameters<typeof request>[1]): Promise<SupplyAdequacyResponse> => {

  return request<SupplyAdequacyResponse>(getGetSupplyAdequacyUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetSupplyAdequacyQueryKey = (params?: GetSupplyAdequacyParams,) => {
    return [
    `/v1/locations/supplyadequacy`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetSupplyAdequacyQueryOptions = <TData = Awaited<ReturnType<typeof getSupplyAdequacy>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(params?: GetSupplyAdequacyParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSupplyAdequacy>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSupplyAdequacyQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSupplyAdequacy>>> = ({ signal }) => getSupplyAdequacy(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSupplyAdequacy>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSupplyAdequacyQueryResult = NonNullable<Awaited<ReturnType<typeof getSupplyAdequacy>>>
export type GetSupplyAdequacyQueryError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>


export function useGetSupplyAdequacy<TData = Awaited<ReturnType<typeof getSupplyAdequacy>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params: undefined |  GetSupplyAdequacyParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSupplyAdequacy>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSupplyAdequacy>>,
          TError,
          Awaited<ReturnType<typeof getSupplyAdequacy>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSupplyAdequacy<TData = Awaited<ReturnType<typeof getSupplyAdequacy>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetSupplyAdequacyParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSupplyAdequacy>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSupplyAdequacy>>,
          TError,
          Awaited<ReturnType<typeof getSupplyAdequacy>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSupplyAdequacy<TData = Awaited<ReturnType<typeof getSupplyAdequacy>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetSupplyAdequacyParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSupplyAdequacy>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Supply adequacy
 */

export function useGetSupplyAdequacy<TData = Awaited<ReturnType<typeof getSupplyAdequacy>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetSupplyAdequacyParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSupplyAdequacy>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSupplyAdequacyQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getGetLocationFactorsUrl = (params?: GetLocationFactorsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/locations/factors?${stringifiedParams}` : `/v1/locations/factors`
}

/**
 * Facts for choosing a place: population, talents of the role per inhabitant, unemployment, corporate income tax, minimum wage, and the time difference to `basetimelocation`. One element for each place asked for, and for the metropolitan areas within it, the largest first, at most 1000. Talents have neither dates nor text, so `daterange` and `query` do not narrow them, and `input` leaves them out. What nobody publishes is N/A, never a guess.
 *
 * Level 3: 10 call units.
 * @summary Location factors
 */
export const getLocationFactors = async (params?: GetLocationFactorsParams, options?: Parameters<typeof request>[1]): Promise<LocationFactorsResponse> => {

  return request<LocationFactorsResponse>(getGetLocationFactorsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetLocationFactorsQueryKey = (params?: GetLocationFactorsParams,) => {
    return [
    `/v1/locations/factors`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetLocationFactorsQueryOptions = <TData = Awaited<ReturnType<typeof getLocationFactors>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(params?: GetLocationFactorsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLocationFactors>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetLocationFactorsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getLocationFactors>>> = ({ signal }) => getLocationFactors(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getLocationFactors>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetLocationFactorsQueryResult = NonNullable<Awaited<ReturnType<typeof getLocationFactors>>>
export type GetLocationFactorsQueryError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>


export function useGetLocationFactors<TData = Awaited<ReturnType<typeof getLocationFactors>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params: undefined |  GetLocationFactorsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLocationFactors>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLocationFactors>>,
          TError,
          Awaited<ReturnType<typeof getLocationFactors>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLocationFactors<TData = Awaited<ReturnType<typeof getLocationFactors>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetLocationFactorsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLocationFactors>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLocationFactors>>,
          TError,
          Awaited<ReturnType<typeof getLocationFactors>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLocationFactors<TData = Awaited<ReturnType<typeof getLocationFactors>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetLocationFactorsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLocationFactors>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Location factors
 */

export function useGetLocationFactors<TData = Awaited<ReturnType<typeof getLocationFactors>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetLocationFactorsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLocationFactors>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetLocationFactorsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getGetRemoteDistributionUrl = (params?: GetRemoteDistributionParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/locations/remote?${stringifiedParams}` : `/v1/locations/remote`
}

/**
 * Matching postings by whether they can be done remotely (always, for a time, partly) or are on site, with the monthly trend of the remote ones. A posting that does not say counts as on site. The past year without `daterange`; of a longer range the trend covers the last year. No posting at all is INSUFFICIENT_DATA.
 *
 * Level 3: 10 call units.
 * @summary Remote job distribution
 */
export const getRemoteDistribution = async (params?: GetRemoteDistributionParams, options?: Parameters<typeof request>[1]): Promise<RemoteDistributionResponse> => {

  return request<RemoteDistributionResponse>(getGetRemoteDistributionUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetRemoteDistributionQueryKey = (params?: GetRemoteDistributionParams,) => {
    return [
    `/v1/locations/remote`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetRemoteDistributionQueryOptions = <TData = Awaited<ReturnType<typeof getRemoteDistribution>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(params?: GetRemoteDistributionParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRemoteDistribution>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetRemoteDistributionQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getRemoteDistribution>>> = ({ signal }) => getRemoteDistribution(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getRemoteDistribution>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetRemoteDistributionQueryResult = NonNullable<Awaited<ReturnType<typeof getRemoteDistribution>>>
export type GetRemoteDistributionQueryError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>


export function useGetRemoteDistribution<TData = Awaited<ReturnType<typeof getRemoteDistribution>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params: undefined |  GetRemoteDistributionParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRemoteDistribution>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRemoteDistribution>>,
          TError,
          Awaited<ReturnType<typeof getRemoteDistribution>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRemoteDistribution<TData = Awaited<ReturnType<typeof getRemoteDistribution>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetRemoteDistributionParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRemoteDistribution>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRemoteDistribution>>,
          TError,
          Awaited<ReturnType<typeof getRemoteDistribution>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRemoteDistribution<TData = Awaited<ReturnType<typeof getRemoteDistribution>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetRemoteDistributionParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRemoteDistribution>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Remote job distribution
 */

export function useGetRemoteDistribution<TData = Awaited<ReturnType<typeof getRemoteDistribution>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetRemoteDistributionParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRemoteDistribution>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetRemoteDistributionQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getGetLocationTrendUrl = (params?: GetLocationTrendParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/locations/trend?${stringifiedParams}` : `/v1/locations/trend`
}

/**
 * Demand by calendar month or quarter for each of the ten largest metropolitan areas of the place, or for each country when several are given, over at most one year. A period without postings is 0. The past year without `daterange`. No posting in any area is INSUFFICIENT_DATA.
 *
 * Level 2: 3 call units.
 * @summary Location trend
 */
export const getLocationTrend = async (params?: GetLocationTrendParams, options?: Parameters<typeof request>[1]): Promise<LocationTrendResponse> => {

  return request<LocationTrendResponse>(getGetLocationTrendUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetLocationTrendQueryKey = (params?: GetLocationTrendParams,) => {
    return [
    `/v1/locations/trend`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetLocationTrendQueryOptions = <TData = Awaited<ReturnType<typeof getLocationTrend>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(params?: GetLocationTrendParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLocationTrend>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetLocationTrendQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getLocationTrend>>> = ({ signal }) => getLocationTrend(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getLocationTrend>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetLocationTrendQueryResult = NonNullable<Awaited<ReturnType<typeof getLocationTrend>>>
export type GetLocationTrendQueryError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>


export function useGetLocationTrend<TData = Awaited<ReturnType<typeof getLocationTrend>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params: undefined |  GetLocationTrendParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLocationTrend>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLocationTrend>>,
          TError,
          Awaited<ReturnType<typeof getLocationTrend>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLocationTrend<TData = Awaited<ReturnType<typeof getLocationTrend>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetLocationTrendParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLocationTrend>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLocationTrend>>,
          TError,
          Awaited<ReturnType<typeof getLocationTrend>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLocationTrend<TData = Awaited<ReturnType<typeof getLocationTrend>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetLocationTrendParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLocationTrend>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Location trend
 */

export function useGetLocationTrend<TData = Awaited<ReturnType<typeof getLocationTrend>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetLocationTrendParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLocationTrend>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetLocationTrendQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getGetLocationRecommendationsUrl = (params?: GetLocationRecommendationsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/locations/recommendations?${stringifiedParams}` : `/v1/locations/recommendations`
}

/**
 * Metropolitan areas whose supply is adequate for `peopletohire`, the best score first, at most 100. The score is the mean of three percentile ranks (large supply, low median pay, low demand per talent), weighted by `highsupply`, `lowcost` and `lowcompetition`, which count alike when all are 0; the ranks are in the answer. Talents have no text, so `query` narrows the postings alone. Pay is of postings first seen in the year up to the last day of the window, whatever the subscription's data settings count. The past year without `daterange`. No adequate area is INSUFFICIENT_DATA.
 *
 * Level 3: 10 call units.
 * @summary Location recommendations
 */
export const getLocationRecommendations = async (params?: GetLocationRecommendationsParams, options?: Parameters<typeof request>[1]): Promise<LocationRecommendationsResponse> => {

  return request<LocationRecommendationsResponse>(getGetLocationRecommendationsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetLocationRecommendationsQueryKey = (params?: GetLocationRecommendationsParams,) => {
    return [
    `/v1/locations/recommendations`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetLocationRecommendationsQueryOptions = <TData = Awaited<ReturnType<typeof getLocationRecommendations>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(params?: GetLocationRecommendationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLocationRecommendations>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetLocationRecommendationsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getLocationRecommendations>>> = ({ signal }) => getLocationRecommendations(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getLocationRecommendations>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetLocationRecommendationsQueryResult = NonNullable<Awaited<ReturnType<typeof getLocationRecommendations>>>
export type GetLocationRecommendationsQueryError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>


export function useGetLocationRecommendations<TData = Awaited<ReturnType<typeof getLocationRecommendations>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params: undefined |  GetLocationRecommendationsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLocationRecommendations>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLocationRecommendations>>,
          TError,
          Awaited<ReturnType<typeof getLocationRecommendations>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLocationRecommendations<TData = Awaited<ReturnType<typeof getLocationRecommendations>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetLocationRecommendationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLocationRecommendations>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLocationRecommendations>>,
          TError,
          Awaited<ReturnType<typeof getLocationRecommendations>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLocationRecommendations<TData = Awaited<ReturnType<typeof getLocationRecommendations>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetLocationRecommendationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLocationRecommendations>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Location recommendations
 */

export function useGetLocationRecommendations<TData = Awaited<ReturnType<typeof getLocationRecommendations>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetLocationRecommendationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLocationRecommendations>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetLocationRecommendationsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getGetEmployerBrandingUrl = (params: GetEmployerBrandingParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/evp/employerbranding?${stringifiedParams}` : `/v1/evp/employerbranding`
}

/**
 * What employers promise in their postings, by category and attribute: in how many postings, in what share of the employer's own, and whether that is high or low among the compared employers. The past year without `daterange`. Up to 1000 attributes of each category without `limit`. No posting of any of the employers is INSUFFICIENT_DATA.
 *
 * Level 2: 3 call units.
 * @summary Employer branding
 */
export const getEmployerBranding = async (params: GetEmployerBrandingParams, options?: Parameters<typeof request>[1]): Promise<EmployerBrandingResponse> => {

  return request<EmployerBrandingResponse>(getGetEmployerBrandingUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetEmployerBrandingQueryKey = (params?: GetEmployerBrandingParams,) => {
    return [
    `/v1/evp/employerbranding`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetEmployerBrandingQueryOptions = <TData = Awaited<ReturnType<typeof getEmployerBranding>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(params: GetEmployerBrandingParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEmployerBranding>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetEmployerBrandingQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getEmployerBranding>>> = ({ signal }) => getEmployerBranding(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getEmployerBranding>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetEmployerBrandingQueryResult = NonNullable<Awaited<ReturnType<typeof getEmployerBranding>>>
export type GetEmployerBrandingQueryError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>


export function useGetEmployerBranding<TData = Awaited<ReturnType<typeof getEmployerBranding>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params: GetEmployerBrandingParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEmployerBranding>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getEmployerBranding>>,
          TError,
          Awaited<ReturnType<typeof getEmployerBranding>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetEmployerBranding<TData = Awaited<ReturnType<typeof getEmployerBranding>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params: GetEmployerBrandingParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEmployerBranding>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getEmployerBranding>>,
          TError,
          Awaited<ReturnType<typeof getEmployerBranding>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetEmployerBranding<TData = Awaited<ReturnType<typeof getEmployerBranding>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params: GetEmployerBrandingParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEmployerBranding>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Employer branding
 */

export function useGetEmployerBranding<TData = Awaited<ReturnType<typeof getEmployerBranding>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params: GetEmployerBrandingParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEmployerBranding>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetEmployerBrandingQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getGetSentimentUrl = (params: GetSentimentParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/evp/sentiment?${stringifiedParams}` : `/v1/evp/sentiment`
}

/**
 * How employees rate employers in each category of the employer value proposition: mean rating, the rating in words, reviews, recommendation to a friend, the latest review's pros and cons, and the trend by quarter. The past year without `daterange`; of a longer range the trend covers the last year. No review that rates any of the employers in a category asked for is INSUFFICIENT_DATA.
 *
 * Level 3: 10 call units.
 * @summary Sentiment analysis
 */
export const getSentiment = async (params: GetSentimentParams, options?: Parameters<typeof request>[1]): Promise<SentimentResponse> => {

  return request<SentimentResponse>(getGetSentimentUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetSentimentQueryKey = (params?: GetSentimentParams,) => {
    return [
    `/v1/evp/sentiment`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetSentimentQueryOptions = <TData = Awaited<ReturnType<typeof getSentiment>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(params: GetSentimentParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSentiment>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSentimentQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSentiment>>> = ({ signal }) => getSentiment(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSentiment>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSentimentQueryResult = NonNullable<Awaited<ReturnType<typeof getSentiment>>>
export type GetSentimentQueryError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>


export function useGetSentiment<TData = Awaited<ReturnType<typeof getSentiment>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params: GetSentimentParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSentiment>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSentiment>>,
          TError,
          Awaited<ReturnType<typeof getSentiment>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSentiment<TData = Awaited<ReturnType<typeof getSentiment>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params: GetSentimentParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSentiment>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSentiment>>,
          TError,
          Awaited<ReturnType<typeof getSentiment>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSentiment<TData = Awaited<ReturnType<typeof getSentiment>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params: GetSentimentParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSentiment>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Sentiment analysis
 */

export function useGetSentiment<TData = Awaited<ReturnType<typeof getSentiment>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params: GetSentimentParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSentiment>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSentimentQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getGetOverallRatingUrl = (params: GetOverallRatingParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/evp/rating/overall?${stringifiedParams}` : `/v1/evp/rating/overall`
}

/**
 * How employees rate employers overall and in the five categories of the employer value proposition, with what they say of chief executive, business outlook and recommending the employer, and the trend by quarter. The past year without `daterange`; of a longer range the trend covers the last year. No review of any of the employers is INSUFFICIENT_DATA.
 *
 * Level 2: 4 call units.
 * @summary Overall rating
 */
export const getOverallRating = async (params: GetOverallRatingParams, options?: Parameters<typeof request>[1]): Promise<OverallRatingResponse> => {

  return request<OverallRatingResponse>(getGetOverallRatingUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetOverallRatingQueryKey = (params?: GetOverallRatingParams,) => {
    return [
    `/v1/evp/rating/overall`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetOverallRatingQueryOptions = <TData = Awaited<ReturnType<typeof getOverallRating>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(params: GetOverallRatingParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOverallRating>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOverallRatingQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOverallRating>>> = ({ signal }) => getOverallRating(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOverallRating>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetOverallRatingQueryResult = NonNullable<Awaited<ReturnType<typeof getOverallRating>>>
export type GetOverallRatingQueryError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>


export function useGetOverallRating<TData = Awaited<ReturnType<typeof getOverallRating>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params: GetOverallRatingParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOverallRating>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOverallRating>>,
          TError,
          Awaited<ReturnType<typeof getOverallRating>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOverallRating<TData = Awaited<ReturnType<typeof getOverallRating>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params: GetOverallRatingParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOverallRating>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOverallRating>>,
          TError,
          Awaited<ReturnType<typeof getOverallRating>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOverallRating<TData = Awaited<ReturnType<typeof getOverallRating>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params: GetOverallRatingParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOverallRating>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Overall rating
 */

export function useGetOverallRating<TData = Awaited<ReturnType<typeof getOverallRating>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params: GetOverallRatingParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOverallRating>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOverallRatingQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getGetReviewsUrl = (params: GetReviewsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/evp/reviews?${stringifiedParams}` : `/v1/evp/reviews`
}

/**
 * The reviews of one employer, the newest first, at most 1000. The past year without `daterange`. No review is INSUFFICIENT_DATA.
 *
 * Level 1: 1 call unit.
 * @summary Reviews
 */
export const getReviews = async (params: GetReviewsParams, options?: Parameters<typeof request>[1]): Promise<ReviewsResponse> => {

  return request<ReviewsResponse>(getGetReviewsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetReviewsQueryKey = (params?: GetReviewsParams,) => {
    return [
    `/v1/evp/reviews`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetReviewsQueryOptions = <TData = Awaited<ReturnType<typeof getReviews>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(params: GetReviewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReviews>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetReviewsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getReviews>>> = ({ signal }) => getReviews(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getReviews>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetReviewsQueryResult = NonNullable<Awaited<ReturnType<typeof getReviews>>>
export type GetReviewsQueryError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>


export function useGetReviews<TData = Awaited<ReturnType<typeof getReviews>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params: GetReviewsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReviews>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReviews>>,
          TError,
          Awaited<ReturnType<typeof getReviews>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReviews<TData = Awaited<ReturnType<typeof getReviews>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params: GetReviewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReviews>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReviews>>,
          TError,
          Awaited<ReturnType<typeof getReviews>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReviews<TData = Awaited<ReturnType<typeof getReviews>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params: GetReviewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReviews>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Reviews
 */

export function useGetReviews<TData = Awaited<ReturnType<typeof getReviews>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params: GetReviewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReviews>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetReviewsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getGetGenderDiversityUrl = (params?: GetGenderDiversityParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v2/diversity/gender?${stringifiedParams}` : `/v2/diversity/gender`
}

/**
 * Shares of men and women among the talents of a place and role, in total and for its 100 largest metropolitan areas (or states, by `groupby`). Here the narrowest place given wins. Talents have no text, so the keyword expression of a talent profile is left aside; a profile of that alone is INSUFFICIENT_DATA. A place with fewer than 50 weighted men or women is not shown, nor is one from which such a number would follow by subtraction; too few in total is INSUFFICIENT_DATA.
 *
 * Level 3: 10 call units.
 * @summary Gender diversity
 */
export const getGenderDiversity = async (params?: GetGenderDiversityParams, options?: Parameters<typeof request>[1]): Promise<GenderDiversityResponse> => {

  return request<GenderDiversityResponse>(getGetGenderDiversityUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetGenderDiversityQueryKey = (params?: GetGenderDiversityParams,) => {
    return [
    `/v2/diversity/gender`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetGenderDiversityQueryOptions = <TData = Awaited<ReturnType<typeof getGenderDiversity>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(params?: GetGenderDiversityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGenderDiversity>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetGenderDiversityQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getGenderDiversity>>> = ({ signal }) => getGenderDiversity(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getGenderDiversity>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetGenderDiversityQueryResult = NonNullable<Awaited<ReturnType<typeof getGenderDiversity>>>
export type GetGenderDiversityQueryError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>


export function useGetGenderDiversity<TData = Awaited<ReturnType<typeof getGenderDiversity>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params: undefined |  GetGenderDiversityParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGenderDiversity>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getGenderDiversity>>,
          TError,
          Awaited<ReturnType<typeof getGenderDiversity>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGenderDiversity<TData = Awaited<ReturnType<typeof getGenderDiversity>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetGenderDiversityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGenderDiversity>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getGenderDiversity>>,
          TError,
          Awaited<ReturnType<typeof getGenderDiversity>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGenderDiversity<TData = Awaited<ReturnType<typeof getGenderDiversity>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetGenderDiversityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGenderDiversity>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Gender diversity
 */

export function useGetGenderDiversity<TData = Awaited<ReturnType<typeof getGenderDiversity>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetGenderDiversityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGenderDiversity>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetGenderDiversityQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getGetEthnicityDiversityUrl = (params?: GetEthnicityDiversityParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v3/diversity/ethnicity?${stringifiedParams}` : `/v3/diversity/ethnicity`
}

/**
 * Shares of ethnic groups among the talents of a place and role, in total and for its 100 largest metropolitan areas (or states, by `groupby`). Here the narrowest place given wins. Talents have no text, so the keyword expression of a talent profile is left aside; a profile of that alone is INSUFFICIENT_DATA. A group of fewer than 50 weighted talents is not shown, nor is one from which such a group would follow by subtraction; shares then add up to less than 100. Known for the United States, South Africa and the United Kingdom; elsewhere, and where no group can be shown, INSUFFICIENT_DATA.
 *
 * Level 3: 10 call units.
 * @summary Ethnic diversity
 */
export const getEthnicityDiversity = async (params?: GetEthnicityDiversityParams, options?: Parameters<typeof request>[1]): Promise<EthnicityDiversityResponse> => {

  return request<EthnicityDiversityResponse>(getGetEthnicityDiversityUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetEthnicityDiversityQueryKey = (params?: GetEthnicityDiversityParams,) => {
    return [
    `/v3/diversity/ethnicity`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetEthnicityDiversityQueryOptions = <TData = Awaited<ReturnType<typeof getEthnicityDiversity>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(params?: GetEthnicityDiversityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEthnicityDiversity>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetEthnicityDiversityQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getEthnicityDiversity>>> = ({ signal }) => getEthnicityDiversity(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getEthnicityDiversity>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetEthnicityDiversityQueryResult = NonNullable<Awaited<ReturnType<typeof getEthnicityDiversity>>>
export type GetEthnicityDiversityQueryError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>


export function useGetEthnicityDiversity<TData = Awaited<ReturnType<typeof getEthnicityDiversity>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params: undefined |  GetEthnicityDiversityParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEthnicityDiversity>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getEthnicityDiversity>>,
          TError,
          Awaited<ReturnType<typeof getEthnicityDiversity>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetEthnicityDiversity<TData = Awaited<ReturnType<typeof getEthnicityDiversity>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetEthnicityDiversityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEthnicityDiversity>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getEthnicityDiversity>>,
          TError,
          Awaited<ReturnType<typeof getEthnicityDiversity>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetEthnicityDiversity<TData = Awaited<ReturnType<typeof getEthnicityDiversity>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetEthnicityDiversityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEthnicityDiversity>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Ethnic diversity
 */

export function useGetEthnicityDiversity<TData = Awaited<ReturnType<typeof getEthnicityDiversity>>, TError = ErrorType<NotModifiedResponse | FilterBadRequestResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetEthnicityDiversityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEthnicityDiversity>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetEthnicityDiversityQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getGetGraduateSupplyUrl = (params?: GetGraduateSupplyParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v2/diversity/graduatesupply?${stringifiedParams}` : `/v2/diversity/graduatesupply`
}

/**
 * Graduates of the latest published year by institution, for the fields of study that lead to the occupations asked for: by degree, by field, and by gender and ethnicity. Of a talent profile count its occupations, functions, education levels and wanted job titles, which stand for their occupations: nothing else is known of graduates, so the rest is left aside, and a profile of that alone is INSUFFICIENT_DATA. Here the narrowest place given wins. Known for the United States. The largest 1000 institutions. No graduate is INSUFFICIENT_DATA.
 *
 * Level 2: 6 call units.
 * @summary Graduate supply
 */
export const getGraduateSupply = async (params?: GetGraduateSupplyParams, options?: Parameters<typeof request>[1]): Promise<GraduateSupplyResponse> => {

  return request<GraduateSupplyResponse>(getGetGraduateSupplyUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetGraduateSupplyQueryKey = (params?: GetGraduateSupplyParams,) => {
    return [
    `/v2/diversity/graduatesupply`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetGraduateSupplyQueryOptions = <TData = Awaited<ReturnType<typeof getGraduateSupply>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(params?: GetGraduateSupplyParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGraduateSupply>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetGraduateSupplyQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getGraduateSupply>>> = ({ signal }) => getGraduateSupply(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getGraduateSupply>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetGraduateSupplyQueryResult = NonNullable<Awaited<ReturnType<typeof getGraduateSupply>>>
export type GetGraduateSupplyQueryError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>


export function useGetGraduateSupply<TData = Awaited<ReturnType<typeof getGraduateSupply>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params: undefined |  GetGraduateSupplyParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGraduateSupply>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getGraduateSupply>>,
          TError,
          Awaited<ReturnType<typeof getGraduateSupply>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGraduateSupply<TData = Awaited<ReturnType<typeof getGraduateSupply>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetGraduateSupplyParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGraduateSupply>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getGraduateSupply>>,
          TError,
          Awaited<ReturnType<typeof getGraduateSupply>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGraduateSupply<TData = Awaited<ReturnType<typeof getGraduateSupply>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetGraduateSupplyParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGraduateSupply>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Graduate supply
 */

export function useGetGraduateSupply<TData = Awaited<ReturnType<typeof getGraduateSupply>>, TError = ErrorType<NotModifiedResponse | ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | GatewayTimedOutResponse>>(
 params?: GetGraduateSupplyParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGraduateSupply>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetGraduateSupplyQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getGetHealthTaxonomyAllSkillsUrl = () => {




  return `/health/taxonomy/allskills`
}

/**
 * Probes what `GET /v1/taxonomy/allskills` needs to answer. 200 says it is healthy, 503 that it is not.
 *
 * Costs no call units, but counts for the five requests a second.
 * @summary Health of all skills
 */
export const getHealthTaxonomyAllSkills = async ( options?: Parameters<typeof request>[1]): Promise<HealthResponse> => {

  return request<HealthResponse>(getGetHealthTaxonomyAllSkillsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetHealthTaxonomyAllSkillsQueryKey = () => {
    return [
    `/health/taxonomy/allskills`
    ] as const;
    }


export const getGetHealthTaxonomyAllSkillsQueryOptions = <TData = Awaited<ReturnType<typeof getHealthTaxonomyAllSkills>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthTaxonomyAllSkills>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetHealthTaxonomyAllSkillsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getHealthTaxonomyAllSkills>>> = ({ signal }) => getHealthTaxonomyAllSkills({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getHealthTaxonomyAllSkills>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetHealthTaxonomyAllSkillsQueryResult = NonNullable<Awaited<ReturnType<typeof getHealthTaxonomyAllSkills>>>
export type GetHealthTaxonomyAllSkillsQueryError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>


export function useGetHealthTaxonomyAllSkills<TData = Awaited<ReturnType<typeof getHealthTaxonomyAllSkills>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthTaxonomyAllSkills>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHealthTaxonomyAllSkills>>,
          TError,
          Awaited<ReturnType<typeof getHealthTaxonomyAllSkills>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHealthTaxonomyAllSkills<TData = Awaited<ReturnType<typeof getHealthTaxonomyAllSkills>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthTaxonomyAllSkills>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHealthTaxonomyAllSkills>>,
          TError,
          Awaited<ReturnType<typeof getHealthTaxonomyAllSkills>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHealthTaxonomyAllSkills<TData = Awaited<ReturnType<typeof getHealthTaxonomyAllSkills>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthTaxonomyAllSkills>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Health of all skills
 */

export function useGetHealthTaxonomyAllSkills<TData = Awaited<ReturnType<typeof getHealthTaxonomyAllSkills>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthTaxonomyAllSkills>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetHealthTaxonomyAllSkillsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getGetHealthTaxonomyEmployersUrl = () => {




  return `/health/taxonomy/employers`
}

/**
 * Probes what `GET /v1/taxonomy/employers` needs to answer. 200 says it is healthy, 503 that it is not.
 *
 * Costs no call units, but counts for the five requests a second.
 * @summary Health of employers
 */
export const getHealthTaxonomyEmployers = async ( options?: Parameters<typeof request>[1]): Promise<HealthResponse> => {

  return request<HealthResponse>(getGetHealthTaxonomyEmployersUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetHealthTaxonomyEmployersQueryKey = () => {
    return [
    `/health/taxonomy/employers`
    ] as const;
    }


export const getGetHealthTaxonomyEmployersQueryOptions = <TData = Awaited<ReturnType<typeof getHealthTaxonomyEmployers>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthTaxonomyEmployers>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetHealthTaxonomyEmployersQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getHealthTaxonomyEmployers>>> = ({ signal }) => getHealthTaxonomyEmployers({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getHealthTaxonomyEmployers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetHealthTaxonomyEmployersQueryResult = NonNullable<Awaited<ReturnType<typeof getHealthTaxonomyEmployers>>>
export type GetHealthTaxonomyEmployersQueryError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>


export function useGetHealthTaxonomyEmployers<TData = Awaited<ReturnType<typeof getHealthTaxonomyEmployers>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthTaxonomyEmployers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHealthTaxonomyEmployers>>,
          TError,
          Awaited<ReturnType<typeof getHealthTaxonomyEmployers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHealthTaxonomyEmployers<TData = Awaited<ReturnType<typeof getHealthTaxonomyEmployers>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthTaxonomyEmployers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHealthTaxonomyEmployers>>,
          TError,
          Awaited<ReturnType<typeof getHealthTaxonomyEmployers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHealthTaxonomyEmployers<TData = Awaited<ReturnType<typeof getHealthTaxonomyEmployers>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthTaxonomyEmployers>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Health of employers
 */

export function useGetHealthTaxonomyEmployers<TData = Awaited<ReturnType<typeof getHealthTaxonomyEmployers>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthTaxonomyEmployers>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetHealthTaxonomyEmployersQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getGetHealthTaxonomyEmployersLookupUrl = () => {




  return `/health/taxonomy/employers/lookup`
}

/**
 * Probes what `GET /v1/taxonomy/employers/lookup` needs to answer. 200 says it is healthy, 503 that it is not.
 *
 * Costs no call units, but counts for the five requests a second.
 * @summary Health of employer lookup
 */
export const getHealthTaxonomyEmployersLookup = async ( options?: Parameters<typeof request>[1]): Promise<HealthResponse> => {

  return request<HealthResponse>(getGetHealthTaxonomyEmployersLookupUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetHealthTaxonomyEmployersLookupQueryKey = () => {
    return [
    `/health/taxonomy/employers/lookup`
    ] as const;
    }


export const getGetHealthTaxonomyEmployersLookupQueryOptions = <TData = Awaited<ReturnType<typeof getHealthTaxonomyEmployersLookup>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthTaxonomyEmployersLookup>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetHealthTaxonomyEmployersLookupQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getHealthTaxonomyEmployersLookup>>> = ({ signal }) => getHealthTaxonomyEmployersLookup({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getHealthTaxonomyEmployersLookup>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetHealthTaxonomyEmployersLookupQueryResult = NonNullable<Awaited<ReturnType<typeof getHealthTaxonomyEmployersLookup>>>
export type GetHealthTaxonomyEmployersLookupQueryError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>


export function useGetHealthTaxonomyEmployersLookup<TData = Awaited<ReturnType<typeof getHealthTaxonomyEmployersLookup>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthTaxonomyEmployersLookup>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHealthTaxonomyEmployersLookup>>,
          TError,
          Awaited<ReturnType<typeof getHealthTaxonomyEmployersLookup>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHealthTaxonomyEmployersLookup<TData = Awaited<ReturnType<typeof getHealthTaxonomyEmployersLookup>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthTaxonomyEmployersLookup>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHealthTaxonomyEmployersLookup>>,
          TError,
          Awaited<ReturnType<typeof getHealthTaxonomyEmployersLookup>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHealthTaxonomyEmployersLookup<TData = Awaited<ReturnType<typeof getHealthTaxonomyEmployersLookup>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthTaxonomyEmployersLookup>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Health of employer lookup
 */

export function useGetHealthTaxonomyEmployersLookup<TData = Awaited<ReturnType<typeof getHealthTaxonomyEmployersLookup>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthTaxonomyEmployersLookup>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetHealthTaxonomyEmployersLookupQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getGetHealthTaxonomySkillsUrl = () => {




  return `/health/taxonomy/skills`
}

/**
 * Probes what `GET /v1/taxonomy/skills` needs to answer. 200 says it is healthy, 503 that it is not.
 *
 * Costs no call units, but counts for the five requests a second.
 * @summary Health of skills
 */
export const getHealthTaxonomySkills = async ( options?: Parameters<typeof request>[1]): Promise<HealthResponse> => {

  return request<HealthResponse>(getGetHealthTaxonomySkillsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetHealthTaxonomySkillsQueryKey = () => {
    return [
    `/health/taxonomy/skills`
    ] as const;
    }


export const getGetHealthTaxonomySkillsQueryOptions = <TData = Awaited<ReturnType<typeof getHealthTaxonomySkills>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthTaxonomySkills>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetHealthTaxonomySkillsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getHealthTaxonomySkills>>> = ({ signal }) => getHealthTaxonomySkills({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getHealthTaxonomySkills>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetHealthTaxonomySkillsQueryResult = NonNullable<Awaited<ReturnType<typeof getHealthTaxonomySkills>>>
export type GetHealthTaxonomySkillsQueryError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>


export function useGetHealthTaxonomySkills<TData = Awaited<ReturnType<typeof getHealthTaxonomySkills>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthTaxonomySkills>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHealthTaxonomySkills>>,
          TError,
          Awaited<ReturnType<typeof getHealthTaxonomySkills>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHealthTaxonomySkills<TData = Awaited<ReturnType<typeof getHealthTaxonomySkills>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthTaxonomySkills>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHealthTaxonomySkills>>,
          TError,
          Awaited<ReturnType<typeof getHealthTaxonomySkills>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHealthTaxonomySkills<TData = Awaited<ReturnType<typeof getHealthTaxonomySkills>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthTaxonomySkills>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Health of skills
 */

export function useGetHealthTaxonomySkills<TData = Awaited<ReturnType<typeof getHealthTaxonomySkills>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthTaxonomySkills>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetHealthTaxonomySkillsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getGetHealthTaxonomyTitlesUrl = () => {




  return `/health/taxonomy/titles`
}

/**
 * Probes what `GET /v1/taxonomy/titles` needs to answer. 200 says it is healthy, 503 that it is not.
 *
 * Costs no call units, but counts for the five requests a second.
 * @summary Health of titles
 */
export const getHealthTaxonomyTitles = async ( options?: Parameters<typeof request>[1]): Promise<HealthResponse> => {

  return request<HealthResponse>(getGetHealthTaxonomyTitlesUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetHealthTaxonomyTitlesQueryKey = () => {
    return [
    `/health/taxonomy/titles`
    ] as const;
    }


export const getGetHealthTaxonomyTitlesQueryOptions = <TData = Awaited<ReturnType<typeof getHealthTaxonomyTitles>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthTaxonomyTitles>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetHealthTaxonomyTitlesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getHealthTaxonomyTitles>>> = ({ signal }) => getHealthTaxonomyTitles({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getHealthTaxonomyTitles>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetHealthTaxonomyTitlesQueryResult = NonNullable<Awaited<ReturnType<typeof getHealthTaxonomyTitles>>>
export type GetHealthTaxonomyTitlesQueryError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>


export function useGetHealthTaxonomyTitles<TData = Awaited<ReturnType<typeof getHealthTaxonomyTitles>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthTaxonomyTitles>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHealthTaxonomyTitles>>,
          TError,
          Awaited<ReturnType<typeof getHealthTaxonomyTitles>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHealthTaxonomyTitles<TData = Awaited<ReturnType<typeof getHealthTaxonomyTitles>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthTaxonomyTitles>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHealthTaxonomyTitles>>,
          TError,
          Awaited<ReturnType<typeof getHealthTaxonomyTitles>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHealthTaxonomyTitles<TData = Awaited<ReturnType<typeof getHealthTaxonomyTitles>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthTaxonomyTitles>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Health of titles
 */

export function useGetHealthTaxonomyTitles<TData = Awaited<ReturnType<typeof getHealthTaxonomyTitles>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthTaxonomyTitles>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetHealthTaxonomyTitlesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getGetHealthTaxonomyLocationsStateUrl = () => {




  return `/health/taxonomy/locations/state`
}

/**
 * Probes what `GET /v1/taxonomy/locations/state` needs to answer. 200 says it is healthy, 503 that it is not.
 *
 * Costs no call units, but counts for the five requests a second.
 * @summary Health of states
 */
export const getHealthTaxonomyLocationsState = async ( options?: Parameters<typeof request>[1]): Promise<HealthResponse> => {

  return request<HealthResponse>(getGetHealthTaxonomyLocationsStateUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetHealthTaxonomyLocationsStateQueryKey = () => {
    return [
    `/health/taxonomy/locations/state`
    ] as const;
    }


export const getGetHealthTaxonomyLocationsStateQueryOptions = <TData = Awaited<ReturnType<typeof getHealthTaxonomyLocationsState>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthTaxonomyLocationsState>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetHealthTaxonomyLocationsStateQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getHealthTaxonomyLocationsState>>> = ({ signal }) => getHealthTaxonomyLocationsState({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getHealthTaxonomyLocationsState>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetHealthTaxonomyLocationsStateQueryResult = NonNullable<Awaited<ReturnType<typeof getHealthTaxonomyLocationsState>>>
export type GetHealthTaxonomyLocationsStateQueryError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>


export function useGetHealthTaxonomyLocationsState<TData = Awaited<ReturnType<typeof getHealthTaxonomyLocationsState>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthTaxonomyLocationsState>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHealthTaxonomyLocationsState>>,
          TError,
          Awaited<ReturnType<typeof getHealthTaxonomyLocationsState>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHealthTaxonomyLocationsState<TData = Awaited<ReturnType<typeof getHealthTaxonomyLocationsState>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthTaxonomyLocationsState>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHealthTaxonomyLocationsState>>,
          TError,
          Awaited<ReturnType<typeof getHealthTaxonomyLocationsState>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHealthTaxonomyLocationsState<TData = Awaited<ReturnType<typeof getHealthTaxonomyLocationsState>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthTaxonomyLocationsState>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Health of states
 */

export function useGetHealthTaxonomyLocationsState<TData = Awaited<ReturnType<typeof getHealthTaxonomyLocationsState>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthTaxonomyLocationsState>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetHealthTaxonomyLocationsStateQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getGetHealthTaxonomyLocationsMsaUrl = () => {




  return `/health/taxonomy/locations/msa`
}

/**
 * Probes what `GET /v1/taxonomy/locations/msa` needs to answer. 200 says it is healthy, 503 that it is not.
 *
 * Costs no call units, but counts for the five requests a second.
 * @summary Health of metropolitan areas
 */
export const getHealthTaxonomyLocationsMsa = async ( options?: Parameters<typeof request>[1]): Promise<HealthResponse> => {

  return request<HealthResponse>(getGetHealthTaxonomyLocationsMsaUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetHealthTaxonomyLocationsMsaQueryKey = () => {
    return [
    `/health/taxonomy/locations/msa`
    ] as const;
    }


export const getGetHealthTaxonomyLocationsMsaQueryOptions = <TData = Awaited<ReturnType<typeof getHealthTaxonomyLocationsMsa>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthTaxonomyLocationsMsa>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetHealthTaxonomyLocationsMsaQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getHealthTaxonomyLocationsMsa>>> = ({ signal }) => getHealthTaxonomyLocationsMsa({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getHealthTaxonomyLocationsMsa>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetHealthTaxonomyLocationsMsaQueryResult = NonNullable<Awaited<ReturnType<typeof getHealthTaxonomyLocationsMsa>>>
export type GetHealthTaxonomyLocationsMsaQueryError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>


export function useGetHealthTaxonomyLocationsMsa<TData = Awaited<ReturnType<typeof getHealthTaxonomyLocationsMsa>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthTaxonomyLocationsMsa>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHealthTaxonomyLocationsMsa>>,
          TError,
          Awaited<ReturnType<typeof getHealthTaxonomyLocationsMsa>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHealthTaxonomyLocationsMsa<TData = Awaited<ReturnType<typeof getHealthTaxonomyLocationsMsa>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthTaxonomyLocationsMsa>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHealthTaxonomyLocationsMsa>>,
          TError,
          Awaited<ReturnType<typeof getHealthTaxonomyLocationsMsa>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHealthTaxonomyLocationsMsa<TData = Awaited<ReturnType<typeof getHealthTaxonomyLocationsMsa>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthTaxonomyLocationsMsa>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Health of metropolitan areas
 */

export function useGetHealthTaxonomyLocationsMsa<TData = Awaited<ReturnType<typeof getHealthTaxonomyLocationsMsa>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthTaxonomyLocationsMsa>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetHealthTaxonomyLocationsMsaQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getGetHealthTaxonomyCredentialsUrl = () => {




  return `/health/taxonomy/credentials`
}

/**
 * Probes what `GET /v1/taxonomy/credentials` needs to answer. 200 says it is healthy, 503 that it is not.
 *
 * Costs no call units, but counts for the five requests a second.
 * @summary Health of credentials
 */
export const getHealthTaxonomyCredentials = async ( options?: Parameters<typeof request>[1]): Promise<HealthResponse> => {

  return request<HealthResponse>(getGetHealthTaxonomyCredentialsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetHealthTaxonomyCredentialsQueryKey = () => {
    return [
    `/health/taxonomy/credentials`
    ] as const;
    }


export const getGetHealthTaxonomyCredentialsQueryOptions = <TData = Awaited<ReturnType<typeof getHealthTaxonomyCredentials>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthTaxonomyCredentials>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetHealthTaxonomyCredentialsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getHealthTaxonomyCredentials>>> = ({ signal }) => getHealthTaxonomyCredentials({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getHealthTaxonomyCredentials>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetHealthTaxonomyCredentialsQueryResult = NonNullable<Awaited<ReturnType<typeof getHealthTaxonomyCredentials>>>
export type GetHealthTaxonomyCredentialsQueryError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>


export function useGetHealthTaxonomyCredentials<TData = Awaited<ReturnType<typeof getHealthTaxonomyCredentials>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthTaxonomyCredentials>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHealthTaxonomyCredentials>>,
          TError,
          Awaited<ReturnType<typeof getHealthTaxonomyCredentials>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHealthTaxonomyCredentials<TData = Awaited<ReturnType<typeof getHealthTaxonomyCredentials>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthTaxonomyCredentials>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHealthTaxonomyCredentials>>,
          TError,
          Awaited<ReturnType<typeof getHealthTaxonomyCredentials>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHealthTaxonomyCredentials<TData = Awaited<ReturnType<typeof getHealthTaxonomyCredentials>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthTaxonomyCredentials>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Health of credentials
 */

export function useGetHealthTaxonomyCredentials<TData = Awaited<ReturnType<typeof getHealthTaxonomyCredentials>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthTaxonomyCredentials>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetHealthTaxonomyCredentialsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getGetHealthTaxonomyOccupationsUrl = () => {




  return `/health/taxonomy/occupations`
}

/**
 * Probes what `GET /v1/taxonomy/occupations` needs to answer. 200 says it is healthy, 503 that it is not.
 *
 * Costs no call units, but counts for the five requests a second.
 * @summary Health of occupations
 */
export const getHealthTaxonomyOccupations = async ( options?: Parameters<typeof request>[1]): Promise<HealthResponse> => {

  return request<HealthResponse>(getGetHealthTaxonomyOccupationsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetHealthTaxonomyOccupationsQueryKey = () => {
    return [
    `/health/taxonomy/occupations`
    ] as const;
    }


export const getGetHealthTaxonomyOccupationsQueryOptions = <TData = Awaited<ReturnType<typeof getHealthTaxonomyOccupations>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthTaxonomyOccupations>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetHealthTaxonomyOccupationsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getHealthTaxonomyOccupations>>> = ({ signal }) => getHealthTaxonomyOccupations({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getHealthTaxonomyOccupations>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetHealthTaxonomyOccupationsQueryResult = NonNullable<Awaited<ReturnType<typeof getHealthTaxonomyOccupations>>>
export type GetHealthTaxonomyOccupationsQueryError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>


export function useGetHealthTaxonomyOccupations<TData = Awaited<ReturnType<typeof getHealthTaxonomyOccupations>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthTaxonomyOccupations>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHealthTaxonomyOccupations>>,
          TError,
          Awaited<ReturnType<typeof getHealthTaxonomyOccupations>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHealthTaxonomyOccupations<TData = Awaited<ReturnType<typeof getHealthTaxonomyOccupations>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthTaxonomyOccupations>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHealthTaxonomyOccupations>>,
          TError,
          Awaited<ReturnType<typeof getHealthTaxonomyOccupations>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHealthTaxonomyOccupations<TData = Awaited<ReturnType<typeof getHealthTaxonomyOccupations>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthTaxonomyOccupations>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Health of occupations
 */

export function useGetHealthTaxonomyOccupations<TData = Awaited<ReturnType<typeof getHealthTaxonomyOccupations>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthTaxonomyOccupations>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetHealthTaxonomyOccupationsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getGetHealthTalentProfilesUrl = () => {




  return `/health/talentprofiles/mytalentprofiles`
}

/**
 * Probes what `GET /v1/talentprofiles/mytalentprofiles` needs to answer. 200 says it is healthy, 503 that it is not.
 *
 * Costs no call units, but counts for the five requests a second.
 * @summary Health of talent profiles
 */
export const getHealthTalentProfiles = async ( options?: Parameters<typeof request>[1]): Promise<HealthResponse> => {

  return request<HealthResponse>(getGetHealthTalentProfilesUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetHealthTalentProfilesQueryKey = () => {
    return [
    `/health/talentprofiles/mytalentprofiles`
    ] as const;
    }


export const getGetHealthTalentProfilesQueryOptions = <TData = Awaited<ReturnType<typeof getHealthTalentProfiles>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthTalentProfiles>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetHealthTalentProfilesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getHealthTalentProfiles>>> = ({ signal }) => getHealthTalentProfiles({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getHealthTalentProfiles>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetHealthTalentProfilesQueryResult = NonNullable<Awaited<ReturnType<typeof getHealthTalentProfiles>>>
export type GetHealthTalentProfilesQueryError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>


export function useGetHealthTalentProfiles<TData = Awaited<ReturnType<typeof getHealthTalentProfiles>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthTalentProfiles>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHealthTalentProfiles>>,
          TError,
          Awaited<ReturnType<typeof getHealthTalentProfiles>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHealthTalentProfiles<TData = Awaited<ReturnType<typeof getHealthTalentProfiles>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthTalentProfiles>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHealthTalentProfiles>>,
          TError,
          Awaited<ReturnType<typeof getHealthTalentProfiles>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHealthTalentProfiles<TData = Awaited<ReturnType<typeof getHealthTalentProfiles>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthTalentProfiles>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Health of talent profiles
 */

export function useGetHealthTalentProfiles<TData = Awaited<ReturnType<typeof getHealthTalentProfiles>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthTalentProfiles>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetHealthTalentProfilesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getGetHealthTalentProfilesLookupUrl = () => {




  return `/health/talentprofiles/mytalentprofiles/lookup`
}

/**
 * Probes what `GET /v1/talentprofiles/mytalentprofiles/lookup` needs to answer. 200 says it is healthy, 503 that it is not.
 *
 * Costs no call units, but counts for the five requests a second.
 * @summary Health of talent profile lookup
 */
export const getHealthTalentProfilesLookup = async ( options?: Parameters<typeof request>[1]): Promise<HealthResponse> => {

  return request<HealthResponse>(getGetHealthTalentProfilesLookupUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetHealthTalentProfilesLookupQueryKey = () => {
    return [
    `/health/talentprofiles/mytalentprofiles/lookup`
    ] as const;
    }


export const getGetHealthTalentProfilesLookupQueryOptions = <TData = Awaited<ReturnType<typeof getHealthTalentProfilesLookup>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthTalentProfilesLookup>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetHealthTalentProfilesLookupQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getHealthTalentProfilesLookup>>> = ({ signal }) => getHealthTalentProfilesLookup({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getHealthTalentProfilesLookup>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetHealthTalentProfilesLookupQueryResult = NonNullable<Awaited<ReturnType<typeof getHealthTalentProfilesLookup>>>
export type GetHealthTalentProfilesLookupQueryError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>


export function useGetHealthTalentProfilesLookup<TData = Awaited<ReturnType<typeof getHealthTalentProfilesLookup>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthTalentProfilesLookup>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHealthTalentProfilesLookup>>,
          TError,
          Awaited<ReturnType<typeof getHealthTalentProfilesLookup>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHealthTalentProfilesLookup<TData = Awaited<ReturnType<typeof getHealthTalentProfilesLookup>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthTalentProfilesLookup>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHealthTalentProfilesLookup>>,
          TError,
          Awaited<ReturnType<typeof getHealthTalentProfilesLookup>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHealthTalentProfilesLookup<TData = Awaited<ReturnType<typeof getHealthTalentProfilesLookup>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthTalentProfilesLookup>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Health of talent profile lookup
 */

export function useGetHealthTalentProfilesLookup<TData = Awaited<ReturnType<typeof getHealthTalentProfilesLookup>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthTalentProfilesLookup>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetHealthTalentProfilesLookupQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getGetHealthLmiDemandUrl = () => {




  return `/health/lmi/demand`
}

/**
 * Probes what `GET /v1/lmi/demand` needs to answer. 200 says it is healthy, 503 that it is not.
 *
 * Costs no call units, but counts for the five requests a second.
 * @summary Health of demand
 */
export const getHealthLmiDemand = async ( options?: Parameters<typeof request>[1]): Promise<HealthResponse> => {

  return request<HealthResponse>(getGetHealthLmiDemandUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetHealthLmiDemandQueryKey = () => {
    return [
    `/health/lmi/demand`
    ] as const;
    }


export const getGetHealthLmiDemandQueryOptions = <TData = Awaited<ReturnType<typeof getHealthLmiDemand>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthLmiDemand>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetHealthLmiDemandQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getHealthLmiDemand>>> = ({ signal }) => getHealthLmiDemand({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getHealthLmiDemand>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetHealthLmiDemandQueryResult = NonNullable<Awaited<ReturnType<typeof getHealthLmiDemand>>>
export type GetHealthLmiDemandQueryError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>


export function useGetHealthLmiDemand<TData = Awaited<ReturnType<typeof getHealthLmiDemand>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthLmiDemand>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHealthLmiDemand>>,
          TError,
          Awaited<ReturnType<typeof getHealthLmiDemand>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHealthLmiDemand<TData = Awaited<ReturnType<typeof getHealthLmiDemand>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthLmiDemand>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHealthLmiDemand>>,
          TError,
          Awaited<ReturnType<typeof getHealthLmiDemand>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHealthLmiDemand<TData = Awaited<ReturnType<typeof getHealthLmiDemand>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthLmiDemand>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Health of demand
 */

export function useGetHealthLmiDemand<TData = Awaited<ReturnType<typeof getHealthLmiDemand>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthLmiDemand>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetHealthLmiDemandQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getGetHealthLmiSupplyUrl = () => {




  return `/health/lmi/supply`
}

/**
 * Probes what `GET /v1/lmi/supply` needs to answer. 200 says it is healthy, 503 that it is not.
 *
 * Costs no call units, but counts for the five requests a second.
 * @summary Health of supply
 */
export const getHealthLmiSupply = async ( options?: Parameters<typeof request>[1]): Promise<HealthResponse> => {

  return request<HealthResponse>(getGetHealthLmiSupplyUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetHealthLmiSupplyQueryKey = () => {
    return [
    `/health/lmi/supply`
    ] as const;
    }


export const getGetHealthLmiSupplyQueryOptions = <TData = Awaited<ReturnType<typeof getHealthLmiSupply>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthLmiSupply>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetHealthLmiSupplyQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getHealthLmiSupply>>> = ({ signal }) => getHealthLmiSupply({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getHealthLmiSupply>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetHealthLmiSupplyQueryResult = NonNullable<Awaited<ReturnType<typeof getHealthLmiSupply>>>
export type GetHealthLmiSupplyQueryError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>


export function useGetHealthLmiSupply<TData = Awaited<ReturnType<typeof getHealthLmiSupply>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthLmiSupply>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHealthLmiSupply>>,
          TError,
          Awaited<ReturnType<typeof getHealthLmiSupply>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHealthLmiSupply<TData = Awaited<ReturnType<typeof getHealthLmiSupply>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthLmiSupply>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHealthLmiSupply>>,
          TError,
          Awaited<ReturnType<typeof getHealthLmiSupply>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHealthLmiSupply<TData = Awaited<ReturnType<typeof getHealthLmiSupply>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthLmiSupply>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Health of supply
 */

export function useGetHealthLmiSupply<TData = Awaited<ReturnType<typeof getHealthLmiSupply>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthLmiSupply>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetHealthLmiSupplyQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getGetHealthLmiCompensationUrl = () => {




  return `/health/lmi/compensation`
}

/**
 * Probes what `GET /v1/lmi/compensation` needs to answer. 200 says it is healthy, 503 that it is not.
 *
 * Costs no call units, but counts for the five requests a second.
 * @summary Health of compensation
 */
export const getHealthLmiCompensation = async ( options?: Parameters<typeof request>[1]): Promise<HealthResponse> => {

  return request<HealthResponse>(getGetHealthLmiCompensationUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetHealthLmiCompensationQueryKey = () => {
    return [
    `/health/lmi/compensation`
    ] as const;
    }


export const getGetHealthLmiCompensationQueryOptions = <TData = Awaited<ReturnType<typeof getHealthLmiCompensation>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthLmiCompensation>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetHealthLmiCompensationQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getHealthLmiCompensation>>> = ({ signal }) => getHealthLmiCompensation({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getHealthLmiCompensation>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetHealthLmiCompensationQueryResult = NonNullable<Awaited<ReturnType<typeof getHealthLmiCompensation>>>
export type GetHealthLmiCompensationQueryError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>


export function useGetHealthLmiCompensation<TData = Awaited<ReturnType<typeof getHealthLmiCompensation>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthLmiCompensation>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHealthLmiCompensation>>,
          TError,
          Awaited<ReturnType<typeof getHealthLmiCompensation>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHealthLmiCompensation<TData = Awaited<ReturnType<typeof getHealthLmiCompensation>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthLmiCompensation>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHealthLmiCompensation>>,
          TError,
          Awaited<ReturnType<typeof getHealthLmiCompensation>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHealthLmiCompensation<TData = Awaited<ReturnType<typeof getHealthLmiCompensation>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthLmiCompensation>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Health of compensation
 */

export function useGetHealthLmiCompensation<TData = Awaited<ReturnType<typeof getHealthLmiCompensation>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthLmiCompensation>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetHealthLmiCompensationQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getGetHealthLmiHiringDifficultyUrl = () => {




  return `/health/lmi/hiringdifficulty`
}

/**
 * Probes what `GET /v1/lmi/hiringdifficulty` needs to answer. 200 says it is healthy, 503 that it is not.
 *
 * Costs no call units, but counts for the five requests a second.
 * @summary Health of hiring difficulty
 */
export const getHealthLmiHiringDifficulty = async ( options?: Parameters<typeof request>[1]): Promise<HealthResponse> => {

  return request<HealthResponse>(getGetHealthLmiHiringDifficultyUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetHealthLmiHiringDifficultyQueryKey = () => {
    return [
    `/health/lmi/hiringdifficulty`
    ] as const;
    }


export const getGetHealthLmiHiringDifficultyQueryOptions = <TData = Awaited<ReturnType<typeof getHealthLmiHiringDifficulty>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthLmiHiringDifficulty>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetHealthLmiHiringDifficultyQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getHealthLmiHiringDifficulty>>> = ({ signal }) => getHealthLmiHiringDifficulty({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getHealthLmiHiringDifficulty>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetHealthLmiHiringDifficultyQueryResult = NonNullable<Awaited<ReturnType<typeof getHealthLmiHiringDifficulty>>>
export type GetHealthLmiHiringDifficultyQueryError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>


export function useGetHealthLmiHiringDifficulty<TData = Awaited<ReturnType<typeof getHealthLmiHiringDifficulty>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthLmiHiringDifficulty>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHealthLmiHiringDifficulty>>,
          TError,
          Awaited<ReturnType<typeof getHealthLmiHiringDifficulty>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHealthLmiHiringDifficulty<TData = Awaited<ReturnType<typeof getHealthLmiHiringDifficulty>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthLmiHiringDifficulty>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHealthLmiHiringDifficulty>>,
          TError,
          Awaited<ReturnType<typeof getHealthLmiHiringDifficulty>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHealthLmiHiringDifficulty<TData = Awaited<ReturnType<typeof getHealthLmiHiringDifficulty>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthLmiHiringDifficulty>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Health of hiring difficulty
 */

export function useGetHealthLmiHiringDifficulty<TData = Awaited<ReturnType<typeof getHealthLmiHiringDifficulty>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthLmiHiringDifficulty>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetHealthLmiHiringDifficultyQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getGetHealthLmiSupplyDemandRatioUrl = () => {




  return `/health/lmi/supplydemandratio`
}

/**
 * Probes what `GET /v1/lmi/supplydemandratio` needs to answer. 200 says it is healthy, 503 that it is not.
 *
 * Costs no call units, but counts for the five requests a second.
 * @summary Health of supply-demand ratio
 */
export const getHealthLmiSupplyDemandRatio = async ( options?: Parameters<typeof request>[1]): Promise<HealthResponse> => {

  return request<HealthResponse>(getGetHealthLmiSupplyDemandRatioUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetHealthLmiSupplyDemandRatioQueryKey = () => {
    return [
    `/health/lmi/supplydemandratio`
    ] as const;
    }


export const getGetHealthLmiSupplyDemandRatioQueryOptions = <TData = Awaited<ReturnType<typeof getHealthLmiSupplyDemandRatio>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthLmiSupplyDemandRatio>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetHealthLmiSupplyDemandRatioQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getHealthLmiSupplyDemandRatio>>> = ({ signal }) => getHealthLmiSupplyDemandRatio({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getHealthLmiSupplyDemandRatio>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetHealthLmiSupplyDemandRatioQueryResult = NonNullable<Awaited<ReturnType<typeof getHealthLmiSupplyDemandRatio>>>
export type GetHealthLmiSupplyDemandRatioQueryError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>


export function useGetHealthLmiSupplyDemandRatio<TData = Awaited<ReturnType<typeof getHealthLmiSupplyDemandRatio>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthLmiSupplyDemandRatio>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHealthLmiSupplyDemandRatio>>,
          TError,
          Awaited<ReturnType<typeof getHealthLmiSupplyDemandRatio>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHealthLmiSupplyDemandRatio<TData = Awaited<ReturnType<typeof getHealthLmiSupplyDemandRatio>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthLmiSupplyDemandRatio>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHealthLmiSupplyDemandRatio>>,
          TError,
          Awaited<ReturnType<typeof getHealthLmiSupplyDemandRatio>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHealthLmiSupplyDemandRatio<TData = Awaited<ReturnType<typeof getHealthLmiSupplyDemandRatio>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthLmiSupplyDemandRatio>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Health of supply-demand ratio
 */

export function useGetHealthLmiSupplyDemandRatio<TData = Awaited<ReturnType<typeof getHealthLmiSupplyDemandRatio>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthLmiSupplyDemandRatio>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetHealthLmiSupplyDemandRatioQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getGetHealthLmiCompetitiveConcentrationUrl = () => {




  return `/health/lmi/competitiveconcentration`
}

/**
 * Probes what `GET /v1/lmi/competitiveconcentration` needs to answer. 200 says it is healthy, 503 that it is not.
 *
 * Costs no call units, but counts for the five requests a second.
 * @summary Health of competitive concentration
 */
export const getHealthLmiCompetitiveConcentration = async ( options?: Parameters<typeof request>[1]): Promise<HealthResponse> => {

  return request<HealthResponse>(getGetHealthLmiCompetitiveConcentrationUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetHealthLmiCompetitiveConcentrationQueryKey = () => {
    return [
    `/health/lmi/competitiveconcentration`
    ] as const;
    }


export const getGetHealthLmiCompetitiveConcentrationQueryOptions = <TData = Awaited<ReturnType<typeof getHealthLmiCompetitiveConcentration>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthLmiCompetitiveConcentration>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetHealthLmiCompetitiveConcentrationQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getHealthLmiCompetitiveConcentration>>> = ({ signal }) => getHealthLmiCompetitiveConcentration({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getHealthLmiCompetitiveConcentration>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetHealthLmiCompetitiveConcentrationQueryResult = NonNullable<Awaited<ReturnType<typeof getHealthLmiCompetitiveConcentration>>>
export type GetHealthLmiCompetitiveConcentrationQueryError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>


export function useGetHealthLmiCompetitiveConcentration<TData = Awaited<ReturnType<typeof getHealthLmiCompetitiveConcentration>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthLmiCompetitiveConcentration>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHealthLmiCompetitiveConcentration>>,
          TError,
          Awaited<ReturnType<typeof getHealthLmiCompetitiveConcentration>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHealthLmiCompetitiveConcentration<TData = Awaited<ReturnType<typeof getHealthLmiCompetitiveConcentration>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthLmiCompetitiveConcentration>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHealthLmiCompetitiveConcentration>>,
          TError,
          Awaited<ReturnType<typeof getHealthLmiCompetitiveConcentration>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHealthLmiCompetitiveConcentration<TData = Awaited<ReturnType<typeof getHealthLmiCompetitiveConcentration>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthLmiCompetitiveConcentration>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Health of competitive concentration
 */

export function useGetHealthLmiCompetitiveConcentration<TData = Awaited<ReturnType<typeof getHealthLmiCompetitiveConcentration>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthLmiCompetitiveConcentration>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetHealthLmiCompetitiveConcentrationQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getGetHealthLmiPostingDurationUrl = () => {




  return `/health/lmi/postingduration`
}

/**
 * Probes what `GET /v2/lmi/postingduration` needs to answer. 200 says it is healthy, 503 that it is not.
 *
 * Costs no call units, but counts for the five requests a second.
 * @summary Health of posting duration
 */
export const getHealthLmiPostingDuration = async ( options?: Parameters<typeof request>[1]): Promise<HealthResponse> => {

  return request<HealthResponse>(getGetHealthLmiPostingDurationUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetHealthLmiPostingDurationQueryKey = () => {
    return [
    `/health/lmi/postingduration`
    ] as const;
    }


export const getGetHealthLmiPostingDurationQueryOptions = <TData = Awaited<ReturnType<typeof getHealthLmiPostingDuration>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthLmiPostingDuration>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetHealthLmiPostingDurationQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getHealthLmiPostingDuration>>> = ({ signal }) => getHealthLmiPostingDuration({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getHealthLmiPostingDuration>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetHealthLmiPostingDurationQueryResult = NonNullable<Awaited<ReturnType<typeof getHealthLmiPostingDuration>>>
export type GetHealthLmiPostingDurationQueryError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>


export function useGetHealthLmiPostingDuration<TData = Awaited<ReturnType<typeof getHealthLmiPostingDuration>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthLmiPostingDuration>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHealthLmiPostingDuration>>,
          TError,
          Awaited<ReturnType<typeof getHealthLmiPostingDuration>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHealthLmiPostingDuration<TData = Awaited<ReturnType<typeof getHealthLmiPostingDuration>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthLmiPostingDuration>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHealthLmiPostingDuration>>,
          TError,
          Awaited<ReturnType<typeof getHealthLmiPostingDuration>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHealthLmiPostingDuration<TData = Awaited<ReturnType<typeof getHealthLmiPostingDuration>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthLmiPostingDuration>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Health of posting duration
 */

export function useGetHealthLmiPostingDuration<TData = Awaited<ReturnType<typeof getHealthLmiPostingDuration>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthLmiPostingDuration>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetHealthLmiPostingDurationQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getGetHealthLmiDemandActiveUrl = () => {




  return `/health/lmi/demand/active`
}

/**
 * Probes what `GET /v1/lmi/demand/active` needs to answer. 200 says it is healthy, 503 that it is not.
 *
 * Costs no call units, but counts for the five requests a second.
 * @summary Health of active demand
 */
export const getHealthLmiDemandActive = async ( options?: Parameters<typeof request>[1]): Promise<HealthResponse> => {

  return request<HealthResponse>(getGetHealthLmiDemandActiveUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetHealthLmiDemandActiveQueryKey = () => {
    return [
    `/health/lmi/demand/active`
    ] as const;
    }


export const getGetHealthLmiDemandActiveQueryOptions = <TData = Awaited<ReturnType<typeof getHealthLmiDemandActive>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthLmiDemandActive>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetHealthLmiDemandActiveQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getHealthLmiDemandActive>>> = ({ signal }) => getHealthLmiDemandActive({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getHealthLmiDemandActive>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetHealthLmiDemandActiveQueryResult = NonNullable<Awaited<ReturnType<typeof getHealthLmiDemandActive>>>
export type GetHealthLmiDemandActiveQueryError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>


export function useGetHealthLmiDemandActive<TData = Awaited<ReturnType<typeof getHealthLmiDemandActive>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthLmiDemandActive>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHealthLmiDemandActive>>,
          TError,
          Awaited<ReturnType<typeof getHealthLmiDemandActive>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHealthLmiDemandActive<TData = Awaited<ReturnType<typeof getHealthLmiDemandActive>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthLmiDemandActive>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHealthLmiDemandActive>>,
          TError,
          Awaited<ReturnType<typeof getHealthLmiDemandActive>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHealthLmiDemandActive<TData = Awaited<ReturnType<typeof getHealthLmiDemandActive>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthLmiDemandActive>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Health of active demand
 */

export function useGetHealthLmiDemandActive<TData = Awaited<ReturnType<typeof getHealthLmiDemandActive>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthLmiDemandActive>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetHealthLmiDemandActiveQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getGetHealthDemandEducationRankingUrl = () => {




  return `/health/demand/education/ranking`
}

/**
 * Probes what `GET /v1/demand/education/ranking` needs to answer. 200 says it is healthy, 503 that it is not.
 *
 * Costs no call units, but counts for the five requests a second.
 * @summary Health of education ranking
 */
export const getHealthDemandEducationRanking = async ( options?: Parameters<typeof request>[1]): Promise<HealthResponse> => {

  return request<HealthResponse>(getGetHealthDemandEducationRankingUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetHealthDemandEducationRankingQueryKey = () => {
    return [
    `/health/demand/education/ranking`
    ] as const;
    }


export const getGetHealthDemandEducationRankingQueryOptions = <TData = Awaited<ReturnType<typeof getHealthDemandEducationRanking>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthDemandEducationRanking>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetHealthDemandEducationRankingQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getHealthDemandEducationRanking>>> = ({ signal }) => getHealthDemandEducationRanking({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getHealthDemandEducationRanking>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetHealthDemandEducationRankingQueryResult = NonNullable<Awaited<ReturnType<typeof getHealthDemandEducationRanking>>>
export type GetHealthDemandEducationRankingQueryError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>


export function useGetHealthDemandEducationRanking<TData = Awaited<ReturnType<typeof getHealthDemandEducationRanking>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthDemandEducationRanking>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHealthDemandEducationRanking>>,
          TError,
          Awaited<ReturnType<typeof getHealthDemandEducationRanking>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHealthDemandEducationRanking<TData = Awaited<ReturnType<typeof getHealthDemandEducationRanking>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthDemandEducationRanking>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHealthDemandEducationRanking>>,
          TError,
          Awaited<ReturnType<typeof getHealthDemandEducationRanking>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHealthDemandEducationRanking<TData = Awaited<ReturnType<typeof getHealthDemandEducationRanking>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthDemandEducationRanking>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Health of education ranking
 */

export function useGetHealthDemandEducationRanking<TData = Awaited<ReturnType<typeof getHealthDemandEducationRanking>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthDemandEducationRanking>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetHealthDemandEducationRankingQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getGetHealthDemandExperienceRankingUrl = () => {




  return `/health/demand/experience/ranking`
}

/**
 * Probes what `GET /v1/demand/experience/ranking` needs to answer. 200 says it is healthy, 503 that it is not.
 *
 * Costs no call units, but counts for the five requests a second.
 * @summary Health of experience ranking
 */
export const getHealthDemandExperienceRanking = async ( options?: Parameters<typeof request>[1]): Promise<HealthResponse> => {

  return request<HealthResponse>(getGetHealthDemandExperienceRankingUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetHealthDemandExperienceRankingQueryKey = () => {
    return [
    `/health/demand/experience/ranking`
    ] as const;
    }


export const getGetHealthDemandExperienceRankingQueryOptions = <TData = Awaited<ReturnType<typeof getHealthDemandExperienceRanking>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthDemandExperienceRanking>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetHealthDemandExperienceRankingQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getHealthDemandExperienceRanking>>> = ({ signal }) => getHealthDemandExperienceRanking({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getHealthDemandExperienceRanking>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetHealthDemandExperienceRankingQueryResult = NonNullable<Awaited<ReturnType<typeof getHealthDemandExperienceRanking>>>
export type GetHealthDemandExperienceRankingQueryError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>


export function useGetHealthDemandExperienceRanking<TData = Awaited<ReturnType<typeof getHealthDemandExperienceRanking>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthDemandExperienceRanking>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHealthDemandExperienceRanking>>,
          TError,
          Awaited<ReturnType<typeof getHealthDemandExperienceRanking>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHealthDemandExperienceRanking<TData = Awaited<ReturnType<typeof getHealthDemandExperienceRanking>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthDemandExperienceRanking>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHealthDemandExperienceRanking>>,
          TError,
          Awaited<ReturnType<typeof getHealthDemandExperienceRanking>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHealthDemandExperienceRanking<TData = Awaited<ReturnType<typeof getHealthDemandExperienceRanking>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthDemandExperienceRanking>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Health of experience ranking
 */

export function useGetHealthDemandExperienceRanking<TData = Awaited<ReturnType<typeof getHealthDemandExperienceRanking>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthDemandExperienceRanking>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetHealthDemandExperienceRankingQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getGetHealthSkillsRankingUrl = () => {




  return `/health/skills/ranking`
}

/**
 * Probes what `GET /v1/skills/ranking` needs to answer. 200 says it is healthy, 503 that it is not.
 *
 * Costs no call units, but counts for the five requests a second.
 * @summary Health of skill ranking
 */
export const getHealthSkillsRanking = async ( options?: Parameters<typeof request>[1]): Promise<HealthResponse> => {

  return request<HealthResponse>(getGetHealthSkillsRankingUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetHealthSkillsRankingQueryKey = () => {
    return [
    `/health/skills/ranking`
    ] as const;
    }


export const getGetHealthSkillsRankingQueryOptions = <TData = Awaited<ReturnType<typeof getHealthSkillsRanking>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthSkillsRanking>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetHealthSkillsRankingQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getHealthSkillsRanking>>> = ({ signal }) => getHealthSkillsRanking({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getHealthSkillsRanking>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetHealthSkillsRankingQueryResult = NonNullable<Awaited<ReturnType<typeof getHealthSkillsRanking>>>
export type GetHealthSkillsRankingQueryError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>


export function useGetHealthSkillsRanking<TData = Awaited<ReturnType<typeof getHealthSkillsRanking>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthSkillsRanking>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHealthSkillsRanking>>,
          TError,
          Awaited<ReturnType<typeof getHealthSkillsRanking>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHealthSkillsRanking<TData = Awaited<ReturnType<typeof getHealthSkillsRanking>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthSkillsRanking>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHealthSkillsRanking>>,
          TError,
          Awaited<ReturnType<typeof getHealthSkillsRanking>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHealthSkillsRanking<TData = Awaited<ReturnType<typeof getHealthSkillsRanking>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthSkillsRanking>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Health of skill ranking
 */

export function useGetHealthSkillsRanking<TData = Awaited<ReturnType<typeof getHealthSkillsRanking>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthSkillsRanking>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetHealthSkillsRankingQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getGetHealthEmployersRankingUrl = () => {




  return `/health/employers/ranking`
}

/**
 * Probes what `GET /v1/employers/ranking` needs to answer. 200 says it is healthy, 503 that it is not.
 *
 * Costs no call units, but counts for the five requests a second.
 * @summary Health of employer ranking
 */
export const getHealthEmployersRanking = async ( options?: Parameters<typeof request>[1]): Promise<HealthResponse> => {

  return request<HealthResponse>(getGetHealthEmployersRankingUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetHealthEmployersRankingQueryKey = () => {
    return [
    `/health/employers/ranking`
    ] as const;
    }


export const getGetHealthEmployersRankingQueryOptions = <TData = Awaited<ReturnType<typeof getHealthEmployersRanking>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthEmployersRanking>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetHealthEmployersRankingQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getHealthEmployersRanking>>> = ({ signal }) => getHealthEmployersRanking({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getHealthEmployersRanking>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetHealthEmployersRankingQueryResult = NonNullable<Awaited<ReturnType<typeof getHealthEmployersRanking>>>
export type GetHealthEmployersRankingQueryError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>


export function useGetHealthEmployersRanking<TData = Awaited<ReturnType<typeof getHealthEmployersRanking>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthEmployersRanking>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHealthEmployersRanking>>,
          TError,
          Awaited<ReturnType<typeof getHealthEmployersRanking>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHealthEmployersRanking<TData = Awaited<ReturnType<typeof getHealthEmployersRanking>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthEmployersRanking>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHealthEmployersRanking>>,
          TError,
          Awaited<ReturnType<typeof getHealthEmployersRanking>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHealthEmployersRanking<TData = Awaited<ReturnType<typeof getHealthEmployersRanking>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthEmployersRanking>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Health of employer ranking
 */

export function useGetHealthEmployersRanking<TData = Awaited<ReturnType<typeof getHealthEmployersRanking>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthEmployersRanking>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetHealthEmployersRankingQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getGetHealthEmployersActivelyHiringUrl = () => {




  return `/health/employers/activelyhiring`
}

/**
 * Probes what `GET /v1/employers/activelyhiring` needs to answer. 200 says it is healthy, 503 that it is not.
 *
 * Costs no call units, but counts for the five requests a second.
 * @summary Health of actively hiring employers
 */
export const getHealthEmployersActivelyHiring = async ( options?: Parameters<typeof request>[1]): Promise<HealthResponse> => {

  return request<HealthResponse>(getGetHealthEmployersActivelyHiringUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetHealthEmployersActivelyHiringQueryKey = () => {
    return [
    `/health/employers/activelyhiring`
    ] as const;
    }


export const getGetHealthEmployersActivelyHiringQueryOptions = <TData = Awaited<ReturnType<typeof getHealthEmployersActivelyHiring>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthEmployersActivelyHiring>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetHealthEmployersActivelyHiringQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getHealthEmployersActivelyHiring>>> = ({ signal }) => getHealthEmployersActivelyHiring({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getHealthEmployersActivelyHiring>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetHealthEmployersActivelyHiringQueryResult = NonNullable<Awaited<ReturnType<typeof getHealthEmployersActivelyHiring>>>
export type GetHealthEmployersActivelyHiringQueryError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>


export function useGetHealthEmployersActivelyHiring<TData = Awaited<ReturnType<typeof getHealthEmployersActivelyHiring>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthEmployersActivelyHiring>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHealthEmployersActivelyHiring>>,
          TError,
          Awaited<ReturnType<typeof getHealthEmployersActivelyHiring>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHealthEmployersActivelyHiring<TData = Awaited<ReturnType<typeof getHealthEmployersActivelyHiring>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthEmployersActivelyHiring>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHealthEmployersActivelyHiring>>,
          TError,
          Awaited<ReturnType<typeof getHealthEmployersActivelyHiring>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHealthEmployersActivelyHiring<TData = Awaited<ReturnType<typeof getHealthEmployersActivelyHiring>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthEmployersActivelyHiring>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Health of actively hiring employers
 */

export function useGetHealthEmployersActivelyHiring<TData = Awaited<ReturnType<typeof getHealthEmployersActivelyHiring>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthEmployersActivelyHiring>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetHealthEmployersActivelyHiringQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getGetHealthEmployersTrendUrl = () => {




  return `/health/employers/trend`
}

/**
 * Probes what `GET /v1/employers/trend` needs to answer. 200 says it is healthy, 503 that it is not.
 *
 * Costs no call units, but counts for the five requests a second.
 * @summary Health of employer trend
 */
export const getHealthEmployersTrend = async ( options?: Parameters<typeof request>[1]): Promise<HealthResponse> => {

  return request<HealthResponse>(getGetHealthEmployersTrendUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetHealthEmployersTrendQueryKey = () => {
    return [
    `/health/employers/trend`
    ] as const;
    }


export const getGetHealthEmployersTrendQueryOptions = <TData = Awaited<ReturnType<typeof getHealthEmployersTrend>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthEmployersTrend>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetHealthEmployersTrendQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getHealthEmployersTrend>>> = ({ signal }) => getHealthEmployersTrend({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getHealthEmployersTrend>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetHealthEmployersTrendQueryResult = NonNullable<Awaited<ReturnType<typeof getHealthEmployersTrend>>>
export type GetHealthEmployersTrendQueryError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>


export function useGetHealthEmployersTrend<TData = Awaited<ReturnType<typeof getHealthEmployersTrend>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthEmployersTrend>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHealthEmployersTrend>>,
          TError,
          Awaited<ReturnType<typeof getHealthEmployersTrend>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHealthEmployersTrend<TData = Awaited<ReturnType<typeof getHealthEmployersTrend>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthEmployersTrend>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHealthEmployersTrend>>,
          TError,
          Awaited<ReturnType<typeof getHealthEmployersTrend>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHealthEmployersTrend<TData = Awaited<ReturnType<typeof getHealthEmployersTrend>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthEmployersTrend>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Health of employer trend
 */

export function useGetHealthEmployersTrend<TData = Awaited<ReturnType<typeof getHealthEmployersTrend>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthEmployersTrend>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetHealthEmployersTrendQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getGetHealthSkillsTrendUrl = () => {




  return `/health/skills/trend`
}

/**
 * Probes what `GET /v1/skills/trend` needs to answer. 200 says it is healthy, 503 that it is not.
 *
 * Costs no call units, but counts for the five requests a second.
 * @summary Health of skill trend
 */
export const getHealthSkillsTrend = async ( options?: Parameters<typeof request>[1]): Promise<HealthResponse> => {

  return request<HealthResponse>(getGetHealthSkillsTrendUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetHealthSkillsTrendQueryKey = () => {
    return [
    `/health/skills/trend`
    ] as const;
    }


export const getGetHealthSkillsTrendQueryOptions = <TData = Awaited<ReturnType<typeof getHealthSkillsTrend>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthSkillsTrend>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetHealthSkillsTrendQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getHealthSkillsTrend>>> = ({ signal }) => getHealthSkillsTrend({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getHealthSkillsTrend>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetHealthSkillsTrendQueryResult = NonNullable<Awaited<ReturnType<typeof getHealthSkillsTrend>>>
export type GetHealthSkillsTrendQueryError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>


export function useGetHealthSkillsTrend<TData = Awaited<ReturnType<typeof getHealthSkillsTrend>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthSkillsTrend>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHealthSkillsTrend>>,
          TError,
          Awaited<ReturnType<typeof getHealthSkillsTrend>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHealthSkillsTrend<TData = Awaited<ReturnType<typeof getHealthSkillsTrend>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthSkillsTrend>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHealthSkillsTrend>>,
          TError,
          Awaited<ReturnType<typeof getHealthSkillsTrend>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHealthSkillsTrend<TData = Awaited<ReturnType<typeof getHealthSkillsTrend>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthSkillsTrend>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Health of skill trend
 */

export function useGetHealthSkillsTrend<TData = Awaited<ReturnType<typeof getHealthSkillsTrend>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthSkillsTrend>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetHealthSkillsTrendQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getGetHealthLocationsRankingUrl = () => {




  return `/health/locations/ranking`
}

/**
 * Probes what `GET /v2/locations/ranking` needs to answer. 200 says it is healthy, 503 that it is not.
 *
 * Costs no call units, but counts for the five requests a second.
 * @summary Health of location ranking
 */
export const getHealthLocationsRanking = async ( options?: Parameters<typeof request>[1]): Promise<HealthResponse> => {

  return request<HealthResponse>(getGetHealthLocationsRankingUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetHealthLocationsRankingQueryKey = () => {
    return [
    `/health/locations/ranking`
    ] as const;
    }


export const getGetHealthLocationsRankingQueryOptions = <TData = Awaited<ReturnType<typeof getHealthLocationsRanking>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthLocationsRanking>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetHealthLocationsRankingQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getHealthLocationsRanking>>> = ({ signal }) => getHealthLocationsRanking({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getHealthLocationsRanking>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetHealthLocationsRankingQueryResult = NonNullable<Awaited<ReturnType<typeof getHealthLocationsRanking>>>
export type GetHealthLocationsRankingQueryError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>


export function useGetHealthLocationsRanking<TData = Awaited<ReturnType<typeof getHealthLocationsRanking>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthLocationsRanking>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHealthLocationsRanking>>,
          TError,
          Awaited<ReturnType<typeof getHealthLocationsRanking>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHealthLocationsRanking<TData = Awaited<ReturnType<typeof getHealthLocationsRanking>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthLocationsRanking>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHealthLocationsRanking>>,
          TError,
          Awaited<ReturnType<typeof getHealthLocationsRanking>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHealthLocationsRanking<TData = Awaited<ReturnType<typeof getHealthLocationsRanking>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthLocationsRanking>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Health of location ranking
 */

export function useGetHealthLocationsRanking<TData = Awaited<ReturnType<typeof getHealthLocationsRanking>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthLocationsRanking>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetHealthLocationsRankingQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getGetHealthDemandTitlesRankingUrl = () => {




  return `/health/demand/titles/ranking`
}

/**
 * Probes what `GET /v1/demand/titles/ranking` needs to answer. 200 says it is healthy, 503 that it is not.
 *
 * Costs no call units, but counts for the five requests a second.
 * @summary Health of title ranking
 */
export const getHealthDemandTitlesRanking = async ( options?: Parameters<typeof request>[1]): Promise<HealthResponse> => {

  return request<HealthResponse>(getGetHealthDemandTitlesRankingUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetHealthDemandTitlesRankingQueryKey = () => {
    return [
    `/health/demand/titles/ranking`
    ] as const;
    }


export const getGetHealthDemandTitlesRankingQueryOptions = <TData = Awaited<ReturnType<typeof getHealthDemandTitlesRanking>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthDemandTitlesRanking>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetHealthDemandTitlesRankingQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getHealthDemandTitlesRanking>>> = ({ signal }) => getHealthDemandTitlesRanking({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getHealthDemandTitlesRanking>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetHealthDemandTitlesRankingQueryResult = NonNullable<Awaited<ReturnType<typeof getHealthDemandTitlesRanking>>>
export type GetHealthDemandTitlesRankingQueryError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>


export function useGetHealthDemandTitlesRanking<TData = Awaited<ReturnType<typeof getHealthDemandTitlesRanking>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthDemandTitlesRanking>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHealthDemandTitlesRanking>>,
          TError,
          Awaited<ReturnType<typeof getHealthDemandTitlesRanking>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHealthDemandTitlesRanking<TData = Awaited<ReturnType<typeof getHealthDemandTitlesRanking>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthDemandTitlesRanking>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHealthDemandTitlesRanking>>,
          TError,
          Awaited<ReturnType<typeof getHealthDemandTitlesRanking>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHealthDemandTitlesRanking<TData = Awaited<ReturnType<typeof getHealthDemandTitlesRanking>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthDemandTitlesRanking>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Health of title ranking
 */

export function useGetHealthDemandTitlesRanking<TData = Awaited<ReturnType<typeof getHealthDemandTitlesRanking>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthDemandTitlesRanking>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetHealthDemandTitlesRankingQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getGetHealthTaxonomapJdExtractorUrl = () => {




  return `/health/taxonomap/jdextractor`
}

/**
 * Probes what `POST /v1/taxonomap/jdextractor` needs to answer. 200 says it is healthy, 503 that it is not.
 *
 * Costs no call units, but counts for the five requests a second.
 * @summary Health of job description extractor
 */
export const getHealthTaxonomapJdExtractor = async ( options?: Parameters<typeof request>[1]): Promise<HealthResponse> => {

  return request<HealthResponse>(getGetHealthTaxonomapJdExtractorUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetHealthTaxonomapJdExtractorQueryKey = () => {
    return [
    `/health/taxonomap/jdextractor`
    ] as const;
    }


export const getGetHealthTaxonomapJdExtractorQueryOptions = <TData = Awaited<ReturnType<typeof getHealthTaxonomapJdExtractor>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthTaxonomapJdExtractor>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetHealthTaxonomapJdExtractorQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getHealthTaxonomapJdExtractor>>> = ({ signal }) => getHealthTaxonomapJdExtractor({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getHealthTaxonomapJdExtractor>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetHealthTaxonomapJdExtractorQueryResult = NonNullable<Awaited<ReturnType<typeof getHealthTaxonomapJdExtractor>>>
export type GetHealthTaxonomapJdExtractorQueryError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>


export function useGetHealthTaxonomapJdExtractor<TData = Awaited<ReturnType<typeof getHealthTaxonomapJdExtractor>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthTaxonomapJdExtractor>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHealthTaxonomapJdExtractor>>,
          TError,
          Awaited<ReturnType<typeof getHealthTaxonomapJdExtractor>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHealthTaxonomapJdExtractor<TData = Awaited<ReturnType<typeof getHealthTaxonomapJdExtractor>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthTaxonomapJdExtractor>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHealthTaxonomapJdExtractor>>,
          TError,
          Awaited<ReturnType<typeof getHealthTaxonomapJdExtractor>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHealthTaxonomapJdExtractor<TData = Awaited<ReturnType<typeof getHealthTaxonomapJdExtractor>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthTaxonomapJdExtractor>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Health of job description extractor
 */

export function useGetHealthTaxonomapJdExtractor<TData = Awaited<ReturnType<typeof getHealthTaxonomapJdExtractor>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthTaxonomapJdExtractor>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetHealthTaxonomapJdExtractorQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getGetHealthDemandListingsUrl = () => {




  return `/health/demand/listings`
}

/**
 * Probes what `GET /v1/demand/listings` needs to answer. 200 says it is healthy, 503 that it is not.
 *
 * Costs no call units, but counts for the five requests a second.
 * @summary Health of job listings
 */
export const getHealthDemandListings = async ( options?: Parameters<typeof request>[1]): Promise<HealthResponse> => {

  return request<HealthResponse>(getGetHealthDemandListingsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetHealthDemandListingsQueryKey = () => {
    return [
    `/health/demand/listings`
    ] as const;
    }


export const getGetHealthDemandListingsQueryOptions = <TData = Awaited<ReturnType<typeof getHealthDemandListings>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthDemandListings>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetHealthDemandListingsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getHealthDemandListings>>> = ({ signal }) => getHealthDemandListings({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getHealthDemandListings>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetHealthDemandListingsQueryResult = NonNullable<Awaited<ReturnType<typeof getHealthDemandListings>>>
export type GetHealthDemandListingsQueryError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>


export function useGetHealthDemandListings<TData = Awaited<ReturnType<typeof getHealthDemandListings>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthDemandListings>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHealthDemandListings>>,
          TError,
          Awaited<ReturnType<typeof getHealthDemandListings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHealthDemandListings<TData = Awaited<ReturnType<typeof getHealthDemandListings>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthDemandListings>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHealthDemandListings>>,
          TError,
          Awaited<ReturnType<typeof getHealthDemandListings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHealthDemandListings<TData = Awaited<ReturnType<typeof getHealthDemandListings>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthDemandListings>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Health of job listings
 */

export function useGetHealthDemandListings<TData = Awaited<ReturnType<typeof getHealthDemandListings>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthDemandListings>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetHealthDemandListingsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getGetHealthDiversityGraduateSupplyUrl = () => {




  return `/health/diversity/graduatesupply`
}

/**
 * Probes what `GET /v2/diversity/graduatesupply` needs to answer. 200 says it is healthy, 503 that it is not.
 *
 * Costs no call units, but counts for the five requests a second.
 * @summary Health of graduate supply
 */
export const getHealthDiversityGraduateSupply = async ( options?: Parameters<typeof request>[1]): Promise<HealthResponse> => {

  return request<HealthResponse>(getGetHealthDiversityGraduateSupplyUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetHealthDiversityGraduateSupplyQueryKey = () => {
    return [
    `/health/diversity/graduatesupply`
    ] as const;
    }


export const getGetHealthDiversityGraduateSupplyQueryOptions = <TData = Awaited<ReturnType<typeof getHealthDiversityGraduateSupply>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthDiversityGraduateSupply>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetHealthDiversityGraduateSupplyQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getHealthDiversityGraduateSupply>>> = ({ signal }) => getHealthDiversityGraduateSupply({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getHealthDiversityGraduateSupply>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetHealthDiversityGraduateSupplyQueryResult = NonNullable<Awaited<ReturnType<typeof getHealthDiversityGraduateSupply>>>
export type GetHealthDiversityGraduateSupplyQueryError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>


export function useGetHealthDiversityGraduateSupply<TData = Awaited<ReturnType<typeof getHealthDiversityGraduateSupply>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthDiversityGraduateSupply>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHealthDiversityGraduateSupply>>,
          TError,
          Awaited<ReturnType<typeof getHealthDiversityGraduateSupply>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHealthDiversityGraduateSupply<TData = Awaited<ReturnType<typeof getHealthDiversityGraduateSupply>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthDiversityGraduateSupply>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHealthDiversityGraduateSupply>>,
          TError,
          Awaited<ReturnType<typeof getHealthDiversityGraduateSupply>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHealthDiversityGraduateSupply<TData = Awaited<ReturnType<typeof getHealthDiversityGraduateSupply>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthDiversityGraduateSupply>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Health of graduate supply
 */

export function useGetHealthDiversityGraduateSupply<TData = Awaited<ReturnType<typeof getHealthDiversityGraduateSupply>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthDiversityGraduateSupply>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetHealthDiversityGraduateSupplyQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getGetHealthLocationsTrendUrl = () => {




  return `/health/locations/trend`
}

/**
 * Probes what `GET /v1/locations/trend` needs to answer. 200 says it is healthy, 503 that it is not.
 *
 * Costs no call units, but counts for the five requests a second.
 * @summary Health of location trend
 */
export const getHealthLocationsTrend = async ( options?: Parameters<typeof request>[1]): Promise<HealthResponse> => {

  return request<HealthResponse>(getGetHealthLocationsTrendUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetHealthLocationsTrendQueryKey = () => {
    return [
    `/health/locations/trend`
    ] as const;
    }


export const getGetHealthLocationsTrendQueryOptions = <TData = Awaited<ReturnType<typeof getHealthLocationsTrend>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthLocationsTrend>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetHealthLocationsTrendQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getHealthLocationsTrend>>> = ({ signal }) => getHealthLocationsTrend({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getHealthLocationsTrend>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetHealthLocationsTrendQueryResult = NonNullable<Awaited<ReturnType<typeof getHealthLocationsTrend>>>
export type GetHealthLocationsTrendQueryError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>


export function useGetHealthLocationsTrend<TData = Awaited<ReturnType<typeof getHealthLocationsTrend>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthLocationsTrend>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHealthLocationsTrend>>,
          TError,
          Awaited<ReturnType<typeof getHealthLocationsTrend>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHealthLocationsTrend<TData = Awaited<ReturnType<typeof getHealthLocationsTrend>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthLocationsTrend>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHealthLocationsTrend>>,
          TError,
          Awaited<ReturnType<typeof getHealthLocationsTrend>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHealthLocationsTrend<TData = Awaited<ReturnType<typeof getHealthLocationsTrend>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthLocationsTrend>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Health of location trend
 */

export function useGetHealthLocationsTrend<TData = Awaited<ReturnType<typeof getHealthLocationsTrend>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthLocationsTrend>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetHealthLocationsTrendQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getGetHealthDiversityGenderUrl = () => {




  return `/health/diversity/gender`
}

/**
 * Probes what `GET /v2/diversity/gender` needs to answer. 200 says it is healthy, 503 that it is not.
 *
 * Costs no call units, but counts for the five requests a second.
 * @summary Health of gender diversity
 */
export const getHealthDiversityGender = async ( options?: Parameters<typeof request>[1]): Promise<HealthResponse> => {

  return request<HealthResponse>(getGetHealthDiversityGenderUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetHealthDiversityGenderQueryKey = () => {
    return [
    `/health/diversity/gender`
    ] as const;
    }


export const getGetHealthDiversityGenderQueryOptions = <TData = Awaited<ReturnType<typeof getHealthDiversityGender>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthDiversityGender>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetHealthDiversityGenderQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getHealthDiversityGender>>> = ({ signal }) => getHealthDiversityGender({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getHealthDiversityGender>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetHealthDiversityGenderQueryResult = NonNullable<Awaited<ReturnType<typeof getHealthDiversityGender>>>
export type GetHealthDiversityGenderQueryError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>


export function useGetHealthDiversityGender<TData = Awaited<ReturnType<typeof getHealthDiversityGender>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthDiversityGender>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHealthDiversityGender>>,
          TError,
          Awaited<ReturnType<typeof getHealthDiversityGender>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHealthDiversityGender<TData = Awaited<ReturnType<typeof getHealthDiversityGender>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthDiversityGender>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHealthDiversityGender>>,
          TError,
          Awaited<ReturnType<typeof getHealthDiversityGender>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHealthDiversityGender<TData = Awaited<ReturnType<typeof getHealthDiversityGender>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthDiversityGender>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Health of gender diversity
 */

export function useGetHealthDiversityGender<TData = Awaited<ReturnType<typeof getHealthDiversityGender>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthDiversityGender>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetHealthDiversityGenderQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getGetHealthDiversityEthnicityUrl = () => {




  return `/health/diversity/ethnicity`
}

/**
 * Probes what `GET /v3/diversity/ethnicity` needs to answer. 200 says it is healthy, 503 that it is not.
 *
 * Costs no call units, but counts for the five requests a second.
 * @summary Health of ethnic diversity
 */
export const getHealthDiversityEthnicity = async ( options?: Parameters<typeof request>[1]): Promise<HealthResponse> => {

  return request<HealthResponse>(getGetHealthDiversityEthnicityUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetHealthDiversityEthnicityQueryKey = () => {
    return [
    `/health/diversity/ethnicity`
    ] as const;
    }


export const getGetHealthDiversityEthnicityQueryOptions = <TData = Awaited<ReturnType<typeof getHealthDiversityEthnicity>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthDiversityEthnicity>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetHealthDiversityEthnicityQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getHealthDiversityEthnicity>>> = ({ signal }) => getHealthDiversityEthnicity({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getHealthDiversityEthnicity>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetHealthDiversityEthnicityQueryResult = NonNullable<Awaited<ReturnType<typeof getHealthDiversityEthnicity>>>
export type GetHealthDiversityEthnicityQueryError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>


export function useGetHealthDiversityEthnicity<TData = Awaited<ReturnType<typeof getHealthDiversityEthnicity>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthDiversityEthnicity>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHealthDiversityEthnicity>>,
          TError,
          Awaited<ReturnType<typeof getHealthDiversityEthnicity>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHealthDiversityEthnicity<TData = Awaited<ReturnType<typeof getHealthDiversityEthnicity>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthDiversityEthnicity>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHealthDiversityEthnicity>>,
          TError,
          Awaited<ReturnType<typeof getHealthDiversityEthnicity>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHealthDiversityEthnicity<TData = Awaited<ReturnType<typeof getHealthDiversityEthnicity>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthDiversityEthnicity>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Health of ethnic diversity
 */

export function useGetHealthDiversityEthnicity<TData = Awaited<ReturnType<typeof getHealthDiversityEthnicity>>, TError = ErrorType<ErrorResponse | UnauthorizedResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse | HealthResponse | GatewayTimedOutResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthDiversityEthnicity>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetHealthDiversityEthnicityQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export * from "./request.ts";
