import type { Cell } from "./Check.ts";

const relativeTolerance = 1e-9;

/** The first difference between two lists of rows in words; undefined when they agree. */
export function difference(measured: readonly Cell[][], expected: readonly Cell[][]): string | undefined {
  const length = Math.max(measured.length, expected.length);
  for (let index = 0; index < length; index++) {
    const [own, other] = [measured[index], expected[index]];
    if (
      own &&
      other &&
      own.length === other.length &&
      own.every((cell, column) => same(cell, other[column]))
    ) {
      continue;
    }
    const shown = (row: readonly Cell[] | undefined) => (row ? JSON.stringify(row) : "no row");
    return `row ${index + 1} of ${measured.length}: measure ${shown(own)}, SQL ${shown(other)} (of ${expected.length})`;
  }
  return undefined;
}

function same(one: Cell, other: Cell | undefined): boolean {
  if (typeof one !== "number" || typeof other !== "number") return one === other;
  return Math.abs(one - other) <= relativeTolerance * Math.max(1, Math.abs(one), Math.abs(other));
}
