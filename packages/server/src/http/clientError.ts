import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { Problem } from "./Problem.ts";

/**
 * Answers what never became a request, for its head is too long, came too slowly or is no HTTP, with an envelope too,
 * and ends the connection.
 */
export function clientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === "ECONNRESET" || socket.destroyed) return;
  if (socket.writable) socket.write(toHttp(problemOf(error.code)));
  socket.destroy(error);
}

function problemOf(code: string | undefined): Problem {
  if (code === "HPE_HEADER_OVERFLOW") return new Problem("headTooLarge");
  return new Problem(code === "ERR_HTTP_REQUEST_TIMEOUT" ? "requestTimedOut" : "malformedRequest");
}

function toHttp(problem: Problem): string {
  const { status } = problem;
  const body = JSON.stringify(problem.toEnvelope());
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    "Content-Type: application/json; charset=utf-8",
    `Content-Length: ${Buffer.byteLength(body)}`,
    "Connection: close",
    "",
    body,
  ].join("\r\n");
}
