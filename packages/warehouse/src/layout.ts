import { join } from "node:path";

/** Where the parts of a warehouse stand under its data folder. */
export type Layout = {
  root: string;
  snapshots: string;
  building: string;
  pointer: string;
  registry: string;
};

/** The paths of the warehouse in a data folder; nothing is created. */
export function layout(dataDir: string): Layout {
  const root = join(dataDir, "warehouse");
  return {
    root,
    snapshots: join(root, "snapshots"),
    building: join(root, "building"),
    pointer: join(root, "current.json"),
    registry: join(root, "registry.duckdb"),
  };
}

/** Path of a snapshot's file by its id. */
export function snapshotPath(places: Layout, id: string): string {
  return join(places.snapshots, `${id}.duckdb`);
}

/** Path of the file that a snapshot's whole records stand in beside its own. */
export function recordsPath(snapshotPath: string): string {
  return snapshotPath.replace(/\.duckdb$/, ".records");
}
