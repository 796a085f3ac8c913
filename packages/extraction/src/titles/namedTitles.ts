import { bareHeads } from "./titleTerms.data.ts";
import { isRole } from "./titleWords.ts";

const MAX_CHARACTERS = 3_000;
const MAX_WORDS = 8;
const MAX_NAMES = 8;

/** "Job title: X", the form in which an ad that carries its head in the text says it. */
const labelled =
  /^[ \t]*(?:job[ -]?title|title|position(?: title)?|role|vacancy|post)[ \t]*[:–—-][ \t]*(.+)$/gim;

/** What an ad says before it names whom it looks for. */
const cues =
  /\b(?:looking for|look for|searching for|in search of|seeks?|seeking(?: for)?|(?:is|are|be|'re|’re|now|currently) (?:hiring|recruiting)(?: for)?|hiring|recruiting for|to recruit|to hire|to appoint|requires?|needs?|join (?:us|our team|the team) as|work as|working as|as|role of|position of|post of|job of|opportunit(?:y|ies) for|vacanc(?:y|ies) for|opening for) +(?:(?:a|an|our|the|another|some|multiple|several|one|two|three|new) +)*/gi;

/** The subject of "The X will …". */
const subject =
  /(?:^|[.\n] *)(?:the|our|this) +((?:[\w&/'’+#.-]+ +){1,6}?)(?:will|is responsible|are responsible|reports|role|position)\b/gi;

/** How a line begins that is a sentence and no head of an ad. */
const sentence =
  /^(?:we|you|our|join|about|as|are|is|the|at|this|do|if|an?|in|lead|build|help|work|apply|who|what|why)\b/i;

/** Where the name of a job ends. */
const end =
  /[,.;:!?()|•\n]|\s[–—-]\s|\s(?:to|for|who|whom|whose|with|within|in|at|on|based|near|across|that|which|is|are|will|you|your|we|our|and (?:join|help|lead|be)|responsible|reporting|looking|wanted|needed|required|working|capable|able|from|as|role|position|job|opportunity)\b/i;

/** Words that praise the person and are no part of the job's name. */
const praise =
  /^(?:an?|the|our|experienced|friendly|motivated|self-motivated|highly|hard-?working|talented|skilled|qualified|passionate|enthusiastic|dynamic|dedicated|reliable|energetic|ambitious|driven|creative|committed|compassionate|professional|exceptional|outstanding|great|strong|full[ -]time|part[ -]time|permanent|temporary|fully|detail-oriented|results-driven|caring|bright|proactive|busy|new|immediate)\s+/i;

/**
 * What a description calls the job, the surest first: a labelled line, the first line, what is looked for, the subject
 * of its sentences. Only stretches that name a role ("nurse", "welder") are given, eight at most; empty when none does.
 */
export function readNamedTitles(description: string): string[] {
  const text = description.slice(0, MAX_CHARACTERS);
  const first = text.trimStart().split("\n", 1)[0] ?? "";
  const found = [
    ...[...text.matchAll(labelled)].map((match) => match[1] ?? ""),
    ...(sentence.test(first) ? [] : [first]),
    ...[...text.matchAll(cues)].map((match) => text.slice(match.index + match[0].length)),
    ...[...text.matchAll(subject)].map((match) => match[1] ?? ""),
  ];
  return [...new Set(found.map(cutOff).filter(isName))].slice(0, MAX_NAMES);
}

function cutOff(stretch: string): string {
  let name = stretch.slice(0, 160).trim();
  for (let shorter = name.replace(praise, ""); shorter !== name; shorter = name.replace(praise, ""))
    name = shorter;
  const at = end.exec(name)?.index ?? name.length;
  return name.slice(0, at).trim();
}

function isName(name: string): boolean {
  const words = name.split(/\s+/);
  // One bare head ("Lead", "Partner") is as often a verb, or somebody else.
  if (words.length === 1 && bareHeads.has(name.toLowerCase())) return false;
  return words.length <= MAX_WORDS && words.some(isRole);
}
