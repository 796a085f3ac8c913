/** A calendar day in UTC, written yyyy-mm-dd; days compare as strings. */
export type Day = string;

/** First and last day of a span, both included. */
export type Window = { from: Day; to: Day };
