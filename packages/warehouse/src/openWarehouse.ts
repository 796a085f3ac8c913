import { resolve } from "node:path";
import { layout, snapshotPath } from "./layout.ts";
import { Snapshot } from "./Snapshot.ts";
import { readPointer } from "./SnapshotPointer.ts";
import { Warehouse, type WarehouseOptions } from "./Warehouse.ts";
import { WarehouseError } from "./WarehouseError.ts";

/** Opens the served snapshot of a data folder and follows the pointer; throws `no-snapshot` or `damaged-snapshot`. */
export async function openWarehouse(dataDir: string, options: WarehouseOptions = {}): Promise<Warehouse> {
  const root = resolve(dataDir);
  const places = layout(root);
  const pointer = readPointer(places.pointer);
  if (pointer === undefined) {
    throw new WarehouseError(
      "no-snapshot",
      `There is no dataset in ${root} yet. Make one with \`pnpm demo\` or load your own with \`pnpm ingest\`.`,
    );
  }
  const snapshot = await Snapshot.open(snapshotPath(places, pointer.current), options);
  return new Warehouse(root, snapshot, options);
}
