/** SQLSTATE of a server that cannot take a query now: connection lost (08), out of connections or memory (53), going down or not yet up (57P). */
const away = /^(?:08|53|57P)/;

/** What the system says of a connection that it could not make, or lost. */
const unreachable = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EPIPE",
  "ETIMEDOUT",
]);

/** What the driver says of one itself, without a code. */
const lost = /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered)/;

/**
 * Whether an error, or what caused it, says that the store cannot be reached now: one on a server that is away, restarts
 * or has no connection left. The same call can be made again once it is back.
 */
export function isStoreAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? String(error.code) : "";
  return away.test(code) || unreachable.has(code) || lost.test(error.message) || isStoreAway(error.cause);
}
