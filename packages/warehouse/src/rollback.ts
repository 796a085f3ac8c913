import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { layout, snapshotPath } from "./layout.ts";
import { movePointer } from "./movePointer.ts";
import { readPointer } from "./SnapshotPointer.ts";
import { WarehouseError } from "./WarehouseError.ts";

/** Points a data folder back to the snapshot before; running readers follow. Throws `no-previous` when there is none. */
export function rollback(dataDir: string): { current: string } {
  const places = layout(resolve(dataDir));
  // Nothing is written to a folder that holds no snapshots.
  if (readPointer(places.pointer) === undefined) throw noEarlier();
  return movePointer(places.pointer, (before) => {
    if (!before?.previous) throw noEarlier();
    if (!existsSync(snapshotPath(places, before.previous))) {
      throw new WarehouseError(
        "no-previous",
        `The snapshot before, ${before.previous}, is no longer in ${places.snapshots}, so the served one stays.`,
      );
    }
    return { current: before.previous, previous: before.current };
  });
}

function noEarlier(): WarehouseError {
  return new WarehouseError("no-previous", "There is no earlier snapshot to go back to.");
}
