import { type Machine, variant, wordOf } from "../assembly/Machine.ts";
import type { Codes } from "../format/Section.ts";

/** Puts what rows have in a column in the place of each. */
export function lookUp({ run }: Machine, rows: Uint32Array, codes: Codes): void {
  variant(run.lookUp, codes)(wordOf(codes), rows.byteOffset, rows.length);
}
