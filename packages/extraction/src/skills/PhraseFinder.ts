import { currencyCodes } from "../pay/currencies.data.ts";
import type { Lexicon, Meaning } from "./lexicon/Lexicon.ts";
import { barrier, Flag, type Tokens } from "./lexicon/Tokens.ts";

/** A phrase found in the text, before its context is judged: first and last token, and what it may mean. */
export interface Match {
  from: number;
  to: number;
  meanings: readonly Meaning[];
}

/**
 * Skill and credential matches, longest first from the left, none inside another ("cloud architecture" may begin inside
 * "AWS cloud"); cues apart.
 */
export interface Matches {
  phrases: Match[];
  cues: Match[];
}

// A short name that touches another sign is a part of something else: "R&D", "C-level".
const partOfMore = Flag.gluedBefore | Flag.gluedAfter | Flag.hyphenAfter | Flag.hyphenBefore;
const currencies: ReadonlySet<string> = new Set(currencyCodes);
const longestGap = 2;
const longestPhrase = 16;

/** Walks the tokens along the lexicon. */
export class PhraseFinder {
  private readonly lexicon: Lexicon;

  constructor(lexicon: Lexicon) {
    this.lexicon = lexicon;
  }

  find(text: string, tokens: Tokens): Matches {
    const found: Matches = { phrases: [], cues: [] };
    const { firstStep } = this.lexicon;
    let free = 0;
    for (let i = 0; i < tokens.count; i++) {
      const word = tokens.word[i] as number;
      if (word < 0 || firstStep[word] === -1) continue;
      free = this.walk(text, tokens, i, firstStep[word] as number, free, found);
    }
    return found;
  }

  private walk(
    text: string,
    tokens: Tokens,
    from: number,
    first: number,
    free: number,
    found: Matches,
  ): number {
    const { phrases, fillers, joiners, heads } = this.lexicon;
    const sentence = tokens.sentence[from];
    let node = first;
    let at = from;
    let best: Match | undefined;
    let gap = 0;
    let filled = false;
    const limit = Math.min(tokens.count, from + longestPhrase);
    while (true) {
      const meanings = gap === 0 ? phrases.at(node) : undefined;
      if (meanings) best = this.keep(text, tokens, from, at, meanings, found, at >= free, filled) ?? best;
      const next = at + 1;
      if (next >= limit || tokens.sentence[next] !== sentence) break;
      const word = tokens.word[next] as number;
      if (word < 0) break;
      const step = phrases.step(node, word);
      if (step !== -1) {
        node = step;
        gap = 0;
      } else {
        if (joiners.has(word) && gap === 0 && !isAbility(phrases.at(node)))
          this.sharedHead(text, tokens, from, next, node, found, heads);
        if (!fillers.has(word) || ++gap > longestGap) break;
        filled = true;
      }
      at = next;
    }
    if (!best) return free;
    found.phrases.push(best);
    return best.to + 1;
  }

  /** Sorts meanings into cues, which are noted at once, and candidates whose spelling is right. */
  private keep(
    text: string,
    tokens: Tokens,
    from: number,
    to: number,
    meanings: readonly Meaning[],
    found: Matches,
    free: boolean,
    filled: boolean,
  ): Match | undefined {
    let candidates: Meaning[] | undefined;
    for (const meaning of meanings) {
      if (meaning.kind !== "skill" && meaning.kind !== "credential") {
        found.cues.push({ from, to, meanings: [meaning] });
      } else if (free && (meaning.loose || !filled) && spelled(text, tokens, from, to, meaning)) {
        candidates ??= [];
        candidates.push(meaning);
      }
    }
    return candidates && { from, to, meanings: candidates };
  }

  /** "Project and programme management": the object before the joiner with the head behind the other object. */
  private sharedHead(
    text: string,
    tokens: Tokens,
    from: number,
    joiner: number,
    node: number,
    found: Matches,
    heads: ReadonlySet<number>,
  ): void {
    // The other object has one word or two.
    for (let head = joiner + 2; head <= joiner + 3; head++) {
      if (head >= tokens.count || tokens.sentence[head] !== tokens.sentence[from]) return;
      if ((tokens.word[head - 1] as number) === barrier) return;
      const word = tokens.word[head] as number;
      if (word < 0 || !heads.has(word)) continue;
      const end = this.lexicon.phrases.step(node, word);
      const meanings = end === -1 ? undefined : this.lexicon.phrases.at(end);
      const match = meanings && this.keep(text, tokens, from, head, meanings, found, true, false);
      if (match) found.phrases.push({ ...match, to: head });
      return;
    }
  }
}

/** "Communication and stakeholder management" manages no communication: the first stands for itself. */
const isAbility = (meanings: readonly Meaning[] | undefined): boolean =>
  meanings?.some(({ personal }) => personal) === true;

function spelled(text: string, tokens: Tokens, from: number, to: number, meaning: Meaning): boolean {
  const { exact, capitals, personal, gerund } = meaning;
  const start = tokens.start[from] as number;
  const end = tokens.end[to] as number;
  if (from === to && end - start <= 3 && (tokens.flags[from] as number) & partOfMore) return false;
  // "Initiatives" and "collaborations" are things, not abilities.
  if (personal && from === to && isPlural(text, end)) return false;
  if (gerund && (text.charCodeAt(end - 1) | 32) !== 103) return false;
  if (capitals !== undefined && !hasWord(text, tokens, from, to, capitals)) return false;
  if (exact === undefined) return true;
  // "$120,000 CAD" is money.
  if (currencies.has(exact) && /\d[kKmM]? $/.test(text.slice(Math.max(0, start - 3), start))) return false;
  if (end - start === exact.length) return text.startsWith(exact, start);
  // The plural of an acronym: "KPIs".
  return end - start === exact.length + 1 && text.startsWith(exact, start) && text[end - 1] === "s";
}

function isPlural(text: string, end: number): boolean {
  return text[end - 1] === "s" && text[end - 2] !== "s" && text[end - 2] !== "u" && text[end - 2] !== "i";
}

function hasWord(text: string, tokens: Tokens, from: number, to: number, word: string): boolean {
  for (let i = from; i <= to; i++) {
    const start = tokens.start[i] as number;
    if ((tokens.end[i] as number) - start === word.length && text.startsWith(word, start)) return true;
  }
  return false;
}
