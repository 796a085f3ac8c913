import { fillers, sameMeaning } from "./sameMeaning.data.ts";

/** Where something stands in a text: its first character, and the one behind its last. */
export type Place = readonly [start: number, end: number];

const meanings = new Map(Object.entries(sameMeaning));

/**
 * The words of a term, which is in lower case, each as the beginnings of words that stand for it: its own, without the
 * ending of a plural, and what the documentation calls the same thing. Words that say nothing are left out, unless
 * there is no other.
 */
export function wordsOf(term: string): readonly (readonly string[])[] {
  const all = term.split(/\s+/).filter((word) => word !== "");
  const telling = all.filter((word) => !fillers.has(word));
  return (telling.length > 0 ? telling : all).map((word) => {
    const stem = stemOf(word);
    return [stem, ...(meanings.get(stem) ?? meanings.get(word) ?? [])];
  });
}

/** The patterns of the last term: many texts are asked for the same. */
let kept: { term: string; words: RegExp[] } | undefined;

function patternsOf(term: string): RegExp[] {
  if (kept?.term !== term) kept = { term, words: wordsOf(term).map(toPattern) };
  return kept.words;
}

/** Whether every word of the term begins a word of one of the texts, and at least one of them in the first. */
export function hasWords(term: string, text: string, ...around: string[]): boolean {
  const words = patternsOf(term);
  return (
    words.every((word) => [text, ...around].some((one) => one.search(word) >= 0)) &&
    words.some((word) => text.search(word) >= 0)
  );
}

/** Where the term stands in the text; where it does not as a whole, its words. In the order of the text. */
export function placesOf(text: string, term: string): Place[] {
  if (term === "") return [];
  const whole = phrasePlaces(text, term);
  return whole.length > 0 ? whole : wordPlaces(text, term);
}

/** Where the term stands in the text as a whole. */
export function phrasePlaces(text: string, term: string): Place[] {
  const places: Place[] = [];
  const lower = text.toLowerCase();
  for (let at = lower.indexOf(term); at >= 0; at = lower.indexOf(term, at + term.length))
    places.push([at, at + term.length]);
  return places;
}

/** Where words of the term stand in the text; none overlaps another. */
export function wordPlaces(text: string, term: string): Place[] {
  const places = patternsOf(term)
    .flatMap((word) =>
      [...text.matchAll(word)].map(({ 0: found, index }): Place => [index, index + found.length]),
    )
    .sort((one, other) => one[0] - other[0] || other[1] - one[1]);
  let end = 0;
  return places.filter((place) => {
    const isFree = place[0] >= end;
    if (isFree) end = place[1];
    return isFree;
  });
}

/** A beginning of a word, to the end of that word. */
function toPattern(beginnings: readonly string[]): RegExp {
  const each = beginnings.map((text) => {
    const escaped = text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
    return `${/^[\p{L}\p{N}]/u.test(text) ? "(?<![\\p{L}\\p{N}])" : ""}${escaped}`;
  });
  return new RegExp(`(?:${each.join("|")})[\\p{L}\\p{N}]*`, "giu");
}

function stemOf(word: string): string {
  if (word.length > 4 && word.endsWith("ies")) return word.slice(0, -3);
  if (word.length > 4 && word.endsWith("y")) return word.slice(0, -1);
  return word.length > 3 && /[a-rt-z]s$/.test(word) ? word.slice(0, -1) : word;
}
