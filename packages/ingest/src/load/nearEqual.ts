/** Texts at least this alike, with the same numbers, are one ad shown twice. */
export const repostSimilarity = 0.9;

/**
 * Runs that a text must have to tell whether it is shown twice. A shorter one falls below `repostSimilarity` by any
 * other word, so that only the very same text would agree, and "Apply now." is the same in every vacancy.
 */
export const fewestRuns = 19;

/**
 * How alike two texts are, 0 to 1: the runs of three words both have, over those either has (Jaccard). Case and
 * punctuation do not matter; two empty texts are equal.
 */
export function similarity(first: Shingles, second: Shingles): number {
  if (first.size === 0 && second.size === 0) return 1;
  let shared = 0;
  const [small, large] = first.size < second.size ? [first, second] : [second, first];
  for (const shingle of small) if (large.has(shingle)) shared++;
  return shared / (first.size + second.size - shared);
}

/** True for texts that are one ad shown twice: long enough to tell, alike enough, and with the same numbers in them. */
export function nearEqual(first: Fingerprint, second: Fingerprint): boolean {
  if (first.numbers !== second.numbers) return false;
  if (Math.min(first.shingles.size, second.shingles.size) < fewestRuns) return false;
  return similarity(first.shingles, second.shingles) >= repostSimilarity;
}

/** What of a text is compared: its runs of three words, and the numbers it names (hours, references, bands). */
export type Fingerprint = { shingles: Shingles; numbers: string };

/** Fingerprint of a text. */
export function fingerprint(text: string): Fingerprint {
  const numbers = [...new Set(text.match(/\d+/g))].sort().join(" ");
  return { shingles: shingles(text), numbers };
}

/** The runs of three words of a text. */
export type Shingles = ReadonlySet<string>;

/** Cuts a text into its runs of three words; a text of fewer words is one run. */
export function shingles(text: string): Shingles {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length > 0 && words.length < 3) return new Set([words.join(" ")]);
  const runs = new Set<string>();
  for (let index = 0; index + 2 < words.length; index++) {
    runs.add(`${words[index]} ${words[index + 1]} ${words[index + 2]}`);
  }
  return runs;
}
