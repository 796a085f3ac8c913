import { ColumnMemory } from "../format/ColumnMemory.ts";
import type { Codes } from "../format/Section.ts";
import { assemble } from "./assemble.ts";
import { Machine } from "./Machine.ts";

/*
 * Made-up columns to hold kernels against plain loops on.
 */

/** How many rows columns are made for, unless said otherwise. */
export const rowCount = 300;

/** The widths that columns come in. */
export const widths = ["u8", "u16", "u32"] as const;
export type Width = (typeof widths)[number];

const module = await assemble();

/** Columns of some widths on one memory, each with codes below a limit, and a machine that reads them. */
export function given(
  random: () => number,
  shapes: readonly { width: Width; length: number; below: number }[],
) {
  const memory = new ColumnMemory(shapes.map(({ length }) => 4 * length));
  const columns = shapes.map(({ width, length, below }) => {
    const column = memory.allocate(width, length) as Codes;
    column.forEach((_, at) => {
      column[at] = Math.floor(random() * below);
    });
    return column;
  });
  const machine = new Machine(module, memory.memory);
  return { machine, columns: columns as [Codes, ...Codes[]] };
}

/** Makes a column ascending offsets of lists of up to five entries; gives where the last ends. */
export function toOffsets(offsets: Codes, random: () => number): number {
  let end = 0;
  offsets.forEach((_, row) => {
    offsets[row] = end;
    end += row < offsets.length - 1 ? Math.floor(random() * 6) : 0;
  });
  return end;
}

/** Numbers from 0 to 1 that the same seed gives again. */
export function numbers(seed: number): () => number {
  let state = (seed | 1) >>> 0;
  return () => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b_3c6d) >>> 0;
    state = (state + 0x9e37_79b9) >>> 0;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
}

/** Some of the rows, ascending, in the memory of calls. */
export function some(machine: Machine, random: () => number, rows = rowCount): Uint32Array {
  const chosen = Array.from({ length: rows }, (_, row) => row).filter(() => random() < 0.6);
  const held = machine.calls.words(chosen.length);
  held.set(chosen);
  return held;
}
