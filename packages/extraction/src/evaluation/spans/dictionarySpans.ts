import type { TaggedSpans } from "../../skills/tagger/createSpanTagger.ts";
import { type DictionaryMarks, Mark } from "../../skills/tagger/DictionaryMarks.ts";
import type { SpanKind } from "../../skills/tagger/TaggerModel.ts";

const kinds: Readonly<Record<number, SpanKind>> = {
  [Mark.skill]: "skills",
  [Mark.personal]: "skills",
  [Mark.knowledge]: "knowledge",
  [Mark.tool]: "knowledge",
  [Mark.credential]: "knowledge",
};

/** Spans the vocabulary alone would mark: names that need no proof, as skills or knowledge by their category. */
export function dictionarySpans(tokens: readonly string[], marks: DictionaryMarks): TaggedSpans {
  const { kind, opens, unsure } = marks.read(tokens);
  const spans: TaggedSpans = { skills: [], knowledge: [] };
  for (let start = 0; start < tokens.length; start++) {
    const of = kinds[kind[start] as number];
    if (!opens[start] || unsure[start] || of === undefined) continue;
    let end = start + 1;
    while (end < tokens.length && kind[end] && !opens[end]) end += 1;
    spans[of].push({ start, end });
  }
  return spans;
}
