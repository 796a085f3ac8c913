import { labelCount } from "../labels.ts";

/** A sentence to learn from: for every token the numbers of its features, and its label. */
export interface Example {
  features: readonly Int32Array[];
  labels: Uint8Array;
}

/**
 * A linear-chain conditional random field over the three labels. The weight of "outside" is fixed at 0, so that a
 * feature has two weights (begin, inside); `steps` are those from label to label, row by row, with a fourth row for the
 * start of a sentence.
 */
export interface SequenceModel {
  weights: Float64Array;
  steps: Float64Array;
}

export interface TrainingOptions {
  rounds: number;
  rate: number;
  /** Share of features hidden from each sentence in each round. */
  dropout: number;
  /** Strength of the pull towards 0. */
  l2: number;
  seed: number;
}

const startRow = labelCount * labelCount;
const none = -1e9;

/** Learns by AdaGrad on the log-likelihood of one sentence after the other, weights averaged over the last half. */
export function trainSequenceModel(
  examples: readonly Example[],
  featureCount: number,
  options: TrainingOptions,
): SequenceModel {
  const weights = new Float64Array(featureCount * 2);
  const squares = new Float64Array(featureCount * 2).fill(1e-2);
  const total = new Float64Array(featureCount * 2);
  const steps = new Float64Array(startRow + labelCount);
  const stepSquares = new Float64Array(startRow + labelCount).fill(1e-2);
  const stepTotal = new Float64Array(startRow + labelCount);
  steps[startRow + 2] = none;
  steps[2] = none;
  const random = randomNumbers(options.seed);
  const order = Int32Array.from(examples.keys());
  let averaged = 0;
  for (let round = 0; round < options.rounds; round++) {
    shuffle(order, random);
    for (const index of order) learn(examples[index] as Example);
    if (round * 2 < options.rounds) continue;
    averaged += 1;
    for (let i = 0; i < total.length; i++) total[i] = (total[i] as number) + (weights[i] as number);
    for (let i = 0; i < steps.length; i++) stepTotal[i] = (stepTotal[i] as number) + (steps[i] as number);
  }
  return { weights: total.map((sum) => sum / averaged), steps: stepTotal.map((sum) => sum / averaged) };

  function learn({ features, labels }: Example): void {
    const length = labels.length;
    if (length === 0) return;
    const kept = features.map((list) => list.filter(() => random() >= options.dropout));
    const scale = 1 / (1 - options.dropout);
    const scores = emissions(kept, weights, scale);
    const { marginals, pairs, starts } = forwardBackward(scores, steps, length);
    for (let t = 0; t < length; t++) {
      for (let label = 1; label < labelCount; label++) {
        const gradient =
          ((labels[t] === label ? 1 : 0) - (marginals[t * labelCount + label] as number)) * scale;
        for (const feature of kept[t] as Int32Array) {
          const at = feature * 2 + label - 1;
          const pull = gradient - options.l2 * (weights[at] as number);
          squares[at] = (squares[at] as number) + pull * pull;
          weights[at] = (weights[at] as number) + (options.rate * pull) / Math.sqrt(squares[at] as number);
        }
      }
    }
    const observed = new Float64Array(steps.length);
    observed[startRow + (labels[0] as number)] = 1;
    for (let t = 1; t < length; t++) {
      const at = (labels[t - 1] as number) * labelCount + (labels[t] as number);
      observed[at] = (observed[at] as number) + 1;
    }
    for (let i = 0; i < steps.length; i++) {
      if ((steps[i] as number) < none / 2) continue;
      const expected = i < startRow ? (pairs[i] as number) : (starts[i - startRow] as number);
      const gradient = (observed[i] as number) - expected;
      stepSquares[i] = (stepSquares[i] as number) + gradient * gradient;
      steps[i] = (steps[i] as number) + (options.rate * gradient) / Math.sqrt(stepSquares[i] as number);
    }
  }
}

/** Scores of begin and inside for every token, three numbers a token, outside being 0. */
export function emissions(
  features: readonly Int32Array[],
  weights: Float64Array,
  scale: number,
): Float64Array {
  const scores = new Float64Array(features.length * labelCount);
  for (let t = 0; t < features.length; t++) {
    let begin = 0;
    let inside = 0;
    for (const feature of features[t] as Int32Array) {
      begin += weights[feature * 2] as number;
      inside += weights[feature * 2 + 1] as number;
    }
    scores[t * labelCount + 1] = begin * scale;
    scores[t * labelCount + 2] = inside * scale;
  }
  return scores;
}

function forwardBackward(scores: Float64Array, steps: Float64Array, length: number) {
  const forward = new Float64Array(length * labelCount);
  const backward = new Float64Array(length * labelCount);
  const marginals = new Float64Array(length * labelCount);
  const pairs = new Float64Array(startRow);
  for (let j = 0; j < labelCount; j++) forward[j] = (steps[startRow + j] as number) + (scores[j] as number);
  for (let t = 1; t < length; t++) {
    for (let j = 0; j < labelCount; j++) {
      const a = (forward[(t - 1) * 3] as number) + (steps[j] as number);
      const b = (forward[(t - 1) * 3 + 1] as number) + (steps[3 + j] as number);
      const c = (forward[(t - 1) * 3 + 2] as number) + (steps[6 + j] as number);
      forward[t * 3 + j] = logSum(a, b, c) + (scores[t * 3 + j] as number);
    }
  }
  for (let t = length - 2; t >= 0; t--) {
    for (let i = 0; i < labelCount; i++) {
      const next = (t + 1) * 3;
      const a = (steps[i * 3] as number) + (scores[next] as number) + (backward[next] as number);
      const b = (steps[i * 3 + 1] as number) + (scores[next + 1] as number) + (backward[next + 1] as number);
      const c = (steps[i * 3 + 2] as number) + (scores[next + 2] as number) + (backward[next + 2] as number);
      backward[t * 3 + i] = logSum(a, b, c);
    }
  }
  const last = (length - 1) * 3;
  const all = logSum(forward[last] as number, forward[last + 1] as number, forward[last + 2] as number);
  for (let i = 0; i < marginals.length; i++)
    marginals[i] = Math.exp((forward[i] as number) + (backward[i] as number) - all);
  for (let t = 1; t < length; t++) {
    for (let i = 0; i < 3; i++) {
      for (let j = 0; j < 3; j++) {
        const score =
          (forward[(t - 1) * 3 + i] as number) +
          (steps[i * 3 + j] as number) +
          (scores[t * 3 + j] as number) +
          (backward[t * 3 + j] as number);
        pairs[i * 3 + j] = (pairs[i * 3 + j] as number) + Math.exp(score - all);
      }
    }
  }
  return { marginals, pairs, starts: marginals.slice(0, labelCount) };
}

function logSum(a: number, b: number, c: number): number {
  const most = Math.max(a, b, c);
  return most + Math.log(Math.exp(a - most) + Math.exp(b - most) + Math.exp(c - most));
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function shuffle(order: Int32Array, random: () => number): void {
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    const kept = order[i] as number;
    order[i] = order[j] as number;
    order[j] = kept;
  }
}
