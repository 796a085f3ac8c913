import type { Codes } from "../format/Section.ts";

/** Sets the bits of rows. */
export function mark(bits: Int32Array, rows: Codes): void {
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] as number;
    bits[row >>> 5] = (bits[row >>> 5] as number) | (1 << (row & 31));
  }
}

/** Leaves the bits that are set in both. */
export function intersect(bits: Int32Array, others: Int32Array): void {
  for (let word = 0; word < bits.length; word++) {
    bits[word] = (bits[word] as number) & (others[word] as number);
  }
}

/** Leaves the bits that are not set in the other. */
export function subtract(bits: Int32Array, others: Int32Array): void {
  for (let word = 0; word < bits.length; word++) {
    bits[word] = (bits[word] as number) & ~(others[word] as number);
  }
}

/** Adds the bits that are set in the other. */
export function unite(bits: Int32Array, others: Int32Array): void {
  for (let word = 0; word < bits.length; word++) {
    bits[word] = (bits[word] as number) | (others[word] as number);
  }
}

/** Turns every bit, those beyond the last row too, which nobody reads. */
export function complement(bits: Int32Array): void {
  for (let word = 0; word < bits.length; word++) bits[word] = ~(bits[word] as number);
}
