import type { LabelledSentence } from "../../../evaluation/spans/LabelledSentence.ts";
import { scoreSpans } from "../../../evaluation/spans/scoreSpans.ts";
import { bestLabels } from "../bestLabels.ts";
import { toSpans } from "../createSpanTagger.ts";
import type { DictionaryMarks } from "../DictionaryMarks.ts";
import { Label } from "../labels.ts";
import { type ChainWeights, type SpanKind, spanKinds, type TaggerModel } from "../TaggerModel.ts";
import type { TokenSpan } from "../TokenSpan.ts";
import { taggerFeatures } from "../taggerFeatures.ts";
import { taggerSentences } from "../taggerSentences.ts";
import {
  type Example,
  emissions,
  randomNumbers,
  type SequenceModel,
  type TrainingOptions,
  trainSequenceModel,
} from "./SequenceModel.ts";

const options: TrainingOptions = { rounds: 14, rate: 0.1, dropout: 0.2, l2: 0, seed: 1 };
const leastSeen = 3;
const folds = 5;
const biases = [0, -0.2, -0.4, -0.6, -0.8, -1];
// A weight below this share of the largest moves no label.
const kept = 2;

interface Row {
  features: Int32Array[];
  labelled: Record<SpanKind, TokenSpan[]>;
}

/** How well a bias did on the folds that were held out. */
export interface Tuning {
  kind: SpanKind;
  bias: number;
  overlap: number;
  exact: number;
}

/**
 * Learns the weights from labelled sentences (those of one ad in a row). The bias of each kind is the one with the best
 * sum of overlap and exact F1 over folds of whole ads, none of which was seen by the weights that read it.
 */
export function trainTagger(
  sentences: readonly LabelledSentence[],
  marks: DictionaryMarks,
): { model: TaggerModel; tunings: Tuning[] } {
  const ads = byAd(sentences).map((ad) => toRows(ad, marks));
  const random = randomNumbers(7);
  const foldOf = ads.map(() => Math.floor(random() * folds));
  const tunings: Tuning[] = [];
  const known = knownFeatures(ads.flat());
  const chains = {} as Record<SpanKind, ChainWeights>;
  const learnt = new Map<SpanKind, SequenceModel>();
  for (const kind of spanKinds) {
    const trials = biases.map(() => [] as { labelled: TokenSpan[]; found: TokenSpan[] }[]);
    for (let fold = 0; fold < folds; fold++) {
      const seen = ads.filter((_, ad) => foldOf[ad] !== fold).flat();
      const ids = knownFeatures(seen);
      const { weights, steps } = learn(seen, kind, ids);
      for (const row of ads.filter((_, ad) => foldOf[ad] === fold).flat()) {
        const scores = emissions(numbered(row.features, ids), weights, 1);
        for (const [trial, bias] of biases.entries()) {
          const found = toSpans(bestLabels(scores, steps, bias));
          trials[trial]?.push({ labelled: row.labelled[kind], found });
        }
      }
    }
    const scored = biases.map((bias, trial) => {
      const { overlap, exact } = scoreSpans(trials[trial] ?? []);
      return { kind, bias, overlap: overlap.f1, exact: exact.f1 };
    });
    tunings.push(...scored);
    const best = scored.reduce((a, b) => (b.overlap + b.exact > a.overlap + a.exact ? b : a));
    const model = learn(ads.flat(), kind, known);
    learnt.set(kind, model);
    const most = model.weights.reduce((largest, weight) => Math.max(largest, Math.abs(weight)), 0);
    chains[kind] = { steps: model.steps, bias: best.bias, unit: most / 127 };
  }
  return { model: toModel(known, learnt, chains), tunings };
}

function toModel(
  known: ReadonlyMap<number, number>,
  learnt: ReadonlyMap<SpanKind, SequenceModel>,
  chains: Record<SpanKind, ChainWeights>,
): TaggerModel {
  const features: number[] = [];
  const weights: number[] = [];
  for (const [feature, id] of known) {
    const row = spanKinds.flatMap((kind) =>
      [0, 1].map((at) => Math.round((learnt.get(kind)?.weights[id * 2 + at] ?? 0) / chains[kind].unit)),
    );
    if (row.every((weight) => Math.abs(weight) < kept)) continue;
    features.push(feature);
    weights.push(...row);
  }
  return { chains, features: Int32Array.from(features), weights: Int8Array.from(weights) };
}

function byAd(sentences: readonly LabelledSentence[]): LabelledSentence[][] {
  const ads: LabelledSentence[][] = [];
  for (const sentence of sentences) {
    const last = ads.at(-1);
    if (last?.[0]?.ad === sentence.ad) last.push(sentence);
    else ads.push([sentence]);
  }
  return ads;
}

function toRows(ad: readonly LabelledSentence[], marks: DictionaryMarks): Row[] {
  const read = taggerSentences(
    ad.map(({ tokens }) => tokens),
    marks,
  );
  return read.map((sentence, at) => {
    const { skills = [], knowledge = [] } = ad[at] ?? {};
    return { features: taggerFeatures(sentence), labelled: { skills, knowledge } };
  });
}

function knownFeatures(rows: readonly Row[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { features } of rows) {
    for (const list of features)
      for (const feature of list) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  }
  const ids = new Map<number, number>();
  for (const [feature, count] of counts) if (count >= leastSeen) ids.set(feature, ids.size);
  return ids;
}

const numbered = (features: readonly Int32Array[], ids: ReadonlyMap<number, number>): Int32Array[] =>
  features.map((list) => list.map((feature) => ids.get(feature) ?? -1).filter((id) => id !== -1));

function learn(rows: readonly Row[], kind: SpanKind, ids: ReadonlyMap<number, number>): SequenceModel {
  const examples = rows.map(({ features, labelled }): Example => {
    const labels = new Uint8Array(features.length);
    for (const { start, end } of labelled[kind]) {
      labels.fill(Label.inside, start, end);
      labels[start] = Label.begin;
    }
    return { features: numbered(features, ids), labels };
  });
  return trainSequenceModel(examples, ids.size, options);
}
