import { constants, gunzipSync } from "node:zlib";
import { fileStart, isGzip } from "./fileStart.ts";
import type { RecordShape } from "./readRecords.ts";

/** Enough of a file to see its first signs in, gzipped or not. */
const looked = 4096;

/** How the rows of a table are told apart: as JSON where the file begins with an object or a list of them, else as delimited text. */
export function tableShape(path: string, delimiter?: string): RecordShape {
  const start = fileStart(path, looked);
  const bytes = isGzip(start) ? gunzipSync(start, { finishFlush: constants.Z_SYNC_FLUSH }) : start;
  // UTF-16 has a zero beside each of these signs, and a mark before them.
  const signs = bytes.toString("latin1").replace(/^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)|\0/g, "");
  return /^\s*(?:\[\s*)?\{\s*["}]/.test(signs) ? { kind: "json" } : { kind: "delimited", delimiter };
}
