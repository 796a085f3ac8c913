import { type AdContext, isAsked } from "./AdContext.ts";
import type { Meaning } from "./lexicon/Lexicon.ts";
import { barrier, Flag, type Tokens } from "./lexicon/Tokens.ts";
import type { Match } from "./PhraseFinder.ts";
import type { Relevance } from "./relevance.ts";
import { firstAtLeast, type SentenceCues } from "./sentenceCues.ts";

const longestPartnerList = 12;

/** Whether the sentence is to be believed about this match, before any proof its rule may ask for. */
export function isAllowed(
  context: AdContext,
  cues: ReadonlyMap<number, SentenceCues>,
  match: Match,
  meaning: Meaning,
): boolean {
  const { tokens, relevance, document } = context;
  const sentence = tokens.sentence[match.from] as number;
  if (meaning.kind === "credential") {
    if (!isCredentialSection(context, sentence, meaning)) return false;
  } else {
    const believed = relevance[sentence] as Relevance;
    if (believed === 0 || (believed === 1 && !cues.get(sentence)?.ask)) return false;
    if (meaning.personal) {
      if (!isHuman(context, cues, match)) return false;
    } else if (!meaning.tool && isAboutOthers(context, cues, match)) return false;
  }
  const { rule } = meaning;
  if (!rule) return true;
  if (rule.asked && !cues.get(sentence)?.ask && !isAsked(document, sentence)) return false;
  if (rule.case && !provesByCase(tokens, match)) return false;
  if (rule.not.size === 0) return true;
  const before = tokens.word[match.from - 1] as number;
  // A joiner before the name is the enumeration's, not the name's ("JS and React" is no "and react").
  if (!context.lexicon.joiners.has(before) && rule.not.has(before)) return false;
  return !rule.not.has(tokens.word[match.to + 1] as number);
}

function isCredentialSection(
  { document, clearance }: AdContext,
  sentence: number,
  meaning: Meaning,
): boolean {
  const section = document.sentences[sentence]?.section;
  if (section === "benefits" || section === "pay") return false;
  return section !== "equal" || clearance[meaning.index] === true;
}

/** A personal ability is asked of somebody, and is neither the employer's own nor a quality of things. */
function isHuman(
  { tokens, document, lexicon }: AdContext,
  cues: ReadonlyMap<number, SentenceCues>,
  { from, to }: Match,
): boolean {
  const sentence = tokens.sentence[from] as number;
  if (!cues.get(sentence)?.ask && !isAsked(document, sentence)) return false;
  if ((tokens.flags[from] as number) & Flag.hyphenBefore) return false;
  if (isPartner(tokens, lexicon.breaks, cues.get(sentence)?.partners, from)) return false;
  if (lexicon.possessives.has(tokens.word[from - 1] as number)) return false;
  return from !== to || !lexicon.things.has(tokens.word[to + 1] as number);
}

/** A field named as a part of something else: "AI-driven", "Department of Psychiatry", "work closely with Marketing". */
function isAboutOthers(
  { tokens, lexicon }: AdContext,
  cues: ReadonlyMap<number, SentenceCues>,
  { from, to }: Match,
): boolean {
  const sentence = tokens.sentence[from] as number;
  const same = (at: number) => tokens.sentence[at] === sentence && at < tokens.count;
  if ((tokens.flags[from] as number) & Flag.hyphenBefore) return true;
  if ((tokens.flags[to] as number) & Flag.hyphenAfter && same(to + 1)) {
    if (lexicon.compoundEnds.has(tokens.word[to + 1] as number)) return true;
  }
  const capital = ((tokens.flags[from] as number) & Flag.capital) !== 0;
  if (capital) {
    const next = to + 1;
    const institution = same(next) && (tokens.flags[next] as number) & Flag.capital;
    if (institution && lexicon.institutions.has(tokens.word[next] as number)) return true;
    if (same(from - 2) && lexicon.ofs.has(tokens.word[from - 1] as number)) {
      if (lexicon.institutions.has(tokens.word[from - 2] as number)) return true;
    }
  }
  return isPartner(tokens, lexicon.breaks, cues.get(sentence)?.partners, from);
}

function isPartner(
  tokens: Tokens,
  breaks: ReadonlySet<number>,
  partners: readonly number[] | undefined,
  from: number,
): boolean {
  const last = partners?.[firstAtLeast(partners, from) - 1];
  if (last === undefined || from - last > longestPartnerList) return false;
  for (let at = last + 1; at < from; at++) if (breaks.has(tokens.word[at] as number)) return false;
  return true;
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
