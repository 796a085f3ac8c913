import { closeSync, openSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { busy } from "./databases.ts";
import { readPointer, type SnapshotPointer, writePointer } from "./SnapshotPointer.ts";

/** Milliseconds to wait for another process to be done with the pointer, which takes it some of them. */
const patience = 10_000;

/**
 * Replaces the pointer by what `next` makes of the one that is there (undefined in an empty warehouse), and gives it. Nobody
 * else moves it in between; when `next` throws it stays. Throws `busy` when another process does not leave off moving it.
 */
export function movePointer(
  path: string,
  next: (before: SnapshotPointer | undefined) => SnapshotPointer,
): SnapshotPointer {
  const release = lock(path);
  try {
    const pointer = next(readPointer(path));
    writePointer(path, pointer);
    return pointer;
  } finally {
    release();
  }
}

/** Throws the system's error where this account cannot move the pointer: its lock is another's, or nothing can be written. */
export function checkLock(path: string): void {
  closeSync(openSync(lockPath(path), "a"));
}

function lockPath(path: string): string {
  return `${path}.lock`;
}

/** An SQLite transaction left open is a lock of the operating system, which a killed process cannot leave behind. */
function lock(path: string): () => void {
  // Where nothing can be written the system says why, and the database does not.
  checkLock(path);
  const holder = new DatabaseSync(lockPath(path), { timeout: patience });
  try {
    holder.exec("BEGIN EXCLUSIVE");
  } catch (cause) {
    holder.close();
    throw busy(cause);
  }
  return () => holder.close();
}
