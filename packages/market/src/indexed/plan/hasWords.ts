import type { Words } from "../table/Words.ts";
import type { WordTree } from "./WordTree.ts";

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
