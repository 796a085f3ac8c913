import type { FastifyInstance } from "fastify";
import type { Services } from "../Services.ts";

/** A copy is fetched anew before a new key signs: keys are published ten minutes earlier. */
const cacheSeconds = 300;

/**
 * The public keys of data API tokens as a JSON Web Key Set, outside the contract, so that a gateway in front can verify
 * a token too. Whether a token's subscription was revoked, this server alone knows.
 */
export function publishedKeys(app: FastifyInstance, { accounts }: Services): void {
  app.get("/.well-known/jwks.json", async (_request, reply) =>
    reply
      .header("cache-control", `public, max-age=${cacheSeconds}`)
      .type("application/jwk-set+json")
      .send(JSON.stringify(await accounts.tokens.jwks())),
  );
}
