import { cleanText } from "./cleanText.ts";
import { readHeading } from "./readHeading.ts";
import type { SectionKind } from "./SectionKind.ts";

/** A sentence or bullet: character offsets into the document's text, end exclusive. */
export interface Sentence {
  start: number;
  end: number;
  section: SectionKind;
  /** Its line is the heading of the section it belongs to. */
  heading: boolean;
}

/** An ad as the readers see it: clean text and its sentences, in order, none empty. */
export interface TextDocument {
  text: string;
  sentences: Sentence[];
}

const abbreviation =
  /(?:^|[\s(])(?:e\.g|i\.e|etc|vs|cf|approx|incl|excl|dr|mr|mrs|ms|sr|jr|st|no|inc|ltd|dept|min|max|[a-z]|u\.s|u\.k|ph\.d|b\.sc|m\.sc)$/i;
// Boilerplate is known by its wording wherever it stands.
const equalOpportunity =
  /\b(?:equal[ -]+(?:employment )?opportunit|regardless of|without regard|irrespective of|protected (?:veteran|class|characteristic|status|by law)|sexual orientation|gender identity|reasonable (?:accommodation|adjustment)|affirmative action|national origin|marital status|under[- ]?represented|all qualified applicants|qualified individuals|criminal (?:histor|record|conviction|background)|background check|pre-employment|disclosure (?:and|&) barring|rehabilitation of offenders|right to work|visa sponsorship|candidate privacy|fair chance|all backgrounds|diverse backgrounds|diversity|inclusive (?:environment|workplace|culture|employer)|polygraph|recruitment agenc|staffing agenc|unsolicited|fraudulent|scams?\b|suspicious activity|bank details|legitimate communications|lawful permanent resident|protected individual|committed to (?:the )?safeguarding|promoting the (?:welfare|safety) of (?:children|vulnerable))/i;

function breakAfter(text: string, at: number, from: number): boolean {
  const code = text.charCodeAt(at);
  if (code !== 46 && code !== 33 && code !== 63 && code !== 59) return false;
  const next = text.charCodeAt(at + 1);
  if (next !== 32) return false;
  if (code !== 46) return true;
  const after = text.charCodeAt(at + 2);
  if (after >= 97 && after <= 122) return false;
  return !abbreviation.test(text.slice(Math.max(from, at - 8), at));
}

/** Splits clean text into sentences and finds the section each stands in. */
export function readDocument(raw: string): TextDocument {
  const text = cleanText(raw);
  const sentences: Sentence[] = [];
  let section: SectionKind = "other";
  let lineStart = 0;
  while (lineStart < text.length) {
    let lineEnd = text.indexOf("\n", lineStart);
    if (lineEnd === -1) lineEnd = text.length;
    if (lineEnd > lineStart) {
      const lead = leadIn(text, lineStart, lineEnd);
      const opened =
        lead || lineEnd - lineStart > 100 ? undefined : readHeading(text.slice(lineStart, lineEnd));
      section = opened ?? reopened(text.slice(lineStart, lineEnd), section) ?? section;
      splitLine(text, lineStart, lineEnd, lead ?? section, opened !== undefined, sentences);
      if (opened === undefined) section = announced(text, sentences.at(-1), lineStart, lineEnd) ?? section;
    }
    lineStart = lineEnd + 1;
  }
  return { text, sentences };
}

const demand =
  /^(?:we(?:'re| are) (?:currently |now |also )*(?:looking (?:for|to)|seeking|recruiting)\b|(?:the|our) (?:ideal|successful|right) (?:candidate|applicant|person)s?\b(?!')|you (?:must|should|will need|will be (?:an?|responsible|required|expected)|will have)\b|(?:applicants|candidates) (?:must|should|will)\b|the (?:post ?holder|role|position) (?:will|is|requires|involves|includes)\b|as an? [^,.]{3,60}, you(?:'ll| will)\b|are you an?\b|do you have\b|to be (?:considered|successful)\b|[^.]{5,80} (?:is|are) essential\b)/i;

/** A paragraph that asks for something ends a list of what is offered, though no heading parts the two. */
function reopened(line: string, section: SectionKind): SectionKind | undefined {
  if (section !== "benefits" && section !== "pay") return undefined;
  return line.length > 50 && demand.test(line) ? "other" : undefined;
}

/** Characters of the words before a list in its line, the colon among them, at most. */
const longestLeadIn = 46;

/** "Preferred skills: Go and Rust" names the kind of its own line only. */
function leadIn(text: string, start: number, end: number): SectionKind | undefined {
  // Not in all that follows: in a text without colons every line would be gone through to its end.
  const beginning = text.slice(start, Math.min(end - 1, start + longestLeadIn));
  const colon = beginning.indexOf(":");
  return colon === -1 ? undefined : readHeading(beginning.slice(0, colon + 1).replace(/^[^a-zA-Z]+/, ""));
}

const inReturn = /^in return\b/i;

/** A paragraph that ends in "Some of the perks we offer include:" heads the list that follows it. */
function announced(
  text: string,
  last: Sentence | undefined,
  lineStart: number,
  lineEnd: number,
): SectionKind | undefined {
  if (!last || !/[:：]\s?[-–—]?$/.test(text.slice(lineEnd - 4, lineEnd))) return undefined;
  if (inReturn.test(text.slice(last.start, last.end))) return "benefits";
  if (last.start === lineStart || !text.startsWith(":", lineEnd - 1)) return undefined;
  return last.section === "equal" ? undefined : readHeading(text.slice(last.start, last.end));
}

function splitLine(
  text: string,
  start: number,
  end: number,
  section: SectionKind,
  heading: boolean,
  into: Sentence[],
): void {
  let from = start;
  for (let i = start; i < end; i++) {
    const code = text.charCodeAt(i);
    const bullet = (code === 0x2022 || code === 0xb7 || code === 0x25cf) && i > from;
    if (!bullet && i !== end - 1 && !breakAfter(text, i, from)) continue;
    const to = bullet ? i : i + 1;
    if (to > from) {
      const equal = section !== "equal" && equalOpportunity.test(text.slice(from, to));
      into.push({ start: from, end: to, section: equal ? "equal" : section, heading });
    }
    from = to;
    if (text.charCodeAt(from) === 32) from++;
  }
}
