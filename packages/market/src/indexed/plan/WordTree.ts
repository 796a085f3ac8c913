import type { Keyword } from "../../Keyword.ts";
import { lengthOf } from "../table/Column.ts";
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
