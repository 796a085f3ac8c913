import { statSync } from "node:fs";
import { OptionsError } from "@talent/warehouse";

/** Bytes of a file; throws OptionsError when there is none of that name, or a folder. */
export function fileSize(file: string): number {
  const found = statSync(file, { throwIfNoEntry: false });
  if (found === undefined) throw new OptionsError(`There is no file ${file}.`);
  if (!found.isFile()) throw new OptionsError(`${file} is no file.`);
  return found.size;
}

/** The refusal of a file that ends too early, cannot be opened, or is not what its name says. */
export function unreadable(file: string, cause: unknown): OptionsError {
  const why = cause instanceof Error ? cause.message : String(cause);
  return new OptionsError(`${file} cannot be read to its end (${why}), so nothing was loaded.`);
}
