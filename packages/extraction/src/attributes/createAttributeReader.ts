import type { Taxonomy } from "@talent/taxonomy";
import { PhraseTrie } from "../skills/lexicon/PhraseTrie.ts";
import { Tokens } from "../skills/lexicon/Tokens.ts";
import { WordTable } from "../skills/lexicon/WordTable.ts";
import type { TextDocument } from "../text/readDocument.ts";

const CULTURE_AND_VALUES = 159;
const DENIAL_REACH = 4;
const NO_SIGN = -2;

// A denial directly before a phrase turns it round: "we do not offer", "no equity", "not eligible for".
const denials = [
  "no",
  "not",
  "non",
  "without",
  "cannot",
  "unable",
  "never",
  "neither",
  "nor",
  "don",
  "doesn",
  "isn",
];

/** What a phrase stands for, and the token it ends on. */
type Reading = { ids: readonly number[]; last: number };

const nothing: Reading = { ids: [], last: -1 };

const toWords = (phrase: string): string[] => phrase.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Reads employer-brand attributes: ids ascending of those one of whose phrases stands in the ad and is not denied.
 * A phrase within a longer one does not count: "unlimited PTO" is unlimited time off and not paid time off as well.
 * Equal-opportunity boilerplate says nothing of culture, since everybody writes it.
 */
export function createAttributeReader(taxonomy: Taxonomy): (document: TextDocument) => number[] {
  const words = new WordTable();
  const trie = new PhraseTrie<number>();
  const numbers = new Map<string, number>();
  const numberOf = (word: string): number => {
    const known = numbers.get(word);
    if (known !== undefined) return known;
    numbers.set(word, numbers.size);
    words.set(word, numbers.size - 1);
    return numbers.size - 1;
  };
  const cultural = new Set<number>();
  for (const { id, category, aliases = [] } of taxonomy.attributes.all) {
    if (category === CULTURE_AND_VALUES) cultural.add(id);
    for (const phrase of aliases) if (phrase !== "") trie.add(toWords(phrase).map(numberOf), id);
  }
  const denying = new Set(denials.map(numberOf));
  const tokens = new Tokens();

  function isDenied(at: number): boolean {
    for (
      let back = at - 1;
      back >= Math.max(0, at - DENIAL_REACH) && tokens.sentence[back] === tokens.sentence[at];
      back--
    ) {
      if (denying.has(tokens.word[back] as number)) return true;
    }
    return false;
  }

  /** The longest phrase that begins at a token. */
  function longestAt(at: number): Reading {
    let node = trie.step(0, tokens.word[at] as number);
    let longest = nothing;
    for (let next = at + 1; node !== -1; next++) {
      const ids = trie.at(node);
      if (ids?.length) longest = { ids, last: next - 1 };
      // Signs inside a phrase are passed over: "401(k)", "work-life".
      while (next < tokens.count && tokens.word[next] === NO_SIGN) next++;
      if (next >= tokens.count || tokens.sentence[next] !== tokens.sentence[at]) break;
      node = trie.step(node, tokens.word[next] as number);
    }
    return longest;
  }

  return (document) => {
    tokens.read(document.text, document.sentences, words);
    const found = new Set<number>();
    let covered = -1;
    for (let at = 0; at < tokens.count; at++) {
      const { ids, last } = longestAt(at);
      if (last <= covered) continue;
      covered = last;
      const sentence = document.sentences[tokens.sentence[at] as number];
      if (isDenied(at)) continue;
      for (const id of ids) if (!(cultural.has(id) && sentence?.section === "equal")) found.add(id);
    }
    return [...found].sort((a, b) => a - b);
  };
}
