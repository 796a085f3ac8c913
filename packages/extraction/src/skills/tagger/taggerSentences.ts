import { readHeading } from "../../text/readHeading.ts";
import type { SectionKind } from "../../text/SectionKind.ts";
import type { DictionaryMarks } from "./DictionaryMarks.ts";
import type { TaggerSentence } from "./taggerFeatures.ts";

/** Sentences of one ad, in order, as the tagger sees them: looked up, with section and heading. */
export function taggerSentences(
  ad: readonly (readonly string[])[],
  marks: DictionaryMarks,
): TaggerSentence[] {
  let section: SectionKind = "other";
  let heading = "";
  let sinceHeading = 0;
  return ad.map((tokens) => {
    const text = tokens.join(" ");
    const short = tokens.length > 0 && tokens.length <= 8 && !/[.!]$/.test(text);
    const opened = short ? readHeading(text.replace(/ ([:,?')])/g, "$1")) : undefined;
    section = opened ?? section;
    const heads = opened !== undefined || (short && tokens.length <= 4);
    sinceHeading = heads ? 0 : sinceHeading + 1;
    const sentence = { tokens, marks: marks.read(tokens), section, heading, sinceHeading };
    if (heads) heading = text.replace(/[^\p{L}\p{N}' ]/gu, "").trim();
    return sentence;
  });
}
