import { closeSync, existsSync, fsyncSync, openSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Layout } from "./layout.ts";

/** Throws away what a load that did not end left behind. */
export function sweep(places: Layout): void {
  for (const name of readdirSync(places.building)) {
    rmSync(join(places.building, name), { recursive: true, force: true });
  }
}

/** Removes every snapshot but the kept ones. A process that still reads a removed snapshot keeps its open file where the system allows it; elsewhere the file stays. */
export function removeOthers(places: Layout, kept: readonly (string | null)[]): void {
  for (const name of readdirSync(places.snapshots)) {
    const id = name.replace(/\.(duckdb(\.wal)?|records)$/, "");
    if (kept.includes(id) || !existsSync(join(places.snapshots, name))) continue;
    try {
      rmSync(join(places.snapshots, name));
    } catch (error) {
      if (
        !(error instanceof Error && "code" in error && (error.code === "EBUSY" || error.code === "EPERM"))
      ) {
        throw error;
      }
    }
  }
}

/** Waits until a file is on disk. */
export function syncFile(path: string): void {
  const file = openSync(path, "r+");
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
