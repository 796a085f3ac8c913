import type { Machine } from "../assembly/Machine.ts";
import type { CountStore } from "../kernels/CountStore.ts";
import type { MaskStore } from "../kernels/MaskStore.ts";
import type { FactTable } from "../table/FactTable.ts";

/** A table with what planning on it needs; days are counted as the index counts them. */
export type Planning = {
  table: FactTable;
  masks: MaskStore;
  machine: Machine;
  counts: CountStore;
  toDay: (day: string) => number;
};
