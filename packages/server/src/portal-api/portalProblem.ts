import { AccountsError } from "@talent/accounts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { toProblem } from "../http/errorHandler.ts";

/** A refusal of a portal call: its HTTP status, what to tell, and the headers that go with it. */
export class PortalProblem extends Error {
  override name = "PortalProblem";
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }
}

/** Status of an accounts' word on a portal call; every other word is an internal error. */
const statuses: Partial<Record<AccountsError["word"], number>> = {
  unauthorized: 401,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  invalidInput: 400,
  tooManyRequests: 429,
};

function toPortalProblem(error: Error): PortalProblem {
  if (error instanceof PortalProblem) return error;
  if (error instanceof AccountsError) {
    const status = statuses[error.word];
    if (status) return new PortalProblem(status, error.message, error.headers);
  }
  const problem = toProblem(error);
  return new PortalProblem(problem.status, problem.message, problem.headers);
}

/** Sends any error of a portal call as the contract's PortalError; what is 500 or above is logged, not told. */
export function portalErrorHandler(error: Error, request: FastifyRequest, reply: FastifyReply) {
  const problem = toPortalProblem(error);
  if (problem.status >= 500) request.log.error({ err: error }, "portal call failed");
  return reply
    .code(problem.status)
    .headers(problem.headers)
    .type("application/json; charset=utf-8")
    .send({ isError: true, messages: [problem.message], data: null });
}
