import { type AdContext, isAsked } from "./AdContext.ts";
import type { DomainSupport } from "./DomainSupport.ts";
import { hasEvidence } from "./hasEvidence.ts";
import { isAllowed } from "./isAllowed.ts";
import { needsEvidence } from "./lexicon/ContextRule.ts";
import type { Meaning } from "./lexicon/Lexicon.ts";
import type { Match } from "./PhraseFinder.ts";
import { isRequired, type SentenceCues, sentenceCues } from "./sentenceCues.ts";

/** A match whose context was found good. */
export interface Mention {
  from: number;
  to: number;
  meaning: Meaning;
  required: boolean;
}

interface Candidate {
  match: Match;
  meaning: Meaning;
}

/**
 * The matches that stand in a believable sentence, obey their rule and are at home in the ad, in text order. `support`
 * is cleared and used.
 */
export function acceptMentions(context: AdContext, support: DomainSupport): Mention[] {
  const { matches, skills } = context;
  const cues = sentenceCues(context);
  const certain: Match[] = [];
  const candidates: Candidate[] = [];
  const pending: { match: Match; meanings: Meaning[] }[] = [];
  support.clear();
  for (const match of matches.phrases) {
    const allowed = match.meanings.filter((meaning) => isAllowed(context, cues, match, meaning));
    if (allowed.length === 0) continue;
    const clear = allowed.find(({ rule }) => !rule || !needsEvidence(rule));
    if (clear) {
      candidates.push({ match, meaning: clear });
      if (clear.kind !== "skill") continue;
      certain.push({ ...match, meanings: [clear] });
      const hard = skills[clear.index]?.category !== 4;
      if (clear.trust === "full" && hard) support.note(clear.index);
    } else pending.push({ match, meanings: allowed });
  }
  for (const { match, meanings } of pending) {
    const proven = meanings.find(
      (meaning) => meaning.rule && hasEvidence(context, cues, certain, match, meaning, meaning.rule),
    );
    if (proven) candidates.push({ match, meaning: proven });
  }
  return candidates
    .filter((candidate) => isAtHome(context, cues, support, candidate))
    .sort((a, b) => a.match.from - b.match.from)
    .map(({ match, meaning }) => ({
      from: match.from,
      to: match.to,
      meaning,
      required: isRequired(context, cues, match),
    }));
}

/** A name of little trust needs an ad of its field; a bare one may be asked for instead. */
function isAtHome(
  { document, tokens }: AdContext,
  cues: ReadonlyMap<number, SentenceCues>,
  support: DomainSupport,
  { match, meaning }: Candidate,
): boolean {
  if (meaning.trust === "full" || support.supports(meaning.index)) return true;
  if (meaning.trust === "little") return false;
  const sentence = tokens.sentence[match.from] as number;
  if (isAsked(document, sentence)) return true;
  const told = cues.get(sentence)?.ask === true || document.sentences[sentence]?.section === "duties";
  return told && !support.isForeign(meaning.index);
}
