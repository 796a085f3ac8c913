import { basename } from "node:path";

/** A file that is not what the importer reads; names the file, the line (1 is the header) and the reason. */
export class MalformedFile extends Error {
  override readonly name = "MalformedFile";

  constructor(file: string, line: number | undefined, reason: string) {
    const place = line === undefined ? basename(file) : `${basename(file)}, line ${line}`;
    super(`${place}: ${reason}`);
  }
}
