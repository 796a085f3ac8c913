import { accessSync, constants, statSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { OptionsError } from "@talent/warehouse";

/** Writes a report as JSON; throws OptionsError when the file cannot be written. */
export function writeJson(path: string, report: unknown): void {
  try {
    writeFileSync(path, `${JSON.stringify(report, null, 2)}\n`);
  } catch {
    throw unwritable(path);
  }
}

/** Throws OptionsError when no report can be written to a path, so that it is told before a long load; none for no path. */
export function refuseUnwritable(path: string | undefined): void {
  if (path === undefined) return;
  try {
    const found = statSync(path, { throwIfNoEntry: false });
    accessSync(found ? path : dirname(path), constants.W_OK);
    if (!found?.isDirectory()) return;
  } catch {}
  throw unwritable(path);
}

function unwritable(path: string): OptionsError {
  return new OptionsError(`The report cannot be written to ${path}.`);
}
