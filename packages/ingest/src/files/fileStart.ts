import { closeSync, openSync, readSync } from "node:fs";

/** The first `length` bytes of a file, fewer where it is shorter. */
export function fileStart(path: string, length: number): Buffer {
  const start = Buffer.alloc(length);
  const file = openSync(path, "r");
  try {
    return start.subarray(0, readSync(file, start, 0, length, 0));
  } finally {
    closeSync(file);
  }
}

/** True for the first bytes of a gzipped file. */
export function isGzip(start: Buffer): boolean {
  return start[0] === 0x1f && start[1] === 0x8b;
}
