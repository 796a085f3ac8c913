import type { ReferenceCell, ReferenceRow } from "@talent/contract/portal-api";

/** Which column, by its position, and whether descending. */
export type Order = { column: number; descending: boolean };

const collator = new Intl.Collator("en", { numeric: true, sensitivity: "base" });

/** The rows in this order, numbers by value and text by alphabet; empty cells last either way, ties as they were. */
export function sortRows(rows: readonly ReferenceRow[], order: Order | undefined): readonly ReferenceRow[] {
  if (order === undefined) return rows;
  const { column, descending } = order;
  return rows.toSorted((a, b) => compare(a[column] ?? null, b[column] ?? null, descending));
}

function compare(a: ReferenceCell | null, b: ReferenceCell | null, descending: boolean): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  const ascending =
    typeof a === "number" && typeof b === "number" ? a - b : collator.compare(String(a), String(b));
  return descending ? -ascending : ascending;
}

/**
 * The rows of which some cell contains the text, in any case, first those of which one is the text; all of them for
 * blank text. Within both they stay in their order.
 */
export function filterRows(rows: readonly ReferenceRow[], text: string): readonly ReferenceRow[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === "") return rows;
  const cellsOf = (row: ReferenceRow) => row.map((cell) => (cell === null ? "" : String(cell).toLowerCase()));
  const isIt = (row: ReferenceRow) => cellsOf(row).includes(wanted);
  const found = rows.filter((row) => cellsOf(row).some((cell) => cell.includes(wanted)));
  return [...found.filter(isIt), ...found.filter((row) => !isIt(row))];
}
