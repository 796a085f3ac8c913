import { resolve } from "node:path";
import { type Layout, layout, snapshotPath } from "./layout.ts";
import { rows } from "./rows.ts";
import { Snapshot } from "./Snapshot.ts";
import type { SnapshotInfo } from "./SnapshotInfo.ts";
import { readPointer } from "./SnapshotPointer.ts";
import { WarehouseError } from "./WarehouseError.ts";

/** A snapshot of a data folder, and what it says of itself; nothing where its file is missing, damaged or of an older version. */
export type ListedSnapshot = { id: string; served: boolean; found?: SnapshotInfo & { postings: number } };

/**
 * The snapshots that can be served: the served one first, then, where there is one, the one `rollback` goes to; none in
 * an empty data folder. Throws `damaged-snapshot` where nothing says which is served.
 */
export async function listSnapshots(dataDir: string): Promise<ListedSnapshot[]> {
  const places = layout(resolve(dataDir));
  const { current, previous } = readPointer(places.pointer) ?? {};
  const ids = [current, previous].filter((id) => typeof id === "string");
  return Promise.all(ids.map(async (id) => ({ id, served: id === current, found: await read(places, id) })));
}

async function read(places: Layout, id: string): Promise<ListedSnapshot["found"]> {
  try {
    const snapshot = await Snapshot.open(snapshotPath(places, id));
    const connection = await snapshot.connect();
    const [counted] = await rows(connection, "SELECT count(*) AS n FROM posting");
    connection.closeSync();
    snapshot.close();
    return { ...snapshot.info, postings: Number(counted?.n) };
  } catch (error) {
    if (error instanceof WarehouseError) return undefined;
    throw error;
  }
}
