import type { Codes } from "../format/Section.ts";
import { Arena } from "./Arena.ts";
import { type KernelName, kernels } from "./kernels.ts";

/** A variant of a kernel; arrays are given by where they begin, those of columns by `wordOf`. */
export type Run = (...values: number[]) => number;

/**
 * The kernels of one thread, on three memories: the columns of an index, which all threads share; what the running call
 * works with; and counts and flags, all of them zero between two uses. Which memory an array of a kernel is in is said where
 * the kernel is written (`wat.ts`).
 */
export class Machine {
  /** The variants of each kernel, in the order of `widths`. */
  readonly run: Record<KernelName, Run[]>;
  /** Blocks of rows, masks, groups: good until the next call. */
  readonly calls = new Arena();
  /** Counts, and tables of what passes: lent by `CountStore`. */
  readonly counts = new Arena();

  constructor(module: WebAssembly.Module, columns: WebAssembly.Memory) {
    const memory = { columns, calls: this.calls.memory, counts: this.counts.memory };
    const { exports } = new WebAssembly.Instance(module, { memory });
    const variants = ([name, { columns }]: [string, { columns: readonly string[] }]) => [
      name,
      Array.from({ length: 3 ** columns.length }, (_, variant) => exports[`${name}${variant}`]),
    ];
    this.run = Object.fromEntries(Object.entries(kernels).map(variants));
  }

  /** Numbers that are all the same, good until the next call. */
  filled(length: number, word: 0 | -1): Int32Array {
    const { buffer, byteOffset } = this.calls.words(length);
    return new Int32Array(buffer, byteOffset, length).fill(word);
  }
}

/** The variant of a kernel for some columns, in its order. */
export function variant(runs: readonly Run[], first: Read, second?: Read, third?: Read): Run {
  let at = first.BYTES_PER_ELEMENT >>> 1;
  if (second) at = 3 * at + (second.BYTES_PER_ELEMENT >>> 1);
  if (third) at = 3 * at + (third.BYTES_PER_ELEMENT >>> 1);
  return runs[at] as Run;
}

/** The only variant of a kernel that reads no columns. */
export function only(runs: readonly Run[]): Run {
  return runs[0] as Run;
}

/** Where a column begins in the columns' memory, in steps of four bytes. */
export function wordOf(column: Read): number {
  return column.byteOffset / 4;
}

/** What a kernel reads of an index. */
type Read = Codes | Int32Array;
