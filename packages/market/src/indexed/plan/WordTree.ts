import type { Keyword } from "../../Keyword.ts";
import type { MaskStore } from "../kernels/MaskStore.ts";
import { complement, intersect, mark, unite } from "../kernels/masks.ts";
import { lengthOf, rowsOf } from "../table/Column.ts";
import { codeOfWord, type Words } from "../table/Words.ts";

/** A keyword expression in the codes of an index; code 0 is a word that no posting has. */
export type WordTree =
  | { kind: "phrase"; codes: number[] }
  | { kind: "and" | "or"; operands: WordTree[] }
  | { kind: "not"; operand: WordTree };

/** Looks the words of an expression up. A term is a phrase of one word. */
export function toWordTree(words: Words, keyword: Keyword): WordTree {
  switch (keyword.kind) {
    case "term":
      return { kind: "phrase", codes: [codeOfWord(words, keyword.word)] };
    case "phrase":
      return { kind: "phrase", codes: keyword.words.map((word) => codeOfWord(words, word)) };
    case "not":
      return { kind: "not", operand: toWordTree(words, keyword.operand) };
    default:
      return { kind: keyword.kind, operands: keyword.operands.map((each) => toWordTree(words, each)) };
  }
}

/** Whether posting lists alone decide the expression. */
export function isExact(tree: WordTree): boolean {
  if (tree.kind === "phrase") return tree.codes.length === 1;
  return tree.kind === "not" ? isExact(tree.operand) : tree.operands.every(isExact);
}

/** How many postings have the expression, at most. */
export function mostWith(words: Words, tree: WordTree): number {
  const { lists, offsets } = words;
  const rows = offsets.length - 1;
  switch (tree.kind) {
    case "phrase":
      return Math.min(rows, ...tree.codes.map((code) => lengthOf(lists, code)));
    case "not":
      return rows;
    case "and":
      return Math.min(rows, ...tree.operands.map((each) => mostWith(words, each)));
    case "or":
      return Math.min(
        rows,
        tree.operands.reduce((sum, each) => sum + mostWith(words, each), 0),
      );
  }
}

/** How many list entries a mask of the expression is made from; words that many postings have are masks already. */
export function entriesOf(words: Words, tree: WordTree): number {
  if (tree.kind === "phrase") {
    const { dense, offsets } = words.lists;
    return tree.codes
      .filter((code) => code > 0 && !dense.has(code))
      .reduce((sum, code) => sum + (offsets[code + 1] as number) - (offsets[code] as number), 0);
  }
  const operands = tree.kind === "not" ? [tree.operand] : tree.operands;
  return operands.reduce((sum, each) => sum + entriesOf(words, each), 0);
}

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

/** Where words that are asked for are put, so that asking is not left out for want of a use. */
const asked = new Uint32Array(1);

/**
 * Has the processor fetch the words of some postings, which `hasWords` will look at. Each is somewhere else in memory:
 * asked for together they are fetched together, which makes verifying phrases three times as fast.
 */
export function askFor({ offsets, codes }: Words, rows: Uint32Array, length: number): void {
  let words = 0;
  for (let at = 0; at < length; at++) words ^= codes[offsets[rows[at] as number] as number] as number;
  asked[0] = words;
}

/** Whether a posting's words have the expression. */
export function hasWords(words: Words, row: number, tree: WordTree): boolean {
  switch (tree.kind) {
    case "phrase":
      return hasPhrase(words, row, tree.codes);
    case "not":
      return !hasWords(words, row, tree.operand);
    case "and":
      return tree.operands.every((each) => hasWords(words, row, each));
    case "or":
      return tree.operands.some((each) => hasWords(words, row, each));
  }
}

function hasPhrase({ offsets, codes }: Words, row: number, phrase: readonly number[]): boolean {
  if (phrase.includes(0)) return false;
  const last = (offsets[row + 1] as number) - phrase.length;
  for (let start = offsets[row] as number; start <= last; start++) {
    let matched = 0;
    while (matched < phrase.length && codes[start + matched] === phrase[matched]) matched++;
    if (matched === phrase.length) return true;
  }
  return false;
}
