import type { MaskStore } from "../kernels/MaskStore.ts";
import { complement, intersect, mark, unite } from "../kernels/masks.ts";
import { rowsOf } from "../table/Column.ts";
import type { Words } from "../table/Words.ts";
import type { WordTree } from "./WordTree.ts";

/**
 * A mask of postings that may have the expression (`upper`), or of ones that certainly have it: where the lists leave
 * a phrase open, the first takes all with its words and the second none. The two are the same where `isExact`.
 */
export function boundMask(words: Words, masks: MaskStore, tree: WordTree, upper = true): Int32Array {
  switch (tree.kind) {
    case "phrase": {
      if (tree.codes.length > 1 && !upper) return masks.lend();
      return combined(
        tree.codes.map((code) => () => listMask(words, masks, code)),
        masks,
        true,
      );
    }
    case "not": {
      const mask = boundMask(words, masks, tree.operand, !upper);
      complement(mask);
      return mask;
    }
    default:
      return combined(
        tree.operands.map((each) => () => boundMask(words, masks, each, upper)),
        masks,
        tree.kind === "and",
      );
  }
}

function combined(operands: readonly (() => Int32Array)[], masks: MaskStore, all: boolean): Int32Array {
  // The first mask lent below here becomes the result, so that one more is enough for all further operands.
  const kept = masks.lent + 1;
  let result: Int32Array | undefined;
  for (const operand of operands) {
    const mask = operand();
    if (!result) result = mask;
    else if (all) intersect(result, mask);
    else unite(result, mask);
    masks.takeBack(kept);
  }
  return result ?? masks.lend(all ? -1 : 0);
}

function listMask({ lists }: Words, masks: MaskStore, code: number): Int32Array {
  const mask = masks.lend();
  const dense = lists.dense.get(code);
  if (dense) mask.set(dense.bits);
  else if (code > 0) mark(mask, rowsOf(lists, code));
  return mask;
}
