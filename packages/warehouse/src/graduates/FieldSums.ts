import type { Field, GraduateTable } from "./GraduateTable.ts";

/** The latest year's graduates of an institution in one field of study, by its code (CIP). */
export type FieldCount = { code: string; name: string; count: number };

/** Graduates by code of field, of one institution after the other. */
export class FieldSums {
  readonly #table: GraduateTable;
  /** By where the first field of a code stands in the table. */
  readonly #totals: Float64Array;
  /** By the same, one more than where the first field met stands; 0 for none. */
  readonly #named: Uint32Array;
  /** Codes met; where they are ordered, with their totals. */
  readonly #keys: Float64Array;
  #met = 0;

  constructor(table: GraduateTable) {
    const { length } = table.fields;
    this.#table = table;
    this.#totals = new Float64Array(length);
    this.#named = new Uint32Array(length);
    this.#keys = new Float64Array(length);
  }

  /** Adds a row's graduates to its field's. */
  add(at: number): void {
    const field = this.#table.field[at] as number;
    const code = (this.#table.fields[field] as Field).sameCode;
    const named = this.#named[code] as number;
    if (named === 0) this.#keys[this.#met++] = code;
    if (named === 0 || field + 1 < named) this.#named[code] = field + 1;
    this.#totals[code] = (this.#totals[code] as number) + (this.#table.total[at] as number);
  }

  /** The `most` largest fields of what was added since the last time, ties by code. */
  takeLargest(most: number): FieldCount[] {
    const last = this.#totals.length - 1;
    const keys = this.#keys.subarray(0, this.#met);
    // One number for total and code: numbers are sorted in half the time that a function takes to compare them.
    for (let index = 0; index < keys.length; index++) {
      const code = keys[index] as number;
      keys[index] = (this.#totals[code] as number) * (last + 1) + (last - code);
    }
    keys.sort();
    const found: FieldCount[] = [];
    for (let index = keys.length - 1; index >= 0; index--) {
      const code = last - ((keys[index] as number) % (last + 1));
      if (found.length < most) found.push(this.#count(code));
      this.#totals[code] = 0;
      this.#named[code] = 0;
    }
    this.#met = 0;
    return found;
  }

  #count(at: number): FieldCount {
    const { code, name } = this.#table.fields[(this.#named[at] as number) - 1] as Field;
    return { code, name, count: this.#totals[at] as number };
  }
}
