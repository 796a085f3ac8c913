/** Draws of one seed: the same seed gives the same draws on every machine. */
export type Random = {
  /** A number from 0 up to, not including, 1. */
  next(): number;
  /** A whole number from 0 up to, not including, `bound`. */
  below(bound: number): number;
  /** One of the members; throws on an empty list. */
  pick<Member>(members: readonly Member[]): Member;
};

/** Draws by sfc32 (Chris Doty-Humphrey, PractRand), seeded from a number and the name of what they are for. */
export function seededRandom(seed: number, purpose: string): Random {
  let [a, b, c, d] = [0x9e3779b9 ^ seed, 0x243f6a88, 0xb7e15162, 1];
  for (const character of purpose) b = Math.imul(b ^ (character.codePointAt(0) ?? 0), 0x01000193);
  c ^= Math.floor(seed / 2 ** 32);
  const step = () => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return (t >>> 0) / 2 ** 32;
  };
  for (let warm = 0; warm < 16; warm++) step();
  return {
    next: step,
    below: (bound) => Math.floor(step() * bound),
    pick(members) {
      const member = members[Math.floor(step() * members.length)];
      if (member === undefined) throw new Error("nothing to pick from");
      return member;
    },
  };
}

/** A number from 0 up to, not including, 1 that depends on the texts alone; for traits of named things. */
export function trait(...texts: readonly (string | number)[]): number {
  let hash = 0x811c9dc5;
  for (const character of texts.join("\u0001"))
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  hash ^= hash >>> 12;
  hash = Math.imul(hash, 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}

/** Hands out `slots` places to members by their weights (largest remainders), members in order; zero weights get none. */
export function spreadOverSlots(weights: readonly number[], slots: number): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const exact = weights.map((weight) => (weight / total) * slots);
  const counts = exact.map(Math.floor);
  let left = slots - counts.reduce((sum, count) => sum + count, 0);
  const byRemainder = exact
    .map((share, index) => ({ index, remainder: share - Math.floor(share) }))
    .sort((one, other) => other.remainder - one.remainder || one.index - other.index);
  for (const { index } of byRemainder) {
    if (left-- <= 0) break;
    counts[index] = (counts[index] ?? 0) + 1;
  }
  const members: number[] = [];
  for (const [index, count] of counts.entries()) for (let n = 0; n < count; n++) members.push(index);
  return members;
}
