import type { TitleModel } from "../TitleModel.ts";
import { titleFeatures } from "../titleFeatures.ts";
import { titleTokens } from "../titleTokens.ts";
import { toProbabilities } from "../toProbabilities.ts";

/** A title whose occupation is known, and how many ordinary examples it counts for. */
export type TitleExample = { title: string; occupation: number; weight: number };

/** How the model is fitted: passes over the examples, step size, and the smallest weight worth keeping. */
export type TrainingOptions = { epochs: number; rate: number; keepAbove: number; seed: number };

/** The settings the shipped model was fitted with. */
export const trainingDefaults: TrainingOptions = { epochs: 5, rate: 0.3, keepAbove: 0.08, seed: 1 };

// Errors below this change nothing, which keeps most weights at zero; the smoothing tempers the first steps.
const NEGLIGIBLE = 2e-3;
const SMOOTHING = 1;

type Sample = { features: Int32Array; class: number; weight: number };

function toSamples(examples: readonly TitleExample[], classOf: ReadonlyMap<number, number>) {
  const hashed = examples.map(({ title }) => titleFeatures(titleTokens(title)));
  const uses = new Map<number, number>();
  for (const features of hashed)
    for (const feature of features) uses.set(feature, (uses.get(feature) ?? 0) + 1);
  // A feature seen once says nothing its title's other features do not say, save in short titles, where all stay.
  const rowOf = new Map<number, number>();
  for (const features of hashed) {
    for (const feature of features) {
      if (!rowOf.has(feature) && ((uses.get(feature) ?? 0) > 1 || features.length <= 8))
        rowOf.set(feature, rowOf.size);
    }
  }
  const samples: Sample[] = [];
  for (const [at, { occupation, weight }] of examples.entries()) {
    const index = classOf.get(occupation);
    const rows = (hashed[at] ?? []).map((feature) => rowOf.get(feature)).filter((row) => row !== undefined);
    if (index !== undefined && rows.length > 0)
      samples.push({ features: Int32Array.from(rows), class: index, weight });
  }
  return { samples, hashes: Uint32Array.from(rowOf.keys()) };
}

function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

function shuffle(order: Int32Array, random: () => number): void {
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    const kept = order[at] as number;
    order[at] = order[other] as number;
    order[other] = kept;
  }
}

/**
 * Fits a multinomial logistic regression over title features by AdaGrad, one example at a time in seeded order, and
 * keeps its larger weights as bytes. The same examples and options give the same model.
 */
export function trainTitleModel(
  examples: readonly TitleExample[],
  occupations: readonly number[],
  options: TrainingOptions = trainingDefaults,
): TitleModel {
  const classOf = new Map(occupations.map((id, index) => [id, index]));
  const { samples, hashes } = toSamples(examples, classOf);
  const width = occupations.length;
  const weights = new Float32Array(hashes.length * width);
  const squares = new Float32Array(hashes.length * width);
  const scores = new Float32Array(width);
  const order = Int32Array.from(samples.keys());
  const random = createRandom(options.seed);
  for (let epoch = 0; epoch < options.epochs; epoch++) {
    shuffle(order, random);
    for (const at of order) step(samples[at] as Sample);
  }
  return toSparse(weights, hashes, occupations, options.keepAbove);

  function step(sample: Sample): void {
    scores.fill(0);
    for (const row of sample.features) {
      const base = row * width;
      for (let index = 0; index < width; index++)
        scores[index] = (scores[index] as number) + (weights[base + index] as number);
    }
    toProbabilities(scores);
    for (let index = 0; index < width; index++) {
      const error = (scores[index] as number) - (index === sample.class ? 1 : 0);
      if (error < NEGLIGIBLE && error > -NEGLIGIBLE) continue;
      const slope = error * sample.weight;
      for (const row of sample.features) {
        const at = row * width + index;
        const sum = (squares[at] as number) + slope * slope;
        squares[at] = sum;
        weights[at] = (weights[at] as number) - (options.rate * slope) / Math.sqrt(sum + SMOOTHING);
      }
    }
  }
}

function toSparse(
  dense: Float32Array,
  hashes: Uint32Array,
  occupations: readonly number[],
  keepAbove: number,
): TitleModel {
  const width = occupations.length;
  let largest = 0;
  let count = 0;
  for (const weight of dense) {
    const size = Math.abs(weight);
    if (size > largest) largest = size;
    if (size >= keepAbove) count += 1;
  }
  const scale = largest / 127 || 1;
  const offsets = new Uint32Array(hashes.length + 1);
  const classes = new Uint16Array(count);
  const weights = new Int8Array(count);
  let at = 0;
  for (let row = 0; row < hashes.length; row++) {
    for (let index = 0; index < width; index++) {
      const weight = dense[row * width + index] as number;
      if (Math.abs(weight) < keepAbove) continue;
      classes[at] = index;
      weights[at] = Math.round(weight / scale);
      at += 1;
    }
    offsets[row + 1] = at;
  }
  return { occupations: Uint32Array.from(occupations), hashes, offsets, classes, weights, scale };
}
