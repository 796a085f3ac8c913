import type { TextDocument } from "../text/readDocument.ts";
import type { SectionKind } from "../text/SectionKind.ts";
import { experiencerNouns } from "./lexicon/contextNouns.data.ts";

/** How far a sentence is to be believed: 0 says nothing of the job, 1 only when it asks for something, 2 always. */
export type Relevance = 0 | 1 | 2;

// A name in capitals at the head: "Acme Health provides"; but "Scala is a plus" is asked for.
const employerName =
  /^(?:[A-Z][\w'.&]+(?: [A-Z][\w'.&]+){0,4} (?:https?:\S+ )?(?:(?:is|are)(?! (?:(?:an?|also|highly|strongly|big|huge|strong|definite) )*(?:plus|bonus|must|advantage|asset|preferred|desirable|desired|required|essential|needed|mandatory|advantageous|beneficial)\b)|was|has|provides?|offers?|serves?|helps?|delivers?|builds|makes?|enables?|powers?|connects?|combines?|develops?|brings?|creates?|partnered)|At (?:the )?[A-Z][\w'.&]+.{0,80}? we)\b/;
const employerWords =
  /^(?:(?:the|our) (?:trust|hospitals?|compan(?:y|ies)|organi[sz]ation|department|directorate|service|unit|site|division|firm|mission|platform|products?|customers|clients)\b|we(?:'re| are| have| were| provide| offer| serve| help| believe| build| operate| run| deliver| employ)\b|founded in|since |backed by|established in|headquartered)|\b(?:we (?:care|conduct|pride|treat|value|strive|aspire|celebrate|invest)|serv(?:es|ing) a population|one of the (?:largest|leading|biggest|busiest|top|fastest)|(?:world|market|industry)[- ]leading|raised \$|series [A-E]\b|our mission|beautiful|fortune \d+|rated (?:good|outstanding)|foundation trust (?:is|provides)|is a (?:[\w-]+ ){0,3}provider of|(?:specialist|leading|largest) provider of|is a national charity|we(?:'re| are) (?:on a mission|building|a team|proud|backed|committed))/i;
// Sections that say nothing of what the work asks for.
const silent: ReadonlySet<SectionKind> = new Set(["equal", "benefits", "pay", "process", "unwanted"]);
const aboutJob = new RegExp(
  `\\b(?:you|your|you'll|post ?holder|candidates?|applicants?|(?<!\\b(?:${experiencerNouns.replaceAll(" ", "|")})(?:'s|s)? )experience|experienced|knowledge|skills|skilled|proficien\\w+|looking for|seeking|require[sd]?|responsib\\w+|roles?|posts?|vacanc\\w+|recruit\\w*|opportunit\\w+|join (?:us|our|the)|essential|desirable|ability|able|must|ideal)\\b`,
  "i",
);
// "Our dedication to quality" is praise; "our stack: Go, Rust" is not.
const ourOwn =
  /^[\s•*-]*our (?!.*\bwill\b|(?:\w+ )?(?:stack|tech\w*|tools|languages|codebase|ideal|perfect|new)\b)/i;
const aboutEmployer = (sentence: string): boolean =>
  employerName.test(sentence) || employerWords.test(sentence);
// What one gets: "The post holder will be given clinical supervision".
const offer =
  /\bwill (?:also )?(?:be (?:given|offered|supported|provided)|receive|benefit from)\b|^(?:there (?:are|is)|further|excellent|great|fantastic) .{0,30}opportunit|^in return\b|\bfully supported\b|\bwe (?:can |also )*offer(?! (?:our )?(?:clients|customers))\b/i;
const aboutReader =
  /\b(?:you|your|you'll|you're|post ?holder|candidates?|applicants?|seeking|looking for|recruiting)\b/i;

/** The relevance of every sentence of the document, in order. */
export function readRelevance({ text, sentences }: TextDocument): Relevance[] {
  const firstHeading = sentences.findIndex(
    ({ heading, section }) => heading && (section === "duties" || section === "requirements"),
  );
  return sentences.map(({ start, end, section }, index) => {
    if (silent.has(section)) return 0;
    const listed = section === "requirements" || section === "preferred";
    if (listed) return 2;
    const sentence = text.slice(start, end);
    const asks = aboutJob.test(sentence);
    if (offer.test(sentence)) return 0;
    if (ourOwn.test(sentence) && !aboutReader.test(sentence)) return 0;
    if (section === "company") return asks && aboutReader.test(sentence) ? 1 : 0;
    if (section === "duties") return asks || !aboutEmployer(sentence) ? 2 : 1;
    // Before the first heading of a well-ordered ad stands the employer's introduction.
    if (index < firstHeading) return asks ? 1 : 0;
    return asks ? 2 : aboutEmployer(sentence) ? 0 : 2;
  });
}
