/** Marsaglia's xorshift on 32 bits, as numbers from 0 to below 1; the same seed gives the same numbers. */
export function randomNumbers(seed: number): () => number {
  let state = seed | 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}
