import type { Sentence, TextDocument } from "../text/readDocument.ts";

/** The sentences in which a pattern is found, each once, in order. The pattern must be global. */
export function sentencesWith(document: TextDocument, pattern: RegExp): Sentence[] {
  const found: Sentence[] = [];
  const { text, sentences } = document;
  let next = 0;
  pattern.lastIndex = 0;
  for (let hit = pattern.exec(text); hit !== null; hit = pattern.exec(text)) {
    while (next < sentences.length && (sentences[next]?.end ?? 0) <= hit.index) next += 1;
    const sentence = sentences[next];
    if (sentence === undefined) break;
    found.push(sentence);
    pattern.lastIndex = Math.max(pattern.lastIndex, sentence.end);
    next += 1;
  }
  return found;
}
