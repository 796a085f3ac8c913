import type { MaskStore } from "../kernels/MaskStore.ts";
import { intersect, mark, subtract, unite } from "../kernels/masks.ts";
import { lengthOf, type PostingLists, rowsOf } from "../table/Column.ts";
import type { Carried } from "./Conditions.ts";

/** The bitset of a condition on one dense code, which needs no making. */
export function readyMask({ column: { lists }, codes }: Carried): Int32Array | undefined {
  return codes.length === 1 ? lists?.dense.get(codes[0] as number)?.bits : undefined;
}

/** Rows that carry one of the condition's codes, wanted or not. */
export function carriedMask({ column, codes }: Carried, masks: MaskStore): Int32Array {
  const lists = column.lists as PostingLists;
  const mask = masks.lend();
  for (const code of codes) {
    const dense = lists.dense.get(code);
    if (dense) unite(mask, dense.bits);
    else mark(mask, rowsOf(lists, code));
  }
  return mask;
}

/** Narrows a mask by a condition. */
export function narrowMask(mask: Int32Array, condition: Carried, masks: MaskStore): void {
  const kept = masks.lent;
  const other = readyMask(condition) ?? carriedMask(condition, masks);
  if (condition.wanted) intersect(mask, other);
  else subtract(mask, other);
  masks.takeBack(kept);
}

/** How many rows carry one of the condition's codes, at most. */
export function rowsCarrying({ column: { lists }, codes }: Carried): number {
  return codes.reduce((sum, code) => sum + (lists ? lengthOf(lists, code) : 0), 0);
}
