import type { Keyword } from "./Keyword.ts";
import { KeywordSyntaxError } from "./KeywordSyntaxError.ts";
import { type KeywordToken, keywordTokens } from "./keywordTokens.ts";

/** The most characters, words and nested levels one expression may have. */
export const keywordLimits = { characters: 500, words: 50, depth: 10 };

/**
 * Reads a keyword expression:
 *
 *     expression = conjunction { OR conjunction }
 *     conjunction = condition { [ AND ] condition }
 *     condition = NOT condition | "(" expression ")" | '"' words '"' | word
 *
 * NOT binds before AND, AND before OR; two conditions side by side are joined by AND. Operators are read in any
 * case; in quotation marks they are words. Punctuation inside a word makes a phrase (node.js, full-time).
 * Throws KeywordSyntaxError for anything else, and beyond `keywordLimits`.
 */
export function parseKeyword(text: string): Keyword {
  if (text.length > keywordLimits.characters) {
    throw new KeywordSyntaxError(
      `The expression is longer than ${keywordLimits.characters} characters`,
      keywordLimits.characters + 1,
    );
  }
  const tokens = keywordTokens(text);
  refuseTooManyWords(tokens);
  let at = 0;
  const peek = () => tokens[at] as KeywordToken;

  function expression(depth: number): Keyword {
    const operands = [conjunction(depth)];
    while (peek().kind === "or") {
      at++;
      operands.push(conjunction(depth));
    }
    return joined("or", operands);
  }

  function conjunction(depth: number): Keyword {
    const operands = [condition(depth)];
    while (["and", "not", "open", "words"].includes(peek().kind)) {
      if (peek().kind === "and") at++;
      operands.push(condition(depth));
    }
    return joined("and", operands);
  }

  function condition(depth: number): Keyword {
    const token = peek();
    if (depth > keywordLimits.depth) {
      throw new KeywordSyntaxError(`More than ${keywordLimits.depth} levels are nested`, token.position);
    }
    if (token.kind === "words") {
      at++;
      return wordsOf(token.words);
    }
    if (token.kind === "not") {
      at++;
      return { kind: "not", operand: condition(depth + 1) };
    }
    if (token.kind !== "open") throw new KeywordSyntaxError(missing(token), token.position);
    at++;
    const inner = expression(depth + 1);
    if (peek().kind !== "close")
      throw new KeywordSyntaxError("This parenthesis is never closed", token.position);
    at++;
    return inner;
  }

  const keyword = expression(0);
  if (peek().kind === "close")
    throw new KeywordSyntaxError("This parenthesis was never opened", peek().position);
  return keyword;
}

function refuseTooManyWords(tokens: readonly KeywordToken[]): void {
  let count = 0;
  for (const token of tokens) {
    if (token.kind === "words") count += token.words.length;
    if (count > keywordLimits.words) {
      throw new KeywordSyntaxError(
        `The expression has more than ${keywordLimits.words} words`,
        token.position,
      );
    }
  }
}

function joined(kind: "and" | "or", operands: readonly Keyword[]): Keyword {
  const flat = operands.flatMap((operand) => (operand.kind === kind ? operand.operands : [operand]));
  return flat.length === 1 && flat[0] ? flat[0] : { kind, operands: flat };
}

function wordsOf(found: readonly string[]): Keyword {
  const [first = ""] = found;
  return found.length === 1 ? { kind: "term", word: first } : { kind: "phrase", words: [...found] };
}

function missing(token: KeywordToken): string {
  if (token.kind === "end") return "A word is missing at the end";
  if (token.kind === "close") return "A word is missing before this parenthesis";
  return `A word is missing before ${token.kind.toUpperCase()}`;
}
