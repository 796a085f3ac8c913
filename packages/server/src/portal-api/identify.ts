import type { PortalIdentity, PortalTokenVerifier } from "@talent/accounts";
import type { FastifyRequest } from "fastify";
import { PortalProblem } from "./portalProblem.ts";

/** Who is signed in, by the access token; 403 without X-Requested-With, 401 without a token that is valid now. */
export async function identify(
  request: FastifyRequest,
  verifier: PortalTokenVerifier,
): Promise<PortalIdentity> {
  if (request.headers["x-requested-with"] !== "XMLHttpRequest")
    throw new PortalProblem(403, "The header X-Requested-With: XMLHttpRequest is missing.");
  const token = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? "")?.[1];
  if (!token) throw new PortalProblem(401, "Sign in: there is no access token.");
  return verifier.verify(token);
}
