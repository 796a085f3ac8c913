import { labelCount } from "./labels.ts";

/**
 * The likeliest labels of a sentence (Viterbi), from three scores a token and the steps from label to label, row by
 * row with a fourth row for the start; `bias` is added to the score of standing outside.
 */
export function bestLabels(scores: Float64Array, steps: Float64Array, bias: number): Uint8Array {
  const length = scores.length / labelCount;
  const labels = new Uint8Array(length);
  if (length === 0) return labels;
  const from = new Uint8Array(scores.length);
  let last = new Float64Array(labelCount);
  for (let j = 0; j < labelCount; j++)
    last[j] = (steps[labelCount * labelCount + j] as number) + (scores[j] as number) + (j === 0 ? bias : 0);
  for (let t = 1; t < length; t++) {
    const here = new Float64Array(labelCount);
    for (let j = 0; j < labelCount; j++) {
      let best = 0;
      let bestScore = Number.NEGATIVE_INFINITY;
      for (let i = 0; i < labelCount; i++) {
        const score = (last[i] as number) + (steps[i * labelCount + j] as number);
        if (score > bestScore) {
          bestScore = score;
          best = i;
        }
      }
      from[t * labelCount + j] = best;
      here[j] = bestScore + (scores[t * labelCount + j] as number) + (j === 0 ? bias : 0);
    }
    last = here;
  }
  let label = last.indexOf(Math.max(...last));
  for (let t = length - 1; t >= 0; t--) {
    labels[t] = label;
    label = from[t * labelCount + label] as number;
  }
  return labels;
}
