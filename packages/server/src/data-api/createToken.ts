import { type Accounts, AccountsError } from "@talent/accounts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { Problem } from "../http/Problem.ts";

/** Key and secret of an HTTP basic authorization; undefined when the header is none or not well formed. */
export function readBasic(header: string | undefined): { key: string; secret: string } | undefined {
  const encoded = /^Basic +([A-Za-z0-9+/]+={0,2})$/i.exec(header ?? "")?.[1];
  if (!encoded) return undefined;
  const text = Buffer.from(encoded, "base64").toString("utf8");
  const colon = text.indexOf(":");
  return colon < 1 ? undefined : { key: text.slice(0, colon), secret: text.slice(colon + 1) };
}

/** Exchanges a subscriber's key and secret for an access token: the one answer that stands in no envelope. */
export function createToken(accounts: Accounts) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (!request.headers["user-agent"]) throw new Problem("parameterMissing", { named: "User-Agent" });
    const [unknown] = Object.keys(request.query as object);
    if (unknown !== undefined) throw new Problem("unknownParameter", { named: unknown });
    const credentials = readBasic(request.headers.authorization);
    if (!credentials) throw new Problem("invalidSubscription");
    const { token, headers } = await accounts.tokens.issue(credentials).catch((error: unknown) => {
      if (!(error instanceof AccountsError)) throw error;
      if (error.word === "quotaExpired" || error.word === "tooManyRequests")
        throw new Problem(error.word, { headers: error.headers });
      throw new Problem("invalidSubscription");
    });
    return reply
      .headers({ ...headers })
      .type("application/json; charset=utf-8")
      .send(JSON.stringify(token));
  };
}
