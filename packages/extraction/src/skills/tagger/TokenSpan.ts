/** A stretch of tokens, end exclusive. */
export type TokenSpan = { start: number; end: number };
