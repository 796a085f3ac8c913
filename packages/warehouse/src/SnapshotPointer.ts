import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from "node:fs";
import { dirname } from "node:path";
import { WarehouseError } from "./WarehouseError.ts";

/** The small file that says which snapshot is served, and which one a rollback returns to. */
export type SnapshotPointer = { current: string; previous: string | null };

/** Reads the pointer; undefined when the warehouse is empty. Throws `damaged-snapshot` for a file that is no pointer. */
export function readPointer(path: string): SnapshotPointer | undefined {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
  const { current, previous } = fieldsOf(text);
  if (typeof current !== "string") throw namesNone(path);
  return { current, previous: typeof previous === "string" ? previous : null };
}

function fieldsOf(text: string): { current?: unknown; previous?: unknown } {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}

function namesNone(path: string): WarehouseError {
  return new WarehouseError(
    "damaged-snapshot",
    `${path} names no snapshot. Write {"current": ID} into it, the id being the name of a file in the folder snapshots beside it without its ending.`,
  );
}

/** Replaces the pointer in one step: after a crash at any moment it names either the old or the new snapshot. */
export function writePointer(path: string, pointer: SnapshotPointer): void {
  const aside = `${path}.new`;
  const file = openSync(aside, "w");
  try {
    writeSync(file, `${JSON.stringify(pointer)}\n`);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(aside, path);
  syncFolder(dirname(path));
}

/** Makes renames inside a folder durable; a no-op where folders cannot be synced. */
export function syncFolder(path: string): void {
  if (process.platform === "win32") return;
  const folder = openSync(path, "r");
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}
