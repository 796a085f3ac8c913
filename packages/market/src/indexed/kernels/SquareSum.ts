const half = 2 ** 16;

/**
 * The sum of squares of whole numbers below 2⁴², exact where a float is not: squares are summed in three parts by the
 * upper and lower bits of their roots, each of which a float holds. Big numbers took ten times as long (`bench/kernels.ts`).
 */
export class SquareSum {
  #upper = 0;
  #mixed = 0;
  #lower = 0;

  add(root: number): void {
    const upper = Math.floor(root / half);
    const lower = root - upper * half;
    this.#upper += upper * upper;
    this.#mixed += upper * lower;
    this.#lower += lower * lower;
  }

  /** The float nearest to the sum. */
  take(): number {
    return Number((BigInt(this.#upper) << 32n) + (BigInt(this.#mixed) << 17n) + BigInt(this.#lower));
  }
}
