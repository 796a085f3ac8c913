/**
 * A keyword expression, parsed. A term is one lower-cased word; a phrase is two or more words that stand
 * side by side. Words are what `words()` of this package makes of a title or description, so every engine
 * cuts text alike.
 */
export type Keyword =
  | { kind: "term"; word: string }
  | { kind: "phrase"; words: string[] }
  | { kind: "and" | "or"; operands: Keyword[] }
  | { kind: "not"; operand: Keyword };
