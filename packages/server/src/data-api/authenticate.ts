import type { Accounts, Admission, Caller, RateLimitHeaders, Soon } from "@talent/accounts";
import { AccountsError, soon } from "@talent/accounts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { Problem } from "../http/Problem.ts";

/** Who calls, and the admission the call was given, once it has passed. */
export type Access = { caller: Caller; admission: Admission };

declare module "fastify" {
  interface FastifyRequest {
    /** The access the call was given; null before, and for calls that need none. */
    access: Access | null;
  }
}

/** The access a call was given in `onRequest`; a call that reached its operation has one. */
export function accessOf({ access }: FastifyRequest): Access {
  if (!access) throw new Error("the call was not authenticated");
  return access;
}

/** What a call costs, from the contract; 0 where the contract has no such operation. */
export type CallCost = { level: 0 | 1 | 2 | 3; units: number };

/**
 * Verifies the token and takes the call's units, at once where nothing has to be asked of the store; throws or rejects
 * with `unauthorized`, `tooManyRequests` or `quotaExpired`.
 */
export function authenticate(accounts: Accounts, request: FastifyRequest, cost: CallCost): Soon<Access> {
  const given = request.headers.authorizationtoken;
  if (typeof given !== "string" || given === "") throw new Problem("unauthorized");
  const token = given.replace(/^Bearer\s+/i, "");
  const { tokens, limits } = accounts;
  return soon(tokens.known(token) ?? tokens.verify(token).catch(refuse), (caller) =>
    soon(limits.take(caller, cost), (admission) => {
      if (!admission.allowed)
        throw new Problem(admission.word ?? "tooManyRequests", { headers: { ...admission.headers } });
      request.access = { caller, admission };
      return request.access;
    }),
  );
}

function refuse(error: unknown): never {
  if (error instanceof AccountsError && error.word === "unauthorized") throw new Problem("unauthorized");
  throw error;
}

/**
 * Settles every admitted call by the status it is answered with, and writes the rate-limit headers. One that the store
 * fails to settle is answered all the same, with the headers it was let in with; its units come back by themselves.
 */
export function settleOnSend(app: FastifyInstance): void {
  app.decorateRequest("access", null);
  app.addHook("onSend", (request, reply, payload, done) => {
    if (!request.access) return done(null, payload);
    const { admission } = request.access;
    const headers = admission.settle(reply.statusCode);
    const send = (settled: RateLimitHeaders) => sendWith(reply, settled, () => done(null, payload));
    const sendUnsettled = (error: unknown) => {
      request.log.error({ err: error }, "the call could not be settled");
      send(admission.headers);
    };
    if (headers instanceof Promise) headers.then(send, sendUnsettled);
    else send(headers);
  });
}

function sendWith(reply: FastifyReply, headers: RateLimitHeaders, send: () => void): void {
  reply.headers(headers);
  send();
}
