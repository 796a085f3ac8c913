/** A 32-bit hash of a text, well mixed (FNV-1a with a final avalanche). */
export function hashText(text: string): number {
  let hash = 2166136261;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 12)) >>> 0;
}

function wordFeatures(word: string, features: Set<number>): void {
  features.add(hashText(`w ${word}`));
  if (word.length > 4) features.add(hashText(`p ${word.slice(0, 4)}`));
  if (word.length > 6) features.add(hashText(`p ${word.slice(0, 6)}`));
  if (word.length > 5) features.add(hashText(`s ${word.slice(-5)}`));
}

/**
 * What the title model sees of a title's tokens, as hashes: words, their beginnings and endings, neighbours, the first
 * word, the last (the head of an English title), and each word with the head.
 */
export function titleFeatures(tokens: readonly string[]): number[] {
  const features = new Set<number>();
  const head = tokens.at(-1);
  if (head === undefined) return [];
  for (const [at, word] of tokens.entries()) {
    wordFeatures(word, features);
    const next = tokens[at + 1];
    if (next !== undefined) features.add(hashText(`b ${word} ${next}`));
    if (at < tokens.length - 2) features.add(hashText(`k ${word} ${head}`));
  }
  features.add(hashText(`h ${head}`));
  features.add(hashText(`f ${tokens[0]}`));
  return [...features];
}

/** The features of words beside the title proper ("Software Engineer - Backend"): each word alone, order unknown. */
export function contextFeatures(tokens: readonly string[]): number[] {
  const features = new Set<number>();
  for (const word of tokens) wordFeatures(word, features);
  return [...features];
}
