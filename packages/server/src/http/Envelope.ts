import type { ApiCode } from "./problems.ts";

/** The answer every call of the data API is given in (A3). */
export type Envelope = { apiCode: ApiCode; messages: string[]; data: unknown; input: unknown };

/** Messages of the answers that are no error and yet have no data. */
const missing = {
  INSUFFICIENT_DATA: "Insufficient data for the request",
  NO_DATA_FOUND: "No data found for the request",
} as const;

/** Why there is no figure. */
export type MissingWord = keyof typeof missing;

/** The envelope of a success. */
export function successEnvelope(data: unknown, input: unknown): Envelope {
  return { apiCode: "SUCCESS", messages: [], data, input };
}

/** The envelope of an answer without a figure: HTTP 200, data null. */
export function missingEnvelope(word: MissingWord, input: unknown): Envelope {
  return { apiCode: word, messages: [missing[word]], data: null, input };
}
