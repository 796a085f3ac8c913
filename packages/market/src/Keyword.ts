/**
 * A keyword expression, parsed. A posting has a term when the word stands in its title as advertised or in its
 * description, a phrase when its words stand side by side in one of the two. Words are what `words()` of this
 * package makes of a text, so every engine cuts alike. "and" of nothing holds, "or" of nothing does not.
 */
export type Keyword =
  | { kind: "term"; word: string }
  | { kind: "phrase"; words: string[] }
  | { kind: "and" | "or"; operands: Keyword[] }
  | { kind: "not"; operand: Keyword };
