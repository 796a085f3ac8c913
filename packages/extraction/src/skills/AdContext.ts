import type { Skill } from "@talent/taxonomy";
import type { TextDocument } from "../text/readDocument.ts";
import type { Lexicon } from "./lexicon/Lexicon.ts";
import type { Tokens } from "./lexicon/Tokens.ts";
import type { Matches } from "./PhraseFinder.ts";
import type { Relevance } from "./relevance.ts";

/** All that is known of an ad when its matches are judged. */
export interface AdContext {
  document: TextDocument;
  /** By sentence. */
  relevance: readonly Relevance[];
  tokens: Tokens;
  matches: Matches;
  skills: readonly Skill[];
  /** By place in the list of credentials: a vetting, which boilerplate may well ask for. */
  clearance: readonly boolean[];
  lexicon: Lexicon;
}

/** Whether the sentence stands in a list of what is asked for. */
export function isAsked({ sentences }: TextDocument, sentence: number): boolean {
  const section = sentences[sentence]?.section;
  return section === "requirements" || section === "preferred";
}
