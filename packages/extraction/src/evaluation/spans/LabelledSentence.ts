import type { TokenSpan } from "../../skills/tagger/TokenSpan.ts";

/** A sentence of a labelled file: its tokens, the ad and the source it comes from, and the spans marked by hand. */
export type LabelledSentence = {
  tokens: string[];
  ad: string;
  source: string;
  skills: TokenSpan[];
  knowledge: TokenSpan[];
};
