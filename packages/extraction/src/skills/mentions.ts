import type { Skill } from "@talent/taxonomy";
import type { TextDocument } from "../text/readDocument.ts";
import { type ContextRule, needsEvidence } from "./lexicon/ContextRule.ts";
import type { Lexicon, Meaning } from "./lexicon/Lexicon.ts";
import { barrier, Flag, type Tokens } from "./lexicon/Tokens.ts";
import type { Match, Matches } from "./PhraseFinder.ts";
import type { Relevance } from "./relevance.ts";

/** A match whose context was found good. */
export interface Mention {
  from: number;
  to: number;
  meaning: Meaning;
  required: boolean;
}

interface Context {
  document: TextDocument;
  relevance: readonly Relevance[];
  tokens: Tokens;
  matches: Matches;
  skills: readonly Skill[];
  /** By place in the list of credentials: a vetting, which boilerplate may well ask for. */
  clearance: readonly boolean[];
  lexicon: Lexicon;
}

const nearTokens = 15;
const nearWordTokens = 8;

/** The matches that stand in a believable sentence and obey their rule, in text order. */
export function acceptMentions(context: Context): Mention[] {
  const { matches } = context;
  const cues = cueTable(context);
  const certain: Match[] = [];
  const accepted: { match: Match; meaning: Meaning }[] = [];
  const pending: { match: Match; meanings: Meaning[] }[] = [];
  for (const match of matches.phrases) {
    const allowed = match.meanings.filter((meaning) => isAllowed(context, cues, match, meaning));
    if (allowed.length === 0) continue;
    const clear = allowed.find(({ rule }) => !rule || !needsEvidence(rule));
    if (clear) {
      accepted.push({ match, meaning: clear });
      if (clear.kind === "skill") certain.push({ ...match, meanings: [clear] });
    } else pending.push({ match, meanings: allowed });
  }
  for (const { match, meanings } of pending) {
    const proven = meanings.find(
      (meaning) => meaning.rule && hasEvidence(context, cues, certain, match, meaning, meaning.rule),
    );
    if (proven) accepted.push({ match, meaning: proven });
  }
  accepted.sort((a, b) => a.match.from - b.match.from);
  return accepted.map(({ match, meaning }) => ({
    from: match.from,
    to: match.to,
    meaning,
    required: isRequired(context, cues, match),
  }));
}

interface SentenceCues {
  ask: boolean;
  preferred: number[];
  required: number[];
}

function cueTable({ matches, tokens }: Context): Map<number, SentenceCues> {
  const table = new Map<number, SentenceCues>();
  // Several cues may begin at one word; by their middles the positions ascend.
  const ordered = matches.cues.toSorted((a, b) => a.from + a.to - b.from - b.to);
  for (const { from, to, meanings } of ordered) {
    const sentence = tokens.sentence[from] as number;
    let cues = table.get(sentence);
    if (!cues) {
      cues = { ask: false, preferred: [], required: [] };
      table.set(sentence, cues);
    }
    const kind = meanings[0]?.kind;
    if (kind === "ask") cues.ask = true;
    else if (kind === "preferred" || kind === "required") cues[kind].push((from + to) / 2);
  }
  return table;
}

function isAllowed(
  context: Context,
  cues: Map<number, SentenceCues>,
  match: Match,
  meaning: Meaning,
): boolean {
  const { tokens, relevance, document, clearance, lexicon } = context;
  const sentence = tokens.sentence[match.from] as number;
  const believed = relevance[sentence] as Relevance;
  const asks = cues.get(sentence)?.ask === true;
  if (meaning.kind === "credential") {
    const section = document.sentences[sentence]?.section;
    const clear = clearance[meaning.index] === true;
    if (section === "benefits" || section === "pay") return false;
    if (section === "equal" && !clear) return false;
  } else if (believed === 0 || (believed === 1 && !asks)) return false;
  const { rule } = meaning;
  if (meaning.personal) {
    if (!asks && !isList(document, sentence)) return false;
    if (lexicon.possessives.has(tokens.word[match.from - 1] as number)) return false;
    if (match.from === match.to && lexicon.things.has(tokens.word[match.to + 1] as number)) return false;
  }
  if (!rule) return true;
  if (rule.asked && !asks && !isList(document, sentence)) return false;
  if (rule.case && !provesByCase(tokens, match)) return false;
  if (
    rule.not.size > 0 &&
    (rule.not.has(tokens.word[match.from - 1] as number) || rule.not.has(tokens.word[match.to + 1] as number))
  ) {
    return false;
  }
  return true;
}

/** Whether the sentence stands in a list of what is asked for. */
function isList({ sentences }: TextDocument, sentence: number): boolean {
  const section = sentences[sentence]?.section;
  return section === "requirements" || section === "preferred";
}

/** A capital proves nothing at the head of a sentence, unless the word stands alone or in an enumeration. */
function provesByCase(tokens: Tokens, { from, to }: Match): boolean {
  const flags = tokens.flags[from] as number;
  if (!(flags & Flag.first) || !(flags & Flag.capital)) return true;
  const next = to + 1;
  return (
    next >= tokens.count ||
    tokens.sentence[next] !== tokens.sentence[from] ||
    (tokens.word[next] as number) === barrier
  );
}

function hasEvidence(
  { tokens, skills }: Context,
  cues: Map<number, SentenceCues>,
  certain: readonly Match[],
  match: Match,
  meaning: Meaning,
  rule: ContextRule,
): boolean {
  const sentence = tokens.sentence[match.from] as number;
  if (rule.cue && cues.get(sentence)?.ask) return true;
  if (rule.before.size > 0 && rule.before.has(tokens.word[match.to + 1] as number)) return true;
  if (rule.after.size > 0 && rule.after.has(tokens.word[match.from - 1] as number)) return true;
  if (rule.nearWords.size > 0) {
    const last = Math.min(tokens.count - 1, match.to + nearWordTokens);
    for (let i = Math.max(0, match.from - nearWordTokens); i <= last; i++) {
      if (i >= match.from && i <= match.to) continue;
      if (tokens.sentence[i] === sentence && rule.nearWords.has(tokens.word[i] as number)) return true;
    }
  }
  if (rule.near || rule.list) {
    const domain = meaning.kind === "skill" ? skills[meaning.index]?.domain : undefined;
    // Matches are in text order, so the neighbours are found by halving.
    for (let i = firstFrom(certain, match.from - nearTokens); i < certain.length; i++) {
      const other = certain[i] as Match;
      if (other.from > match.to + nearTokens) break;
      const otherMeaning = other.meanings[0];
      if (!otherMeaning || otherMeaning.index === meaning.index) continue;
      if (rule.near && skills[otherMeaning.index]?.domain === domain) return true;
      if (
        rule.list &&
        isListed(tokens, match, other) &&
        skills[otherMeaning.index]?.category === skills[meaning.index]?.category
      )
        return true;
    }
  }
  return false;
}

function firstFrom(matches: readonly Match[], token: number): number {
  let low = 0;
  let high = matches.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((matches[middle] as Match).from < token) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Parted by one or two signs or joiners only: items of one enumeration. */
function isListed(tokens: Tokens, a: Match, b: Match): boolean {
  const gap = a.from > b.to ? a.from - b.to : b.from - a.to;
  return tokens.sentence[a.from] === tokens.sentence[b.from] && gap >= 2 && gap <= 3;
}

function isRequired({ document, tokens }: Context, cues: Map<number, SentenceCues>, match: Match): boolean {
  const sentence = tokens.sentence[match.from] as number;
  const found = cues.get(sentence);
  const wish = document.sentences[sentence]?.section === "preferred";
  if (!found || found.preferred.length === 0) return !wish;
  if (found.required.length === 0) return false;
  return distance(found.required, match) < distance(found.preferred, match);
}

/** How far the nearest position is; positions ascend. */
function distance(positions: readonly number[], { from, to }: Match): number {
  const middle = (from + to) / 2;
  let low = 0;
  let high = positions.length;
  while (low < high) {
    const half = (low + high) >> 1;
    if ((positions[half] as number) < middle) low = half + 1;
    else high = half;
  }
  const before = positions[low - 1] ?? Number.NEGATIVE_INFINITY;
  const after = positions[low] ?? Number.POSITIVE_INFINITY;
  return Math.min(middle - before, after - middle);
}
