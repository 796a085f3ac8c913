import { canonical } from "./inflection.ts";
import type { Trust } from "./Lexicon.ts";
import { phraseWords } from "./phraseForms.ts";

const smallWords = new Set(["and", "or", "of", "the", "in", "for", "to", "with", "a", "an", "&", "/", "on"]);

/** How much a spelling of a skill or of knowledge proves by itself, next to the full name. */
export function trustOf(spelling: string, name: string): Trust {
  // Acronyms, and names written with signs or digits, mean nothing else.
  if (/[\p{Lu}\d].*[\p{Lu}\d]|[+#./]/u.test(spelling.replace(/(?<=^| |-)\p{Lu}(?=\p{Ll})/gu, "")))
    return "full";
  const words = contentWords(spelling);
  if (spelling.toLowerCase() === name.toLowerCase()) return words.length === 1 ? "bare" : "full";
  const stems = new Set(contentWords(name).map(stem));
  const shared = words.filter((word) => stems.has(stem(word))).length;
  const truncated = shared === words.length && words.length < stems.size;
  if (truncated && words.length === 1) return "little";
  return shared === 0 || truncated || words.length === 1 ? "bare" : "full";
}

const contentWords = (phrase: string): string[] =>
  phraseWords(phrase.toLowerCase())
    .filter((word) => !smallWords.has(word))
    .map(canonical);

const stem = (word: string): string => word.slice(0, Math.max(4, Math.ceil(word.length * 0.6)));
