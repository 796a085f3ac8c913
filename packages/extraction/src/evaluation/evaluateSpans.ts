import { existsSync } from "node:fs";
import type { Taxonomy } from "@talent/taxonomy";
import { createLexicon } from "../skills/lexicon/Lexicon.ts";
import { createSpanTagger } from "../skills/tagger/createSpanTagger.ts";
import { DictionaryMarks } from "../skills/tagger/DictionaryMarks.ts";
import { type SpanKind, spanKinds } from "../skills/tagger/TaggerModel.ts";
import { dictionarySpans } from "./spans/dictionarySpans.ts";
import type { LabelledSentence } from "./spans/LabelledSentence.ts";
import { readLabelledSpans } from "./spans/readLabelledSpans.ts";
import { type SpanScores, scoreSpans } from "./spans/scoreSpans.ts";

/** One line of the table: which sentences, of which source, which kind of span, found by what, with what scores. */
export type SpanResult = { set: string; source: string; kind: SpanKind; finder: string } & SpanScores;

const folder = new URL("../../../../../shared/data/evaluation/skillspan/", import.meta.url);
const reported = "dev.jsonl.gz";

/**
 * Scores of the shipped tagger, and of the vocabulary alone, on the dev part of SkillSpan (the tagger learnt from the
 * train part) or, given a file, on that file alone. Empty when there is no file and no SkillSpan beside the repository.
 * `after` tells what was done to the taxonomy, behind the finder's name.
 */
export function evaluateSpans(
  taxonomy: Taxonomy,
  options: { file?: string; after?: string } = {},
): SpanResult[] {
  const path = options.file ?? new URL(reported, folder);
  if (options.file === undefined && !existsSync(path)) return [];
  const set = options.file ?? "SkillSpan dev";
  const told = options.after === undefined ? "" : `, ${options.after}`;
  const sentences = readLabelledSpans(path);
  const lexicon = createLexicon(taxonomy.skills.all, taxonomy.credentials.all);
  const tagger = createSpanTagger(lexicon, taxonomy.skills.all);
  const marks = new DictionaryMarks(lexicon, taxonomy.skills.all);
  const finders = {
    tagger: inAds(sentences, (ad) => tagger.tag(ad)),
    "vocabulary alone": sentences.map(({ tokens }) => dictionarySpans(tokens, marks)),
  };
  const sources = [...new Set(sentences.map(({ source }) => source))].filter(Boolean).sort();
  return Object.entries(finders).flatMap(([finder, found]) =>
    spanKinds.flatMap((kind) =>
      ["all", ...(sources.length > 1 ? sources : [])].map((source) => {
        const rows = sentences
          .map((sentence, at) => ({ sentence, labelled: sentence[kind], found: found[at]?.[kind] ?? [] }))
          .filter(({ sentence }) => source === "all" || sentence.source === source);
        return { set, source, kind, finder: `${finder}${told}`, ...scoreSpans(rows) };
      }),
    ),
  );
}

function inAds<Found>(sentences: readonly LabelledSentence[], tag: (ad: string[][]) => Found[]): Found[] {
  const found: Found[] = [];
  for (let from = 0; from < sentences.length; ) {
    let to = from + 1;
    while (to < sentences.length && sentences[to]?.ad === sentences[from]?.ad) to += 1;
    found.push(...tag(sentences.slice(from, to).map(({ tokens }) => tokens)));
    from = to;
  }
  return found;
}
