import { KeywordSyntaxError } from "./KeywordSyntaxError.ts";
import { words } from "./words.ts";

/** A piece of a keyword expression with its position, counted from 1. */
export type KeywordToken =
  | { kind: "and" | "or" | "not" | "open" | "close" | "end"; position: number }
  | { kind: "words"; words: string[]; position: number };

const piece = /\s+|[()]|["“”]|[^\s()"“”]+/gu;
const quote = /["“”]/u;
const operators = new Map([
  ["and", "and"],
  ["or", "or"],
  ["not", "not"],
] as const);

/** Cuts a keyword expression into tokens, the last of them `end`; throws KeywordSyntaxError. */
export function keywordTokens(text: string): KeywordToken[] {
  const tokens: KeywordToken[] = [];
  let quoted: { from: number; position: number } | undefined;
  for (const match of text.matchAll(piece)) {
    const position = match.index + 1;
    const [part] = match;
    if (quote.test(part)) {
      if (quoted) tokens.push(toWords(text.slice(quoted.from, match.index), quoted.position));
      quoted = quoted ? undefined : { from: match.index + part.length, position };
    } else if (!quoted && part.trim() !== "") {
      tokens.push(toToken(part, position));
    }
  }
  if (quoted) throw new KeywordSyntaxError("This quotation mark is never closed", quoted.position);
  tokens.push({ kind: "end", position: text.length + 1 });
  return tokens;
}

function toToken(part: string, position: number): KeywordToken {
  if (part === "(") return { kind: "open", position };
  if (part === ")") return { kind: "close", position };
  const operator = operators.get(part.toLowerCase() as "and");
  return operator ? { kind: operator, position } : toWords(part, position);
}

function toWords(part: string, position: number): KeywordToken {
  const refused = part.search(/[,;*]|(?!\p{Script=Latin})\p{L}/u);
  if (refused >= 0) throw new KeywordSyntaxError(refusal(part[refused] ?? ""), position + refused);
  const found = words(part);
  if (found.length === 0) throw new KeywordSyntaxError("There is no word to search for here", position);
  return { kind: "words", words: found, position };
}

function refusal(character: string): string {
  if (character === "," || character === ";") return "Lists are not supported: write AND or OR between words";
  if (character === "*") return "Wildcards are not supported: write whole words, with OR between them";
  return "Only English words can be searched for";
}
