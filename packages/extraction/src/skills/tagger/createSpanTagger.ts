import { readFileSync } from "node:fs";
import type { Skill } from "@talent/taxonomy";
import type { Lexicon } from "../lexicon/Lexicon.ts";
import { bestLabels } from "./bestLabels.ts";
import { DictionaryMarks } from "./DictionaryMarks.ts";
import { FeatureTable } from "./FeatureTable.ts";
import { Label, labelCount } from "./labels.ts";
import { readTaggerModel, type SpanKind, spanKinds, type TaggerModel } from "./TaggerModel.ts";
import type { TokenSpan } from "./TokenSpan.ts";
import { taggerFeatures } from "./taggerFeatures.ts";
import { taggerSentences } from "./taggerSentences.ts";

/** Spans of one sentence by kind, in order; spans of one kind never overlap, those of different kinds may. */
export type TaggedSpans = Record<SpanKind, TokenSpan[]>;

/** Marks skills and knowledge in sentences given as tokens, known to the taxonomy or not. */
export interface SpanTagger {
  /** Tags the sentences of one ad, in order: what stands above a sentence tells what it is about. */
  tag(ad: readonly (readonly string[])[]): TaggedSpans[];
}

const shipped = new URL("../../../data/span-model.bin", import.meta.url);

/** Makes a tagger over the lexicon, with the shipped weights unless others are given. */
export function createSpanTagger(
  lexicon: Lexicon,
  skills: readonly Skill[],
  model: TaggerModel = readTaggerModel(readFileSync(shipped)),
): SpanTagger {
  const marks = new DictionaryMarks(lexicon, skills);
  const table = new FeatureTable(model.features);

  function spansOf(features: readonly Int32Array[], kind: SpanKind): TokenSpan[] {
    const { steps, bias, unit } = model.chains[kind];
    const offset = spanKinds.indexOf(kind) * 2;
    const scores = new Float64Array(features.length * labelCount);
    for (const [token, list] of features.entries()) {
      let begin = 0;
      let inside = 0;
      for (const place of list) {
        begin += model.weights[place * 4 + offset] as number;
        inside += model.weights[place * 4 + offset + 1] as number;
      }
      scores[token * labelCount + Label.begin] = begin * unit;
      scores[token * labelCount + Label.inside] = inside * unit;
    }
    return toSpans(bestLabels(scores, steps, bias));
  }

  return {
    tag(ad) {
      const bare = ad.map(withoutCommas);
      const sentences = taggerSentences(
        bare.map(({ tokens }) => tokens),
        marks,
      );
      return sentences.map((sentence, index) => {
        const { places } = bare[index] as BareSentence;
        const features = taggerFeatures(sentence).map((list) =>
          list.map((feature) => table.find(feature)).filter((place) => place !== -1),
        );
        return {
          skills: inPlace(spansOf(features, "skills"), places),
          knowledge: inPlace(spansOf(features, "knowledge"), places),
        };
      });
    },
  };
}

/** Spans of a row of labels. */
export function toSpans(labels: Uint8Array): TokenSpan[] {
  const spans: TokenSpan[] = [];
  for (const [at, label] of labels.entries()) {
    const last = spans.at(-1);
    if (label === Label.begin) spans.push({ start: at, end: at + 1 });
    else if (label === Label.inside && last?.end === at) last.end = at + 1;
  }
  return spans;
}

interface BareSentence {
  tokens: string[];
  /** Where each token stood. */
  places: number[];
}

// The texts the weights were learnt from have no commas: they are passed over, and part spans afterwards.
function withoutCommas(sentence: readonly string[]): BareSentence {
  const places = [...sentence.keys()].filter((at) => sentence[at] !== ",");
  return { tokens: places.map((at) => sentence[at] as string), places };
}

function inPlace(spans: readonly TokenSpan[], places: readonly number[]): TokenSpan[] {
  const moved: TokenSpan[] = [];
  for (const { start, end } of spans) {
    for (let at = start; at < end; at++) {
      const place = places[at] as number;
      const last = moved.at(-1);
      if (at > start && last?.end === place) last.end = place + 1;
      else moved.push({ start: place, end: place + 1 });
    }
  }
  return moved;
}
