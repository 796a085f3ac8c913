import type { Machine } from "../assembly/Machine.ts";
import { keepFrom } from "../kernels/keep.ts";
import type { Refinement } from "../plan/refinements.ts";
import type { PostingColumns } from "../table/FactTable.ts";

/** Keeps postings with pay. */
export function keepPaid(machine: Machine, { pay: { codes } }: PostingColumns): Refinement {
  const paid = { codes, least: 1 };
  return (rows, length) => keepFrom(machine, rows, length, paid);
}
