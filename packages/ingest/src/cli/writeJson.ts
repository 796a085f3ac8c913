import { writeFileSync } from "node:fs";
import { OptionsError } from "@talent/warehouse";

/** Writes a report as JSON; throws OptionsError when the file cannot be written. */
export function writeJson(path: string, report: unknown): void {
  try {
    writeFileSync(path, `${JSON.stringify(report, null, 2)}\n`);
  } catch {
    throw new OptionsError(`The report cannot be written to ${path}.`);
  }
}
