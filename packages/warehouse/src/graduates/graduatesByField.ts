import { type FieldCount, FieldSums } from "./FieldSums.ts";
import type { GraduateRequest } from "./GraduateRequest.ts";
import type { GraduateTable } from "./GraduateTable.ts";
import { RowChoice } from "./RowChoice.ts";

/** The `most` largest fields of each of the institutions, ties by code; an institution without any is left out. */
export function graduatesByField(
  table: GraduateTable,
  request: GraduateRequest,
  institutions: readonly number[],
  most: number,
): Map<number, FieldCount[]> {
  const choice = new RowChoice(table, request);
  const sums = new FieldSums(table);
  const found = new Map<number, FieldCount[]>();
  for (const institution of institutions) {
    choice.each(table.institutions.get(institution) ?? [], (at) => sums.add(at));
    const largest = sums.takeLargest(most);
    if (largest.length > 0) found.set(institution, largest);
  }
  return found;
}
