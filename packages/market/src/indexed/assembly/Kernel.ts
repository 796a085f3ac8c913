import { type Value, value } from "./wat.ts";

/** Bytes of a column's codes, in the order of the variants of a kernel. */
export const widths = [1, 2, 4] as const;

/** Reads the code of a column at a place: a row, or an entry of its lists. */
export type Code = (column: string, at: Value) => string;

/**
 * A loop over rows. It is assembled once for each combination of widths of its columns, as a loop that has to tell
 * widths apart takes several times as long. Parameters and locals are whole numbers of 32 bits without a sign, arrays
 * are given by where they begin; with `result` the value of the last statement is given back.
 */
export type Kernel = {
  columns: readonly string[];
  /** Columns that are always of four bytes, before all others. */
  wholes?: readonly string[];
  parameters: readonly string[];
  locals?: readonly string[];
  /** Locals that are floats. */
  floats?: readonly string[];
  result?: "i32" | "f64";
  body: (code: Code) => readonly string[];
};

/** The texts of a kernel's variants, the last column's width changing first; each is exported under its name and number. */
export function textsOf(name: string, kernel: Kernel): string[] {
  return combinations(kernel.columns).map((chosen, variant) => {
    const code: Code = (column, at) => {
      const width = chosen.get(column) ?? 4;
      const place = `(i64.extend_i32_u ${value(at)})`;
      const bytes = width === 1 ? place : `(i64.shl ${place} (i64.const ${Math.log2(width)}))`;
      return `(i32.load${loads[width]} $columns (i64.add (local.get $${column}) ${bytes}))`;
    };
    const columns = [...(kernel.wholes ?? []), ...kernel.columns];
    const parameters = [...columns.map((column) => `${column}At`), ...kernel.parameters];
    return [
      `(func (export "${name}${variant}")`,
      ...parameters.map((each) => `(param $${each} i32)`),
      kernel.result ? `(result ${kernel.result})` : "",
      ...columns.map((column) => `(local $${column} i64)`),
      ...[...(kernel.locals ?? []), "counted"].map((each) => `(local $${each} i32)`),
      ...(kernel.floats ?? []).map((each) => `(local $${each} f64)`),
      // Columns begin at multiples of four bytes, so that 32 bits tell where one of 16 gigabytes begins.
      ...columns.map(
        (column) =>
          `(local.set $${column} (i64.shl (i64.extend_i32_u (local.get $${column}At)) (i64.const 2)))`,
      ),
      ...kernel.body(code),
      ")",
    ].join("\n");
  });
}

const loads: Record<number, string> = { 1: "8_u", 2: "16_u", 4: "" };

function combinations(columns: readonly string[]): ReadonlyMap<string, number>[] {
  let found: ReadonlyMap<string, number>[] = [new Map()];
  for (const column of columns) {
    found = found.flatMap((each) => widths.map((width) => new Map([...each, [column, width]])));
  }
  return found;
}
