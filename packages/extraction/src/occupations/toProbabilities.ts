/** Turns scores (log-odds) into probabilities in place: softmax. */
export function toProbabilities(scores: Float32Array): void {
  let highest = Number.NEGATIVE_INFINITY;
  for (const score of scores) if (score > highest) highest = score;
  let sum = 0;
  for (let at = 0; at < scores.length; at++) {
    const value = Math.exp((scores[at] as number) - highest);
    scores[at] = value;
    sum += value;
  }
  for (let at = 0; at < scores.length; at++) scores[at] = (scores[at] as number) / sum;
}
