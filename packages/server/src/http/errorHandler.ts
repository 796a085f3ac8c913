import { isStoreAway } from "@talent/accounts";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { type BodyError, bodyProblem } from "./bodyProblem.ts";
import { busy, Problem } from "./Problem.ts";
import type { ProblemWord } from "./problems.ts";

/** Fastify's own refusals, by its error code. */
const refusals: Record<string, ProblemWord> = {
  FST_ERR_CTP_BODY_TOO_LARGE: "bodyTooLarge",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "unsupportedMediaType",
  FST_ERR_CTP_EMPTY_JSON_BODY: "invalidBody",
  FST_ERR_CTP_INVALID_JSON_BODY: "invalidBody",
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: "invalidBody",
  FST_ERR_BAD_URL: "unknownPath",
};

/** The problem an error stands for: itself, a refusal of the framework's, or else an internal error. */
export function toProblem(error: FastifyError | Problem | Error): Problem {
  if (error instanceof Problem) return error;
  const { code, statusCode, validation } = error as FastifyError;
  if (validation) return bodyProblem(validation[0] as BodyError | undefined);
  const word = refusals[code ?? ""];
  if (word) return new Problem(word);
  if (statusCode && statusCode >= 400 && statusCode < 500) return new Problem("invalidBody");
  return new Problem("internal");
}

/**
 * Logs what is answered with 500 or above: a failure nobody foresaw as an error with its stack; one that we decided on,
 * such as 503 when busy, as a line of warning, for there is nothing in the code to look for.
 */
export function logFailure({ log }: FastifyRequest, error: Error, { status, word, message }: Problem): void {
  if (status < 500) return;
  if (error instanceof Problem) log.warn({ status, word }, message);
  else log.error({ err: error }, word);
}

/**
 * Sends any error as an envelope. What is below 500 is told; from 500 on the cause goes to the log alone. While the
 * accounts' store cannot be reached the service is busy: who waits a moment and asks again is answered.
 */
export function errorHandler(
  error: FastifyError | Problem | Error,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const problem = isStoreAway(error) ? busy() : toProblem(error);
  logFailure(request, error, problem);
  return sendProblem(reply, problem);
}

/** Sends a problem as its envelope with its headers. */
export function sendProblem(reply: FastifyReply, problem: Problem) {
  return reply
    .code(problem.status)
    .headers({ "content-type": "application/json; charset=utf-8", ...problem.headers })
    .send(problem.toEnvelope());
}
