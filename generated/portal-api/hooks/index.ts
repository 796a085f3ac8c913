// Generated from "Talent Intelligence APIs portal calls" by `pnpm generate`; never edited.
import {
  useMutation,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import { request } from './request.ts';
import type { ErrorType } from './request.ts';
/**
 * An absolute address, or one that begins at this origin with a slash.
 * @maxLength 500
 */
export type Link = string;

/**
 * The OpenID Connect provider people sign in at.
 */
export interface IdentityConfiguration {
  issuer: Link;
  /**
     * Client id of the portal at the provider; a public client with PKCE.
     * @maxLength 200
     */
  clientId: string;
  /**
     * Scopes the portal asks for, space-separated; with offline_access for refresh tokens.
     * @maxLength 200
     */
  scope: string;
  /**
     * Audience the access token is asked for; null when the provider needs none.
     * @maxLength 500
     * @nullable
     */
  resource: string | null;
}

/**
 * Which product; it is shown to people whose flags allow it.
 * @maxLength 30
 */
export type SiblingProductId = typeof SiblingProductId[keyof typeof SiblingProductId];


export const SiblingProductId = {
  home: 'home',
  plan: 'plan',
  recruit: 'recruit',
  customRoles: 'customRoles',
  dataFeeds: 'dataFeeds',
  admin: 'admin',
  marketResearch: 'marketResearch',
  staffing: 'staffing',
} as const;

/**
 * A product next to the portal, linked from header and footer.
 */
export interface SiblingProduct {
  /**
     * Which product; it is shown to people whose flags allow it.
     * @maxLength 30
     */
  id: SiblingProductId;
  /**
     * What the link says.
     * @maxLength 60
     */
  label: string;
  url: Link;
}

/**
 * Whether the postings are made up or were ingested.
 * @maxLength 20
 */
export type DatasetSummaryOrigin = typeof DatasetSummaryOrigin[keyof typeof DatasetSummaryOrigin];


export const DatasetSummaryOrigin = {
  demonstration: 'demonstration',
  ingested: 'ingested',
  mixed: 'mixed',
} as const;

/**
 * What the data API answers from.
 */
export interface DatasetSummary {
  /**
     * Name of the dataset.
     * @maxLength 200
     */
  label: string;
  /**
     * Whether the postings are made up or were ingested.
     * @maxLength 20
     */
  origin: DatasetSummaryOrigin;
  /**
     * The day relative date ranges end at.
     * @maxLength 10
     */
  asOf: string;
  /**
     * Postings in the dataset.
     * @minimum 0
     * @maximum 2147483647
     */
  postings: number;
}

/**
 * How this installation of the portal is set up.
 */
export interface PortalConfiguration {
  identity: IdentityConfiguration;
  originUrl: Link;
  adminPublicServiceUrl: Link;
  apiUrl: Link;
  /** Separate address of the token request, shown as a second server of the API reference; null when the data API itself answers it. */
  authServerUrl: Link | null;
  homeUrl: Link;
  myAccountUrl: Link;
  /**
     * The sibling products this installation links to.
     * @maxItems 20
     */
  siblings: SiblingProduct[];
  dataset: DatasetSummary;
  /**
     * Version of the running software.
     * @maxLength 40
     */
  release: string;
}

/**
 * A sentence for a person.
 * @maxLength 500
 */
export type Message = string;

/**
 * Why a portal call failed.
 */
export interface PortalError {
  /** Always true. */
  isError: true;
  /**
     * What happened and what to do, for a person.
     * @maxItems 20
     */
  messages: Message[];
  /**
     * Nothing.
     * @nullable
     */
  data: null;
}

/**
 * Method names, comma-separated.
 * @maxLength 60
 */
export type AllowedMethods = string;

/**
 * Seconds.
 * @minimum 0
 * @maximum 31536000
 */
export type RetryAfterSeconds = number;

/**
 * The one value the portal sends.
 * @maxLength 20
 */
export type RequestedWith = typeof RequestedWith[keyof typeof RequestedWith];


export const RequestedWith = {
  XMLHttpRequest: 'XMLHttpRequest',
} as const;

/**
 * Code of an application the person may open.
 * @maxLength 40
 */
export type AppCode = string;

/**
 * A country in the subscription's terms.
 */
export interface UserCountry {
  /**
     * Id of the country.
     * @minimum 1
     * @maximum 2147483647
     */
  countryId: number;
  /**
     * Name of the country.
     * @maxLength 100
     */
  countryName: string;
  /**
     * Depth of coverage, 1 (deepest) to 3.
     * @minimum 1
     * @maximum 3
     */
  categoryId: number;
  /**
     * ISO2 code.
     * @minLength 2
     * @maxLength 2
     * @pattern ^[A-Z]{2}$
     */
  code: string;
}

/**
 * 2 Read, 3 Read and Export, 17 Read and Edit.
 */
export type PermissionDetailPermissionLevelId = typeof PermissionDetailPermissionLevelId[keyof typeof PermissionDetailPermissionLevelId];


export const PermissionDetailPermissionLevelId = {
  NUMBER_2: 2,
  NUMBER_3: 3,
  NUMBER_17: 17,
} as const;

/**
 * Name of the level.
 * @maxLength 20
 */
export type PermissionDetailPermissionLevelName = typeof PermissionDetailPermissionLevelName[keyof typeof PermissionDetailPermissionLevelName];


export const PermissionDetailPermissionLevelName = {
  Read: 'Read',
  Read_and_Export: 'Read and Export',
  Read_and_Edit: 'Read and Edit',
} as const;

/**
 * A permission on a page.
 */
export interface PermissionDetail {
  /**
     * Id of the permission.
     * @minimum 1
     * @maximum 2147483647
     */
  permissionId: number;
  /**
     * Name of the permission.
     * @maxLength 100
     */
  permissionName: string;
  /**
     * Code of the permission.
     * @maxLength 60
     */
  permissionCode: string;
  /** 2 Read, 3 Read and Export, 17 Read and Edit. */
  permissionLevelId: PermissionDetailPermissionLevelId;
  /**
     * Name of the level.
     * @maxLength 20
     */
  permissionLevelName: PermissionDetailPermissionLevelName;
}

/**
 * A page of a product.
 */
export interface PageDetail {
  /**
     * Id of the page.
     * @minimum 1
     * @maximum 2147483647
     */
  pageId: number;
  /**
     * Name of the page.
     * @maxLength 100
     */
  pageName: string;
  /**
     * Code of the page.
     * @maxLength 60
     */
  code: string;
  /** Whether the person may open the page. */
  isEnabled: boolean;
  /**
     * Product the page belongs to.
     * @maxLength 60
     */
  pageProductName: string;
  /**
     * What the person may do there.
     * @maxItems 20
     */
  permissionDetails: PermissionDetail[];
}

/**
 * A product and its pages.
 */
export interface ProductDetail {
  /**
     * Name of the product.
     * @maxLength 60
     */
  productName: string;
  /**
     * Its pages.
     * @maxItems 200
     */
  pageDetails: PageDetail[];
}

/**
 * The signed-in person, with organisation, products and permissions.
 */
export interface UserDetails {
  /** Whether the person may use the portal; when false the portal logs the person out. */
  isactive: boolean;
  /**
     * Id of the person.
     * @minimum 1
     * @maximum 2147483647
     */
  userID: number;
  /**
     * Code of the application this session is for.
     * @maxLength 40
     */
  userAppCode: string;
  /**
     * Applications the person may open.
     * @maxItems 50
     */
  appCodes: AppCode[];
  /**
     * Code of the organisation.
     * @maxLength 40
     */
  clientCode: string;
  /**
     * Name of the organisation.
     * @maxLength 200
     */
  clientName: string;
  /**
     * First name.
     * @maxLength 100
     */
  firstName: string;
  /**
     * Last name.
     * @maxLength 100
     */
  lastName: string;
  /**
     * Email address.
     * @maxLength 254
     */
  userEmail: string;
  /**
     * Token for the file store; empty when the installation has none.
     * @maxLength 4096
     */
  s3Token: string;
  /**
     * When this session began.
     * @maxLength 40
     */
  sessionDate: string;
  /** Recruit is available. */
  GEMINI: boolean;
  /** Plan is available. */
  PLAN2x: boolean;
  /** Talent network is available. */
  TN: boolean;
  /** Workforce analytics is available. */
  WA: boolean;
  /** Competitive intelligence is available. */
  competitiveIntel: boolean;
  /** Custom roles are available. */
  customRoleEnabled: boolean;
  /** Data feeds are available. */
  dataFeedEnabled: boolean;
  /** The assistant of Recruit is available. */
  recuritNeuronEnabled: boolean;
  /** The person is an administrator and may view as a client. */
  adminEnabled: boolean;
  /** Staffing is available. */
  staffingEnabled: boolean;
  /** Alerts are available. */
  isAlertsEnabled: boolean;
  /** The organisation signs in through its own provider. */
  ssoenabled: boolean;
  /** An administrator is viewing as this client. */
  mimicClient: boolean;
  /**
     * Countries the organisation subscribes to.
     * @maxItems 300
     */
  subscribedCountries: UserCountry[];
  /**
     * Countries it does not subscribe to.
     * @maxItems 300
     */
  unSubscribedCountries: UserCountry[];
  /**
     * Products with their pages and permissions.
     * @maxItems 50
     */
  productDetails: ProductDetail[];
  /** The person agreed to receive marketing mail. */
  marketingOptIn: boolean;
  /** The person agreed to receive the newsletter. */
  newsletterOptIn: boolean;
  /** The person agreed to receive product updates. */
  productUpdatesOptIn: boolean;
  /**
     * Id of the persona the person chose; 0 when none.
     * @minimum 0
     * @maximum 2147483647
     */
  personaID: number;
  /**
     * Ids of the responsibilities the person chose, comma-separated.
     * @maxLength 400
     */
  responsibilityIdsCSV: string;
}

/**
 * A short-lived data API token.
 */
export interface ApiToken {
  /**
     * The token, to be sent in the header authorizationToken.
     * @minLength 1
     * @maxLength 4096
     */
  accessToken: string;
  /**
     * Seconds until it expires.
     * @minimum 1
     * @maximum 3600
     */
  expiresIn: number;
  /**
     * Always Bearer.
     * @maxLength 10
     */
  tokenType: string;
}

/**
 * A data API token for the console.
 */
export interface ApiTokenResponse {
  /** Whether the call failed; false here. */
  isError: boolean;
  /**
     * What the reader should know; mostly empty.
     * @maxItems 20
     */
  messages: Message[];
  data: ApiToken;
}

/**
 * One frequently asked question.
 */
export interface FaqItem {
  /**
     * Id of the question; its title is its number and question.
     * @minimum 1
     * @maximum 100000
     */
  id: number;
  /**
     * The question.
     * @minLength 1
     * @maxLength 500
     */
  question: string;
  /**
     * The answer as HTML.
     * @maxLength 20000
     */
  answer: string;
  /**
     * A code block shown below the answer, or null.
     * @maxLength 10000
     * @nullable
     */
  code?: string | null;
}

/**
 * The list of questions.
 */
export interface FaqData {
  /**
     * Questions in the order they are shown.
     * @maxItems 500
     */
  FaqList: FaqItem[];
}

/**
 * All frequently asked questions.
 */
export interface FaqResponse {
  /** Whether the call failed; false here. */
  isError: boolean;
  /**
     * What the reader should know; mostly empty.
     * @maxItems 20
     */
  messages: Message[];
  data: FaqData;
}

/**
 * What one release changed.
 */
export interface ReleaseNote {
  /**
     * What the release is about.
     * @minLength 1
     * @maxLength 200
     */
  title: string;
  /**
     * Version of the release.
     * @maxLength 40
     */
  releaseversion: string;
  /**
     * Day of the release.
     * @maxLength 10
     */
  releasedate: string;
  /**
     * What changed, as HTML.
     * @maxLength 50000
     */
  description: string;
}

/**
 * The list of release notes.
 */
export interface ReleaseNotesData {
  /**
     * Release notes, the newest first.
     * @maxItems 1000
     */
  ReleaseNotes: ReleaseNote[];
}

/**
 * All release notes.
 */
export interface ReleaseNotesResponse {
  /** Whether the call failed; false here. */
  isError: boolean;
  /**
     * What the reader should know; mostly empty.
     * @maxItems 20
     */
  messages: Message[];
  data: ReleaseNotesData;
}

/**
 * Category name; `All` stands for every category.
 * @maxLength 60
 */
export type InsightCategory = string;

/**
 * Which insights to answer.
 */
export interface InsightsRequest {
  /**
     * Categories to take; `All` for every one.
     * @maxItems 50
     */
  categories: InsightCategory[];
  /**
     * Which page, from 1.
     * @minimum 1
     * @maximum 10000
     */
  pageno: number;
  /**
     * Insights per page.
     * @minimum 1
     * @maximum 100
     */
  totalrecords: number;
  /**
     * First day.
     * @maxLength 10
     */
  fromdate: string;
  /**
     * Last day.
     * @maxLength 10
     */
  todate: string;
  /**
     * Part of the title or of the text that is read; empty for all.
     * @maxLength 100
     */
  searchtext: string;
}

/**
 * A market insight.
 */
export interface Insight {
  /**
     * Id of the insight.
     * @minimum 1
     * @maximum 2147483647
     */
  id: number;
  /**
     * Its title.
     * @minLength 1
     * @maxLength 300
     */
  title: string;
  /**
     * What it says, as HTML; absent where it is its title alone.
     * @maxLength 50000
     */
  description?: string;
}

/**
 * A page of insights.
 */
export interface InsightsData {
  /**
     * Insights, the newest first.
     * @maxItems 100
     */
  insightslist: Insight[];
}

/**
 * One page of insights.
 */
export interface InsightsResponse {
  /** Whether the call failed; false here. */
  isError: boolean;
  /**
     * What the reader should know; mostly empty.
     * @maxItems 20
     */
  messages: Message[];
  data: InsightsData;
}

/**
 * Part of a client name or code.
 * @minLength 1
 * @maxLength 50
 */
export type ClientTerm = string;

/**
 * Id of a client organisation.
 * @minLength 1
 * @maxLength 64
 * @pattern ^[A-Za-z0-9_-]+$
 */
export type ClientId = string;

/**
 * A client organisation.
 */
export interface Client {
  id: ClientId;
  /**
     * How the client is shown in the search.
     * @minLength 1
     * @maxLength 200
     */
  label: string;
}

/**
 * Clients that can be viewed.
 */
export interface ClientsResponse {
  /** Whether the call failed; false here. */
  isError: boolean;
  /**
     * What the reader should know; mostly empty.
     * @maxItems 20
     */
  messages: Message[];
  /**
     * Clients by name.
     * @maxItems 20
     */
  data: Client[];
}

/**
 * The call was carried out.
 */
export interface Acknowledgement {
  /** Whether the call failed; false here. */
  isError: boolean;
  /**
     * What the reader should know; mostly empty.
     * @maxItems 20
     */
  messages: Message[];
}

/**
 * Name of a reference list. `countries`, `states-msas`, `soc8`, `credentials`, `industries`, `subindustries`, `functions`, `experience-levels`, `education-levels`, `employment-types`, `skill-categories`, `evp-categories`.
 * @maxLength 30
 */
export type ReferenceListName = typeof ReferenceListName[keyof typeof ReferenceListName];


export const ReferenceListName = {
  countries: 'countries',
  'states-msas': 'states-msas',
  soc8: 'soc8',
  credentials: 'credentials',
  industries: 'industries',
  subindustries: 'subindustries',
  functions: 'functions',
  'experience-levels': 'experience-levels',
  'education-levels': 'education-levels',
  'employment-types': 'employment-types',
  'skill-categories': 'skill-categories',
  'evp-categories': 'evp-categories',
} as const;

/**
 * A column of a reference list.
 */
export interface ReferenceColumn {
  /**
     * Name of the column, one word.
     * @minLength 1
     * @maxLength 40
     */
  id: string;
  /**
     * Heading of the column.
     * @minLength 1
     * @maxLength 80
     */
  label: string;
  /** Whether its values are numbers. */
  numeric: boolean;
}

/**
 * One value of a row; null where the list has none.
 * @maxLength 500
 * @nullable
 */
export type ReferenceCell = string | number | null;

/**
 * One value per column, in the order of the columns.
 * @maxItems 12
 */
export type ReferenceRow = (ReferenceCell | null)[];

/**
 * A reference list as a table.
 */
export interface ReferenceList {
  name: ReferenceListName;
  /**
     * Title of the list.
     * @maxLength 100
     */
  title: string;
  /**
     * Columns from left to right.
     * @maxItems 12
     */
  columns: ReferenceColumn[];
  /**
     * Rows in the order they are shown.
     * @maxItems 100000
     */
  rows: ReferenceRow[];
}

/**
 * A reference list.
 */
export interface ReferenceListResponse {
  /** Whether the call failed; false here. */
  isError: boolean;
  /**
     * What the reader should know; mostly empty.
     * @maxItems 20
     */
  messages: Message[];
  data: ReferenceList;
}

/**
 * An Office Open XML workbook with one sheet.
 * @maxLength 20000000
 */
export type Workbook = Blob;

/**
 * A use of the portal.
 */
export interface UserInteraction {
  /**
     * Who.
     * @minimum 0
     * @maximum 2147483647
     */
  userId: number;
  /**
     * In which session.
     * @minLength 1
     * @maxLength 200
     */
  sessionId: string;
  /**
     * Which product; the portal is 1.
     * @minimum 1
     * @maximum 99
     */
  product: number;
  /**
     * Path of the page.
     * @maxLength 500
     */
  page?: string;
  /**
     * What happened there.
     * @maxLength 60
     */
  event?: string;
}

/**
 * A parameter or the body is missing or not of its form.
 */
export type BadRequestResponse = PortalError;

/**
 * The path exists, but not with this method; `Allow` lists those it has.
 */
export type MethodNotAllowedResponse = PortalError;

/**
 * Too many calls in a short time, or the quota of the subscription is used up.
 */
export type TooManyRequestsResponse = PortalError;

/**
 * Something went wrong on the server side.
 */
export type InternalServerErrorResponse = PortalError;

/**
 * There is no access token, or it is not valid any more. The portal goes to the login.
 */
export type UnauthorizedResponse = PortalError;

/**
 * The signed-in person may not do this, or the header X-Requested-With is missing. The portal logs the person out.
 */
export type ForbiddenResponse = PortalError;

/**
 * No token is issued while a client is being viewed, so that nobody spends a client's quota, nor to an organisation that has no subscription to the data API.
 */
export type ConflictResponse = PortalError;

/**
 * The body is not application/json.
 */
export type UnsupportedMediaTypeResponse = PortalError;

/**
 * There is no such list, client or session.
 */
export type NotFoundResponse = PortalError;

/**
 * The list is available as application/json and as an xlsx workbook only.
 */
export type NotAcceptableResponse = PortalError;

export type XRequestedWithParameter = RequestedWith;

export type ClientTermParameter = ClientTerm;

export type ClientIdParameter = ClientId;

export type SearchClientsParams = {
/**
 * Part of a client name or code.
 * @minLength 1
 * @maxLength 50
 */
term: ClientTermParameter;
};

export type StartViewAsParams = {
/**
 * Id of a client organisation.
 * @minLength 1
 * @maxLength 64
 * @pattern ^[A-Za-z0-9_-]+$
 */
clientId: ClientIdParameter;
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

export const getGetPortalConfigurationUrl = () => {




  return `/api/config.json`
}

/**
 * Where the portal finds its identity provider, the data API, the portal calls and the sibling products, and which dataset the data API answers from. It holds no secret and is read before anybody signs in.
 * @summary Portal configuration
 */
export const getPortalConfiguration = async ( options?: Parameters<typeof request>[1]): Promise<PortalConfiguration> => {

  return request<PortalConfiguration>(getGetPortalConfigurationUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetPortalConfigurationQueryKey = () => {
    return [
    `/api/config.json`
    ] as const;
    }


export const getGetPortalConfigurationQueryOptions = <TData = Awaited<ReturnType<typeof getPortalConfiguration>>, TError = ErrorType<BadRequestResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPortalConfiguration>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPortalConfigurationQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPortalConfiguration>>> = ({ signal }) => getPortalConfiguration({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPortalConfiguration>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPortalConfigurationQueryResult = NonNullable<Awaited<ReturnType<typeof getPortalConfiguration>>>
export type GetPortalConfigurationQueryError = ErrorType<BadRequestResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse>


export function useGetPortalConfiguration<TData = Awaited<ReturnType<typeof getPortalConfiguration>>, TError = ErrorType<BadRequestResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPortalConfiguration>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPortalConfiguration>>,
          TError,
          Awaited<ReturnType<typeof getPortalConfiguration>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPortalConfiguration<TData = Awaited<ReturnType<typeof getPortalConfiguration>>, TError = ErrorType<BadRequestResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPortalConfiguration>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPortalConfiguration>>,
          TError,
          Awaited<ReturnType<typeof getPortalConfiguration>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPortalConfiguration<TData = Awaited<ReturnType<typeof getPortalConfiguration>>, TError = ErrorType<BadRequestResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPortalConfiguration>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Portal configuration
 */

export function useGetPortalConfiguration<TData = Awaited<ReturnType<typeof getPortalConfiguration>>, TError = ErrorType<BadRequestResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPortalConfiguration>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPortalConfigurationQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getGetUserDetailsUrl = () => {




  return `/userdetails`
}

/**
 * The signed-in person, the organisation, the products and permissions. While an administrator views as a client, the answer is that client's, with `mimicClient` true. The portal renders only when `isactive` is true.
 * @summary User details
 */
export const getUserDetails = async ( options?: Parameters<typeof request>[1]): Promise<UserDetails> => {

  return request<UserDetails>(getGetUserDetailsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetUserDetailsQueryKey = () => {
    return [
    `/userdetails`
    ] as const;
    }


export const getGetUserDetailsQueryOptions = <TData = Awaited<ReturnType<typeof getUserDetails>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserDetails>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetUserDetailsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getUserDetails>>> = ({ signal }) => getUserDetails({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getUserDetails>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetUserDetailsQueryResult = NonNullable<Awaited<ReturnType<typeof getUserDetails>>>
export type GetUserDetailsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse>


export function useGetUserDetails<TData = Awaited<ReturnType<typeof getUserDetails>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserDetails>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUserDetails>>,
          TError,
          Awaited<ReturnType<typeof getUserDetails>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUserDetails<TData = Awaited<ReturnType<typeof getUserDetails>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserDetails>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUserDetails>>,
          TError,
          Awaited<ReturnType<typeof getUserDetails>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUserDetails<TData = Awaited<ReturnType<typeof getUserDetails>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserDetails>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary User details
 */

export function useGetUserDetails<TData = Awaited<ReturnType<typeof getUserDetails>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserDetails>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetUserDetailsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getCreateApiTokenUrl = () => {




  return `/adminpublicservice/v1/apitoken`
}

/**
 * A short-lived data API token for the organisation's subscription, for the console of the API reference. Calls made with it spend the organisation's call units and obey its limits. None is issued while viewing as a client, nor to an organisation without a subscription.
 * @summary Console API token
 */
export const createApiToken = async ( options?: Parameters<typeof request>[1]): Promise<ApiTokenResponse> => {

  return request<ApiTokenResponse>(getCreateApiTokenUrl(),
  {
    ...options,
    method: 'POST'


  }
);}





export const getCreateApiTokenQueryKey = () => {
    return [
    'POST', `/adminpublicservice/v1/apitoken`
    ] as const;
    }


export const getCreateApiTokenQueryOptions = <TData = Awaited<ReturnType<typeof createApiToken>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | MethodNotAllowedResponse | ConflictResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof createApiToken>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCreateApiTokenQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof createApiToken>>> = ({ signal }) => createApiToken({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof createApiToken>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type CreateApiTokenQueryResult = NonNullable<Awaited<ReturnType<typeof createApiToken>>>
export type CreateApiTokenQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | MethodNotAllowedResponse | ConflictResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse>


export function useCreateApiToken<TData = Awaited<ReturnType<typeof createApiToken>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | MethodNotAllowedResponse | ConflictResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof createApiToken>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof createApiToken>>,
          TError,
          Awaited<ReturnType<typeof createApiToken>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCreateApiToken<TData = Awaited<ReturnType<typeof createApiToken>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | MethodNotAllowedResponse | ConflictResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof createApiToken>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof createApiToken>>,
          TError,
          Awaited<ReturnType<typeof createApiToken>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCreateApiToken<TData = Awaited<ReturnType<typeof createApiToken>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | MethodNotAllowedResponse | ConflictResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof createApiToken>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Console API token
 */

export function useCreateApiToken<TData = Awaited<ReturnType<typeof createApiToken>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | MethodNotAllowedResponse | ConflictResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof createApiToken>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCreateApiTokenQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getGetFaqUrl = () => {




  return `/adminpublicservice/v1/cms/getallaxonfaq`
}

/**
 * All frequently asked questions in the order they are shown. Answers are HTML; the portal sanitises them.
 * @summary Frequently asked questions
 */
export const getFaq = async ( options?: Parameters<typeof request>[1]): Promise<FaqResponse> => {

  return request<FaqResponse>(getGetFaqUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetFaqQueryKey = () => {
    return [
    `/adminpublicservice/v1/cms/getallaxonfaq`
    ] as const;
    }


export const getGetFaqQueryOptions = <TData = Awaited<ReturnType<typeof getFaq>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFaq>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetFaqQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getFaq>>> = ({ signal }) => getFaq({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getFaq>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetFaqQueryResult = NonNullable<Awaited<ReturnType<typeof getFaq>>>
export type GetFaqQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse>


export function useGetFaq<TData = Awaited<ReturnType<typeof getFaq>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFaq>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getFaq>>,
          TError,
          Awaited<ReturnType<typeof getFaq>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFaq<TData = Awaited<ReturnType<typeof getFaq>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFaq>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getFaq>>,
          TError,
          Awaited<ReturnType<typeof getFaq>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFaq<TData = Awaited<ReturnType<typeof getFaq>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFaq>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Frequently asked questions
 */

export function useGetFaq<TData = Awaited<ReturnType<typeof getFaq>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFaq>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetFaqQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getGetReleaseNotesUrl = () => {




  return `/adminpublicservice/v1/cms/getallaxonreleasenotes`
}

/**
 * All release notes, the newest first. Descriptions are HTML; the portal sanitises them.
 * @summary Release notes
 */
export const getReleaseNotes = async ( options?: Parameters<typeof request>[1]): Promise<ReleaseNotesResponse> => {

  return request<ReleaseNotesResponse>(getGetReleaseNotesUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetReleaseNotesQueryKey = () => {
    return [
    `/adminpublicservice/v1/cms/getallaxonreleasenotes`
    ] as const;
    }


export const getGetReleaseNotesQueryOptions = <TData = Awaited<ReturnType<typeof getReleaseNotes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReleaseNotes>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetReleaseNotesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getReleaseNotes>>> = ({ signal }) => getReleaseNotes({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getReleaseNotes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetReleaseNotesQueryResult = NonNullable<Awaited<ReturnType<typeof getReleaseNotes>>>
export type GetReleaseNotesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse>


export function useGetReleaseNotes<TData = Awaited<ReturnType<typeof getReleaseNotes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReleaseNotes>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReleaseNotes>>,
          TError,
          Awaited<ReturnType<typeof getReleaseNotes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReleaseNotes<TData = Awaited<ReturnType<typeof getReleaseNotes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReleaseNotes>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReleaseNotes>>,
          TError,
          Awaited<ReturnType<typeof getReleaseNotes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReleaseNotes<TData = Awaited<ReturnType<typeof getReleaseNotes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReleaseNotes>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Release notes
 */

export function useGetReleaseNotes<TData = Awaited<ReturnType<typeof getReleaseNotes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReleaseNotes>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetReleaseNotesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getSearchInsightsUrl = () => {




  return `/adminpublicservice/v1/cms/gettninsights`
}

/**
 * Market insights of the given categories and period, the newest first, one page of them. Descriptions are HTML; the portal sanitises them.
 * @summary Insights
 */
export const searchInsights = async (insightsRequest: InsightsRequest, options?: Parameters<typeof request>[1]): Promise<InsightsResponse> => {

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
return request<InsightsResponse>(getSearchInsightsUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(insightsRequest)
  }
);}





export const getSearchInsightsQueryKey = (insightsRequest?: InsightsRequest,) => {
    return [
    'POST', `/adminpublicservice/v1/cms/gettninsights`, insightsRequest
    ] as const;
    }


export const getSearchInsightsQueryOptions = <TData = Awaited<ReturnType<typeof searchInsights>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | MethodNotAllowedResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse>>(insightsRequest: InsightsRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchInsights>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchInsightsQueryKey(insightsRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchInsights>>> = ({ signal }) => searchInsights(insightsRequest, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof searchInsights>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SearchInsightsQueryResult = NonNullable<Awaited<ReturnType<typeof searchInsights>>>
export type SearchInsightsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | MethodNotAllowedResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse>


export function useSearchInsights<TData = Awaited<ReturnType<typeof searchInsights>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | MethodNotAllowedResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse>>(
 insightsRequest: InsightsRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchInsights>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchInsights>>,
          TError,
          Awaited<ReturnType<typeof searchInsights>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchInsights<TData = Awaited<ReturnType<typeof searchInsights>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | MethodNotAllowedResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse>>(
 insightsRequest: InsightsRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchInsights>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchInsights>>,
          TError,
          Awaited<ReturnType<typeof searchInsights>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchInsights<TData = Awaited<ReturnType<typeof searchInsights>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | MethodNotAllowedResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse>>(
 insightsRequest: InsightsRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchInsights>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Insights
 */

export function useSearchInsights<TData = Awaited<ReturnType<typeof searchInsights>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | MethodNotAllowedResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse>>(
 insightsRequest: InsightsRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchInsights>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchInsightsQueryOptions(insightsRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getSearchClientsUrl = (params: SearchClientsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/adminpublicservice/v1/mimicclient?${stringifiedParams}` : `/adminpublicservice/v1/mimicclient`
}

/**
 * Clients whose name or code contains the term, by name. Administrators only.
 * @summary Client search
 */
export const searchClients = async (params: SearchClientsParams, options?: Parameters<typeof request>[1]): Promise<ClientsResponse> => {

  return request<ClientsResponse>(getSearchClientsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getSearchClientsQueryKey = (params?: SearchClientsParams,) => {
    return [
    `/adminpublicservice/v1/mimicclient`, ...(params ? [params] : [])
    ] as const;
    }


export const getSearchClientsQueryOptions = <TData = Awaited<ReturnType<typeof searchClients>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse>>(params: SearchClientsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchClients>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchClientsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchClients>>> = ({ signal }) => searchClients(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof searchClients>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SearchClientsQueryResult = NonNullable<Awaited<ReturnType<typeof searchClients>>>
export type SearchClientsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse>


export function useSearchClients<TData = Awaited<ReturnType<typeof searchClients>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse>>(
 params: SearchClientsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchClients>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchClients>>,
          TError,
          Awaited<ReturnType<typeof searchClients>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchClients<TData = Awaited<ReturnType<typeof searchClients>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse>>(
 params: SearchClientsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchClients>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchClients>>,
          TError,
          Awaited<ReturnType<typeof searchClients>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchClients<TData = Awaited<ReturnType<typeof searchClients>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse>>(
 params: SearchClientsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchClients>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Client search
 */

export function useSearchClients<TData = Awaited<ReturnType<typeof searchClients>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse>>(
 params: SearchClientsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchClients>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchClientsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getStartViewAsUrl = (params: StartViewAsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/adminpublicservice/v1/mimicclient?${stringifiedParams}` : `/adminpublicservice/v1/mimicclient`
}

/**
 * Starts viewing the portal as this client; user details answer as the client until the session is ended. An earlier view-as session of the administrator is replaced. Administrators only.
 * @summary Start viewing as a client
 */
export const startViewAs = async (params: StartViewAsParams, options?: Parameters<typeof request>[1]): Promise<Acknowledgement> => {

  return request<Acknowledgement>(getStartViewAsUrl(params),
  {
    ...options,
    method: 'POST'


  }
);}





export const getStartViewAsMutationKey = () => ['startViewAs'] as const;

export const getStartViewAsMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startViewAs>>, TError,StartViewAsMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof startViewAs>>, TError,StartViewAsMutationVariables, TContext> => {

const mutationKey = getStartViewAsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof startViewAs>>, StartViewAsMutationVariables> = (props) => {
          const {params} = props ?? {};

          return  startViewAs(params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type StartViewAsMutationResult = NonNullable<Awaited<ReturnType<typeof startViewAs>>>

    export type StartViewAsMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse>
    export type StartViewAsMutationVariables = {params: StartViewAsParams}

    /**
 * @summary Start viewing as a client
 */
export const useStartViewAs = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startViewAs>>, TError,StartViewAsMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof startViewAs>>,
        TError,
        StartViewAsMutationVariables,
        TContext
      > => {
      return useMutation(getStartViewAsMutationOptions(options), queryClient);
    }

export const getEndViewAsUrl = () => {




  return `/adminpublicservice/v1/mimicclient`
}

/**
 * Ends the administrator's view-as session. Ending when there is none succeeds too.
 * @summary End viewing as a client
 */
export const endViewAs = async ( options?: Parameters<typeof request>[1]): Promise<Acknowledgement> => {

  return request<Acknowledgement>(getEndViewAsUrl(),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getEndViewAsMutationKey = () => ['endViewAs'] as const;

export const getEndViewAsMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endViewAs>>, TError,void, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof endViewAs>>, TError,void, TContext> => {

const mutationKey = getEndViewAsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof endViewAs>>, void> = () => {


          return  endViewAs(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type EndViewAsMutationResult = NonNullable<Awaited<ReturnType<typeof endViewAs>>>

    export type EndViewAsMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse>


    /**
 * @summary End viewing as a client
 */
export const useEndViewAs = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | MethodNotAllowedResponse | TooManyRequestsResponse | InternalServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endViewAs>>, TError,void, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof endViewAs>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getEndViewAsMutationOptions(options), queryClient);
    }

export const getGetReferenceListUrl = (list: 'countries' | 'states-msas' | 'soc8' | 'credentials' | 'industries' | 'subindustries' | 'functions' | 'experience-levels' | 'education-levels' | 'employment-types' | 'skill-categories' | 'evp-categories',) => {




  return `/adminpublicservice/v1/referencelists/${list}`
}

/**
 * One of the reference lists the data API answers from, as JSON or, when `Accept` asks for it, as an xlsx workbook with the same columns and rows.
 * @summary Reference list
 */
export const getReferenceList = async (list: 'countries' | 'states-msas' | 'soc8' | 'credentials' | 'industries' | 'subindustries' | 'functions' | 'experience-levels' | 'education-levels' | 'employment-types' | 'skill-categories' | 'evp-categories', options?: Parameters<typeof request>[1]): Promise<ReferenceListResponse | Workbook> => {

  return request<ReferenceListResponse | Workbook>(getGetReferenceListUrl(list),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetReferenceListQueryKey = (list: 'countries' | 'states-msas' | 'soc8' | 'credentials' | 'industries' | 'subindustries' | 'functions' | 'experience-levels' | 'education-levels' | 'employment-types' | 'skill-categories' | 'evp-categories',) => {
    return [
    `/adminpublicservice/v1/referencelists/${list}`
    ] as const;
    }


export const getGetReferenceListQueryOptions = <TData = Awaited<ReturnType<typeof getReferenceList>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | NotAcceptableResponse | TooManyRequestsResponse | InternalServerErrorResponse>>(list: 'countries' | 'states-msas' | 'soc8' | 'credentials' | 'industries' | 'subindustries' | 'functions' | 'experience-levels' | 'education-levels' | 'employment-types' | 'skill-categories' | 'evp-categories', options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReferenceList>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetReferenceListQueryKey(list);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getReferenceList>>> = ({ signal }) => getReferenceList(list, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: list !== null && list !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getReferenceList>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetReferenceListQueryResult = NonNullable<Awaited<ReturnType<typeof getReferenceList>>>
export type GetReferenceListQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | NotAcceptableResponse | TooManyRequestsResponse | InternalServerErrorResponse>


export function useGetReferenceList<TData = Awaited<ReturnType<typeof getReferenceList>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | NotAcceptableResponse | TooManyRequestsResponse | InternalServerErrorResponse>>(
 list: 'countries' | 'states-msas' | 'soc8' | 'credentials' | 'industries' | 'subindustries' | 'functions' | 'experience-levels' | 'education-levels' | 'employment-types' | 'skill-categories' | 'evp-categories', options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReferenceList>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReferenceList>>,
          TError,
          Awaited<ReturnType<typeof getReferenceList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReferenceList<TData = Awaited<ReturnType<typeof getReferenceList>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | NotAcceptableResponse | TooManyRequestsResponse | InternalServerErrorResponse>>(
 list: 'countries' | 'states-msas' | 'soc8' | 'credentials' | 'industries' | 'subindustries' | 'functions' | 'experience-levels' | 'education-levels' | 'employment-types' | 'skill-categories' | 'evp-categories', options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReferenceList>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReferenceList>>,
          TError,
          Awaited<ReturnType<typeof getReferenceList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReferenceList<TData = Awaited<ReturnType<typeof getReferenceList>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | NotAcceptableResponse | TooManyRequestsResponse | InternalServerErrorResponse>>(
 list: 'countries' | 'states-msas' | 'soc8' | 'credentials' | 'industries' | 'subindustries' | 'functions' | 'experience-levels' | 'education-levels' | 'employment-types' | 'skill-categories' | 'evp-categories', options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReferenceList>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Reference list
 */

export function useGetReferenceList<TData = Awaited<ReturnType<typeof getReferenceList>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | MethodNotAllowedResponse | NotAcceptableResponse | TooManyRequestsResponse | InternalServerErrorResponse>>(
 list: 'countries' | 'states-msas' | 'soc8' | 'credentials' | 'industries' | 'subindustries' | 'functions' | 'experience-levels' | 'education-levels' | 'employment-types' | 'skill-categories' | 'evp-categories', options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReferenceList>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetReferenceListQueryOptions(list,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getRecordUserInteractionUrl = () => {




  return `/adminpublicservice/v1/ut/userInteraction`
}

/**
 * Records that a person used the portal. The portal hands this address with its fields to the page's data layer, for a tag manager to call.
 * @summary User interaction
 */
export const recordUserInteraction = async (userInteraction: UserInteraction, options?: Parameters<typeof request>[1]): Promise<Acknowledgement> => {

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
return request<Acknowledgement>(getRecordUserInteractionUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(userInteraction)
  }
);}





export const getRecordUserInteractionMutationKey = () => ['recordUserInteraction'] as const;

export const getRecordUserInteractionMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | MethodNotAllowedResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof recordUserInteraction>>, TError,RecordUserInteractionMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof recordUserInteraction>>, TError,RecordUserInteractionMutationVariables, TContext> => {

const mutationKey = getRecordUserInteractionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof recordUserInteraction>>, RecordUserInteractionMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  recordUserInteraction(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RecordUserInteractionMutationResult = NonNullable<Awaited<ReturnType<typeof recordUserInteraction>>>
    export type RecordUserInteractionMutationBody = UserInteraction
    export type RecordUserInteractionMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | MethodNotAllowedResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse>
    export type RecordUserInteractionMutationVariables = {data: UserInteraction}

    /**
 * @summary User interaction
 */
export const useRecordUserInteraction = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | MethodNotAllowedResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof recordUserInteraction>>, TError,RecordUserInteractionMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof recordUserInteraction>>,
        TError,
        RecordUserInteractionMutationVariables,
        TContext
      > => {
      return useMutation(getRecordUserInteractionMutationOptions(options), queryClient);
    }

export * from "./request.ts";
