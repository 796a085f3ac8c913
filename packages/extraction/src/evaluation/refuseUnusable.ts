import { accessSync, constants, statSync } from "node:fs";
import { dirname, resolve } from "node:path";

/**
 * Throws, naming the file, where a labelled file that was asked for is not there, cannot be read by its reader or holds
 * nothing, so that it is told before all that is scored first.
 */
export function refuseUnusable(file: string | undefined, read: (file: string) => readonly unknown[]): void {
  if (file === undefined) return;
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) throw new Error(`there is no file ${file}`);
  let rows: readonly unknown[];
  try {
    rows = read(file);
  } catch (error) {
    throw new Error(`${file}, ${error instanceof Error ? error.message : error}`);
  }
  if (rows.length === 0) throw new Error(`${file} holds no labelled line`);
}

/** Throws where no results can be written to a path. */
export function refuseUnwritable(path: string | undefined): void {
  if (path === undefined) return;
  try {
    const found = statSync(path, { throwIfNoEntry: false });
    accessSync(found?.isFile() ? path : dirname(resolve(path)), constants.W_OK);
    if (!found?.isDirectory()) return;
  } catch {}
  throw new Error(`the results cannot be written to ${path}`);
}
