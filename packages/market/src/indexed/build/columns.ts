import type { Dimension } from "../../Dimension.ts";
import { allocate, allocateCodes, type Codes, type Section } from "../format/Section.ts";
import type { DictionaryWriter } from "./DictionaryWriter.ts";
import { denseBits } from "./denseBits.ts";
import type { ListWriter } from "./FactRecords.ts";
import { type EachCode, invert } from "./invert.ts";

/** Takes the sections of a table, by name. */
export type Put = (name: string, section: Section) => void;

/** Puts a column with one code a row, rows in the given order; returns its codes and how many values there are. */
export function putColumn(put: Put, name: string, writer: DictionaryWriter, order: Uint32Array) {
  const { values, finalCode } = writer.finish();
  const codes = allocateCodes(values.length, order.length);
  const read = writer.codes.values;
  order.forEach((from, row) => {
    codes[row] = finalCode[read[from] as number] as number;
  });
  putValues(put, name, values);
  put(`${name}.codes`, codes);
  return { codes, size: values.length };
}

/** Puts a column with a list of codes a row, rows in the given order, and its posting lists. */
export function putListColumn(put: Put, dimension: Dimension, list: ListWriter, order: Uint32Array): void {
  const { values, finalCode } = list.dictionary.finish();
  const [read, ends] = [list.dictionary.codes.values, list.ends.values];
  const offsets = allocateCodes(read.length, order.length + 1);
  const codes = allocateCodes(values.length, read.length);
  let at = 0;
  order.forEach((from, row) => {
    for (let item = from === 0 ? 0 : (ends[from - 1] as number); item < (ends[from] as number); item++) {
      codes[at++] = finalCode[read[item] as number] as number;
    }
    offsets[row + 1] = at;
  });
  putValues(put, dimension, values);
  put(`${dimension}.offsets`, offsets);
  put(`${dimension}.codes`, codes);
  putLists(put, dimension, { rows: order.length, size: values.length, dense: true }, (visit) => {
    for (let row = 0; row < order.length; row++) {
      for (let item = offsets[row] as number; item < (offsets[row + 1] as number); item++) {
        visit(row, codes[item] as number);
      }
    }
  });
}

/**
 * Puts which rows have each code. What is met with masks, as conditions on multi-valued dimensions are, is `dense`: a list
 * longer than a bit per row is kept as those bits alone.
 */
export function putLists(
  put: Put,
  name: string,
  { rows, size, dense }: { rows: number; size: number; dense: boolean },
  eachCode: EachCode,
): void {
  const bits = dense ? denseBits(rows, size, eachCode) : undefined;
  if (bits) {
    put(`${name}.dense.codes`, bits.codes);
    put(`${name}.dense.rows`, bits.rows);
    put(`${name}.dense.bits`, bits.bits);
  }
  const isDense = new Uint8Array(size + 1);
  for (const code of bits?.codes ?? []) isDense[code] = 1;
  const lists = invert(rows, size, (visit) =>
    eachCode((row, code) => {
      if (isDense[code] === 0) visit(row, code);
    }),
  );
  put(`${name}.lists.offsets`, lists.offsets);
  put(`${name}.lists.rows`, lists.rows);
}

/** Whole numbers from 0 to `largest` in the order of rows. */
export function ordered(read: Uint32Array, order: Uint32Array, largest: number): Codes {
  const column = allocateCodes(largest, order.length);
  order.forEach((from, row) => {
    column[row] = read[from] as number;
  });
  return column;
}

function putValues(put: Put, name: string, values: readonly number[]): void {
  const kept = allocate("f64", values.length + 1);
  kept.set(values, 1);
  put(`${name}.values`, kept);
}
