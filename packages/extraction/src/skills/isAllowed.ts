import { type AdContext, isAsked } from "./AdContext.ts";
import { firstAtLeast } from "./firstAtLeast.ts";
import { hasWordNear } from "./hasEvidence.ts";
import type { Lexicon, Meaning } from "./lexicon/Lexicon.ts";
import { Flag, type Tokens } from "./lexicon/Tokens.ts";
import type { Match } from "./PhraseFinder.ts";
import type { Relevance } from "./relevance.ts";
import type { SentenceCues } from "./sentenceCues.ts";
import type { Wish } from "./wishes.ts";

const longestPartnerList = 12;
const longestSupervisor = 8;
const longestName = 4;
const longestPredicate = 8;
const shortItem = 8;
const longestOwner = 14;
// In tokens, to the middle of the cue: "Scala would be a plus".
const longestBeforeWish = 3.5;
const signOrLevel = /^(?:[^\p{L}\d]|[abc][12]$)/iu;
// "Acme's commitment", but not "who's committed" nor "the candidate's commitment".
const anothers = /(?<!\b(?:who|that|it|s?he|what|here|candidate|applicant|holder|person))['’]s $/i;
const adjective = /(?:able|ible|ent|ant|ive|ous|ful)$/i;

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
    if (!isCredentialSection(context, sentence, match, meaning)) return false;
    if (isOfSupervisor(context, cues.get(sentence), match)) return false;
  } else {
    const believed = relevance[sentence] as Relevance;
    if (believed === 0 || (believed === 1 && !cues.get(sentence)?.ask)) return false;
    if (meaning.personal) {
      if (!isHuman(context, cues, match)) return false;
    } else if (!meaning.tool && isAboutOthers(context, cues, match)) return false;
  }
  const { rule } = meaning;
  if (!rule) return true;
  if (rule.asked && !cues.get(sentence)?.ask && !isAsked(document, sentence) && !isDutyItem(context, match))
    return false;
  if (rule.case && !provesByCase(context, cues.get(sentence)?.wishes ?? [], match)) return false;
  if (rule.without.size > 0 && hasWordNear(tokens, match, rule.without)) return false;
  if (rule.not.size === 0) return true;
  const before = tokens.word[match.from - 1] as number;
  // A joiner before the name is the enumeration's, not the name's ("JS and React" is no "and react").
  if (!context.lexicon.joiners.has(before) && rule.not.has(before)) return false;
  return !rule.not.has(tokens.word[match.to + 1] as number);
}

/** "Duties: cleaning": the match heads a short item of a list of duties. */
function isDutyItem({ document, tokens }: AdContext, { from }: Match): boolean {
  const sentence = tokens.sentence[from] as number;
  if (document.sentences[sentence]?.section !== "duties") return false;
  return (
    Boolean((tokens.flags[from] as number) & Flag.first) && tokens.sentence[from + shortItem] !== sentence
  );
}

function isCredentialSection(
  { document, relevance, tokens, clearance }: AdContext,
  sentence: number,
  { to }: Match,
  meaning: Meaning,
): boolean {
  const section = document.sentences[sentence]?.section;
  if (section === "benefits" || section === "pay") return false;
  // "Acme helps nurse practitioners": several are people it has, not what is asked of one.
  const plural = document.text[(tokens.end[to] as number) - 1] === "s";
  if (plural && section === "company" && relevance[sentence] === 0) return false;
  return section !== "equal" || clearance[meaning.index] === true;
}

/** "Under the supervision of a Registered Nurse", "under BCBA supervision": the credential is a colleague's. */
function isOfSupervisor(
  { tokens, lexicon }: AdContext,
  cues: SentenceCues | undefined,
  { from, to }: Match,
): boolean {
  if (
    tokens.sentence[to + 1] === tokens.sentence[from] &&
    lexicon.supervisions.has(tokens.word[to + 1] as number)
  )
    return true;
  return [cues?.supervisors, cues?.partners].some((others) =>
    isPartner(tokens, lexicon.breaks, others, from, longestSupervisor),
  );
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
  if (
    anothers.test(
      document.text.slice(Math.max(0, (tokens.start[from] as number) - longestOwner), tokens.start[from]),
    )
  )
    return false;
  if (isOfCulture(tokens, lexicon, from)) return false;
  if (from !== to) return true;
  if (lexicon.things.has(tokens.word[to + 1] as number)) return false;
  const word = document.text.slice(tokens.start[from], tokens.end[to]);
  return !adjective.test(word) || !isQualityOfThings(tokens, lexicon, from);
}

/** "A culture of openness and [honesty]" is the employer's. */
function isOfCulture(tokens: Tokens, lexicon: Lexicon, from: number): boolean {
  for (
    let at = from - 1;
    at >= from - longestPredicate && tokens.sentence[at] === tokens.sentence[from];
    at--
  ) {
    if (lexicon.ofs.has(tokens.word[at] as number) && lexicon.cultures.has(tokens.word[at - 1] as number))
      return true;
  }
  return false;
}

/** "Systems that remain stable and [reliable]": the last noun before is no person. */
function isQualityOfThings(tokens: Tokens, lexicon: Lexicon, from: number): boolean {
  for (
    let at = from - 1;
    at >= from - longestPredicate && tokens.sentence[at] === tokens.sentence[from];
    at--
  ) {
    const word = tokens.word[at] as number;
    if (lexicon.people.has(word)) return false;
    if (lexicon.things.has(word)) return true;
  }
  return false;
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
  if ((tokens.flags[from] as number) & Flag.capital && isInstitution(tokens, lexicon, from, to)) return true;
  return isPartner(tokens, lexicon.breaks, cues.get(sentence)?.partners, from);
}

/** Part of a body's name: "Nursing and Patient Experience directorate", "Department of Experimental Psychology". */
function isInstitution(tokens: Tokens, lexicon: Lexicon, from: number, to: number): boolean {
  const named = (at: number) =>
    tokens.sentence[at] === tokens.sentence[from] &&
    at < tokens.count &&
    ((tokens.flags[at] as number) & Flag.capital || lexicon.joiners.has(tokens.word[at] as number));
  let at = to + 1;
  while (at <= to + longestName && named(at) && !lexicon.institutions.has(tokens.word[at] as number)) at += 1;
  if (tokens.sentence[at] === tokens.sentence[from] && at < tokens.count) {
    if (lexicon.institutions.has(tokens.word[at] as number)) return true;
  }
  at = from - 1;
  while (at > from - longestName && named(at)) at -= 1;
  return (
    tokens.sentence[at - 1] === tokens.sentence[from] &&
    lexicon.ofs.has(tokens.word[at] as number) &&
    lexicon.institutions.has(tokens.word[at - 1] as number)
  );
}

function isPartner(
  tokens: Tokens,
  breaks: ReadonlySet<number>,
  partners: readonly number[] | undefined,
  from: number,
  longest = longestPartnerList,
): boolean {
  const last = partners?.[firstAtLeast(partners, from, Number) - 1];
  if (last === undefined || from - last > longest) return false;
  for (let at = last + 1; at < from; at++) if (breaks.has(tokens.word[at] as number)) return false;
  return true;
}

/**
 * A capital proves nothing at the head of a sentence, unless the word stands alone, in an enumeration, with the level of a
 * language ("German B2") or before what makes a wish of it ("Scala is a plus").
 */
function provesByCase(
  { document, tokens }: AdContext,
  wishes: readonly Wish[],
  { from, to }: Match,
): boolean {
  const flags = tokens.flags[from] as number;
  if (!(flags & Flag.first) || !(flags & Flag.capital)) return true;
  const next = to + 1;
  return (
    next >= tokens.count ||
    tokens.sentence[next] !== tokens.sentence[from] ||
    signOrLevel.test(document.text.slice(tokens.start[next], tokens.end[next])) ||
    wishes.some(({ at }) => at > to && at <= to + longestBeforeWish)
  );
}
