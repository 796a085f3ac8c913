import { type ContractClient, createClient } from "@talent/contract/data-api";
import type { Answer, CallOptions, Data, GetPath, PostPath, Query, RequestBody } from "./Answer.ts";
import { checkOptions } from "./checkOptions.ts";
import type { Item, PagedPath } from "./lists.ts";
import { Pace } from "./Pace.ts";
import { readItems, readPages } from "./readPages.ts";
import type { Retry } from "./sendPatiently.ts";
import { sendWithToken } from "./sendWithToken.ts";
import { TalentError } from "./TalentError.ts";
import { type KeyAndSecret, TokenSource, type Tokens } from "./TokenSource.ts";

/** Gives a token, fetched elsewhere; for pages, which must not know the secret. `refused` is one that got a 401. */
export type TokenGiver = { token: (refused?: string) => string | Promise<string> };

/** How the client is set up. */
export type TalentClientOptions = {
  /** Where the API is, e.g. https://api.example.com. */
  baseUrl: string;
  /** Stands in for the runtime's own fetch. */
  fetch?: typeof fetch;
  /** How refused calls are tried again; by default three times, after at most a minute each. */
  retry?: Partial<Retry>;
  /** Calls begun in one second at most, 5 by default as the subscription allows; Infinity for no pace of its own. */
  perSecond?: number;
} & (SignIn | TokenGiver);

type SignIn = KeyAndSecret & {
  /** Where tokens are asked for, where that is another address than `baseUrl`. */
  authUrl?: string;
};

/** The parameters of a list, without those that one call alone is given. */
export type ListQuery<Path extends PagedPath> = Path extends "/v1/taxonomy/allskills"
  ? Omit<Query<Path>, "limit">
  : Query<Path>;

/** What a call is given after its path: the parameters must be there where one of them must. */
export type Asked<Parameters> =
  Partial<Parameters> extends Parameters
    ? [query?: Parameters, options?: CallOptions]
    : [query: Parameters, options?: CallOptions];

/**
 * A typed client of the data API. `get`, `post`, `pages` and `items` throw a TalentError for what the API refuses and
 * the runtime's own error when it is not reached; `GET` and `POST` are openapi-fetch's and answer `{ data, error }`.
 */
export type TalentClient = ContractClient & {
  /** Asks a path; too little or no data is an answer whose `data` is null. */
  get<Path extends GetPath>(path: Path, ...asked: Asked<Query<Path>>): Promise<Answer<Path>>;
  /** Sends a body to a path. */
  post<Path extends PostPath>(
    path: Path,
    body: RequestBody<Path>,
    options?: CallOptions,
  ): Promise<Answer<Path>>;
  /** The data of each page of a list, to the end; nothing when there is none. */
  pages<Path extends PagedPath>(
    path: Path,
    ...asked: Asked<ListQuery<Path>>
  ): AsyncGenerator<Data<Path>, void>;
  /** The items of all pages of a list, one by one; a page is asked for when its first item is wanted. */
  items<Path extends PagedPath>(
    path: Path,
    ...asked: Asked<ListQuery<Path>>
  ): AsyncGenerator<Item<Path>, void>;
};

/**
 * Sets up a client. It fetches its token with the first call and renews it a minute before it ends, keeps below the
 * subscription's calls a second, and waits out 429 and 503. Throws a TypeError for an address that is none, and for an
 * empty key or secret.
 */
export function createTalentClient(options: TalentClientOptions): TalentClient {
  checkOptions(options);
  const { fetch, perSecond = 5 } = options;
  const baseUrl = withoutSlash(options.baseUrl);
  const { attempts = 3, longestWait = 60 } = options.retry ?? {};
  const retry: Retry = { attempts, longestWait };
  const pace = new Pace(perSecond);
  const tokens: Tokens =
    "token" in options
      ? given(options)
      : new TokenSource({ ...options, baseUrl: withoutSlash(options.authUrl ?? baseUrl), retry, pace });
  const client = createClient({ baseUrl, fetch: sendWithToken({ tokens, retry, pace, fetch }) });

  async function ask(method: "get" | "post", path: string, init: object): Promise<unknown> {
    const { data, error, response } = await client.request(method, path as never, init as never);
    if (!response.ok) throw TalentError.from(response.status, error, response.headers);
    return data;
  }
  const get = (path: string, query: object = {}, { signal }: CallOptions = {}) =>
    ask("get", path, { params: { query }, signal });
  const post = (path: string, body: object, { signal }: CallOptions = {}) =>
    ask("post", path, { body, signal });
  const askPage = get as Parameters<typeof readPages>[0];
  return {
    ...client,
    get: get as TalentClient["get"],
    post: post as TalentClient["post"],
    pages: (path, ...[query = {} as never, options]) => readPages(askPage, { path, query, options }),
    items: (path, ...[query = {} as never, options]) => readItems(askPage, { path, query, options }),
  };
}

const withoutSlash = (address: string) => address.replace(/\/+$/, "");

/** Tokens someone else keeps: asked for with each call, and once more after a refusal. */
function given({ token }: TokenGiver): Tokens {
  let refused: string | undefined;
  return {
    get: async () => {
      const value = await token(refused);
      refused = undefined;
      return value;
    },
    drop: (value) => {
      refused = value;
    },
  };
}
