import { type ContractClient, createClient } from "@talent/contract/data-api";
import { type Retry, sendWithToken } from "./sendWithToken.ts";
import { type Credentials, TokenSource } from "./TokenSource.ts";

/** How the client is set up; refused calls are tried again as `retry` says, by default three times, a minute at most. */
export type TalentClientOptions = Credentials & { retry?: Partial<Retry> };

/**
 * A typed client of the data API: `talent.GET(path, { params })` answers `{ data, error, response }`. It fetches its
 * token with the first call, renews it a minute before it ends, and waits out 429 and 503.
 */
export function createTalentClient({ retry, ...credentials }: TalentClientOptions): ContractClient {
  const send = sendWithToken(
    new TokenSource(credentials),
    { attempts: 3, longestWait: 60, ...retry },
    credentials.fetch,
  );
  return createClient({ baseUrl: credentials.baseUrl.replace(/\/+$/, ""), fetch: send });
}
