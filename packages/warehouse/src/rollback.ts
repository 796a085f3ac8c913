import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { layout, snapshotPath } from "./layout.ts";
import { readPointer, writePointer } from "./SnapshotPointer.ts";
import { WarehouseError } from "./WarehouseError.ts";

/** Points a data folder back to the snapshot before; running readers follow. Throws `no-previous` when there is none. */
export function rollback(dataDir: string): { current: string } {
  const places = layout(resolve(dataDir));
  const pointer = readPointer(places.pointer);
  if (!pointer?.previous) {
    throw new WarehouseError("no-previous", "There is no earlier snapshot to go back to.");
  }
  if (!existsSync(snapshotPath(places, pointer.previous))) {
    throw new WarehouseError(
      "no-previous",
      `The snapshot before, ${pointer.previous}, is no longer in ${places.snapshots}, so the served one stays.`,
    );
  }
  writePointer(places.pointer, { current: pointer.previous, previous: pointer.current });
  return { current: pointer.previous };
}
