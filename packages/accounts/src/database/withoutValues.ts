import { DrizzleQueryError } from "drizzle-orm";

/**
 * An error as it may be told and logged. One of a query names the query and the reason, and not the values: a digest, a
 * password's hash or a signing key may be among them.
 */
export function withoutValues(error: unknown): Error {
  if (!(error instanceof DrizzleQueryError)) return error instanceof Error ? error : new Error(String(error));
  const told = new Error(`Failed query: ${error.query}: ${error.cause?.message ?? "no reason was given"}`);
  const calls = (error.stack ?? "").split("\n").filter((line) => line.startsWith("    at "));
  told.stack = [`${error.name}: ${told.message}`, ...calls].join("\n");
  return told;
}
