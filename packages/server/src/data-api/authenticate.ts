import type { Accounts, Admission, Caller } from "@talent/accounts";
import { AccountsError } from "@talent/accounts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Problem } from "../http/Problem.ts";

/** Who calls, and the admission the call was given, once it has passed. */
export type Access = { caller: Caller; admission: Admission };

const accesses = new WeakMap<FastifyRequest, Access>();

/** The access a call was given in `onRequest`; a call that reached its operation has one. */
export function accessOf(request: FastifyRequest): Access {
  const access = accesses.get(request);
  if (!access) throw new Error("the call was not authenticated");
  return access;
}

/** What a call costs, from the contract; 0 where the contract has no such operation. */
export type CallCost = { level: 0 | 1 | 2 | 3; units: number };

/** Verifies the token and takes the call's units; throws `unauthorized`, `tooManyRequests` or `quotaExpired`. */
export async function authenticate(
  accounts: Accounts,
  request: FastifyRequest,
  cost: CallCost,
): Promise<Access> {
  const token = request.headers.authorizationtoken;
  if (typeof token !== "string" || token === "") throw new Problem("unauthorized");
  const caller = await accounts.tokens.verify(token.replace(/^Bearer\s+/i, "")).catch((error: unknown) => {
    if (error instanceof AccountsError && error.word === "unauthorized") throw new Problem("unauthorized");
    throw error;
  });
  const admission = await accounts.limits.take(caller, cost);
  if (!admission.allowed)
    throw new Problem(admission.word ?? "tooManyRequests", { headers: { ...admission.headers } });
  const access = { caller, admission };
  accesses.set(request, access);
  return access;
}

/** Settles every admitted call by the status it is answered with, and writes the rate-limit headers. */
export function settleOnSend(app: FastifyInstance): void {
  app.addHook("onSend", async (request, reply, payload) => {
    const access = accesses.get(request);
    if (access) reply.headers({ ...(await access.admission.settle(reply.statusCode)) });
    return payload;
  });
}
