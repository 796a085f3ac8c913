import { createPortalTokenVerifier, seedDemo } from "@talent/accounts";
import { type OperationId, operationTable } from "@talent/contract/data-api";
import { buildServer, openServices, readSettings } from "@talent/server";
import { loadTaxonomy } from "@talent/taxonomy";
import { silentProgress } from "../../packages/ingest/src/cli/Progress.ts";
import { makeDemonstration } from "../../packages/ingest/src/demo/makeDemonstration.ts";
import { ampleRates } from "./ampleRates.ts";
import type { RecordedRequest } from "./RecordedRequest.ts";

/** The real server on the demonstration market that answers are recorded from, not listening. */
export type Demonstration = {
  /** The body of an operation's answer to a request; throws unless it answers 200 with this apiCode. */
  answer(id: OperationId, request: RecordedRequest, apiCode: string): Promise<unknown>;
  /** The body of a fresh token's answer. */
  token(): Promise<unknown>;
  close(): Promise<void>;
};

/** Large enough that every measure reaches its minimum, small enough that a test may make it. */
export const market = { postings: 150_000, seed: 1, until: "2026-10-31" };

/** Makes the market in an empty data folder. */
export async function makeMarket(dataDir: string): Promise<void> {
  await makeDemonstration({ dataDir, ...market, taxonomy: loadTaxonomy(), progress: silentProgress });
}

/** Opens the server on a folder in which the market was made. */
export async function openDemonstration(dataDir: string): Promise<Demonstration> {
  const settings = readSettings({
    DATA_DIR: dataDir,
    CHECK_ANSWERS: "all",
    LOG_LEVEL: "error",
    TIME_LIMIT_MS: "120000",
  });
  const { services, close } = await openServices(settings, { onFailure: console.error, rates: ampleRates });
  const demo = await seedDemo(services.accounts, `${dataDir}/demo.json`);
  const { issuer, resource: audience } = settings.identity;
  const verifier = createPortalTokenVerifier({ issuer, audience, jwks: () => ({ keys: [] }) });
  const app = await buildServer({ services, verifier });
  const [{ key, secret } = { key: "", secret: "" }] = demo.subscriptions;
  const issued = await app.inject({
    method: "POST",
    url: "/auth/token",
    headers: {
      authorization: `Basic ${Buffer.from(`${key}:${secret}`).toString("base64")}`,
      "content-type": "application/x-www-form-urlencoded",
      "user-agent": "recorder",
    },
    payload: "grant_type=client_credentials",
  });
  const token: { access_token: string } = issued.json();
  return {
    token: async () => token,
    async answer(id, { query, body }, apiCode) {
      const { method, path } = operationTable[id];
      const response = await app.inject({
        method,
        url: query ? `${path}?${query.replaceAll(" ", "%20")}` : path,
        headers: { authorizationtoken: token.access_token, "user-agent": "recorder" },
        ...(body && { payload: body }),
      });
      const answer: { apiCode?: string } = response.json();
      if (response.statusCode !== 200 || answer.apiCode !== apiCode)
        throw new Error(`${id} should answer ${apiCode}, not ${response.statusCode}: ${response.body}`);
      return answer;
    },
    async close() {
      await app.close();
      await close();
    },
  };
}
