import { resolve } from "node:path";
import { layout } from "./layout.ts";
import { readPointer, writePointer } from "./SnapshotPointer.ts";
import { WarehouseError } from "./WarehouseError.ts";

/** Points a data folder back to the snapshot before; running readers follow. Throws `no-previous` when there is none. */
export function rollback(dataDir: string): { current: string } {
  const places = layout(resolve(dataDir));
  const pointer = readPointer(places.pointer);
  if (!pointer?.previous) {
    throw new WarehouseError("no-previous", "There is no earlier snapshot to go back to.");
  }
  writePointer(places.pointer, { current: pointer.previous, previous: pointer.current });
  return { current: pointer.previous };
}
