import { createReadStream } from "node:fs";
import { pipeline, type Readable, Transform } from "node:stream";
import { createGunzip } from "node:zlib";
import type { FileRecord, OnBytes } from "./FileRecord.ts";
import { fileStart, isGzip } from "./fileStart.ts";
import { readDelimited } from "./readDelimited.ts";
import { readJsonLines } from "./readJsonLines.ts";
import { readParquet } from "./readParquet.ts";
import { toUtf8 } from "./toUtf8.ts";

/** How the records of a file of text are told apart: JSON values, or rows of delimited text. */
export type RecordShape = { kind: "json" } | { kind: "delimited"; delimiter?: string };

/**
 * Records of a file in its order. Parquet and gzip are known by their first bytes, whatever the file is called.
 * Broken records come as broken ones; only a file that cannot be read at all throws.
 */
export async function* readRecords(
  path: string,
  shape: RecordShape,
  onBytes: OnBytes = () => {},
): AsyncGenerator<FileRecord> {
  const kind = kindOf(path);
  if (kind === "parquet") {
    yield* readParquet(path, onBytes);
    return;
  }
  const text = textStream(path, kind === "gzip", onBytes);
  if (shape.kind === "json") yield* readJsonLines(path, text);
  else yield* readDelimited(path, text, shape.delimiter);
}

function kindOf(path: string): "parquet" | "gzip" | "plain" {
  const start = fileStart(path, 4);
  if (start.toString("latin1") === "PAR1") return "parquet";
  if (isGzip(start)) return "gzip";
  if (start.toString("latin1") === "PK\x03\x04")
    throw new Error("it is a ZIP archive, as Excel's files are: save the sheet as CSV, or unpack it");
  if (/\.parquet$/i.test(path)) throw new Error("its name says Parquet, its first bytes do not");
  return "plain";
}

function textStream(path: string, gzipped: boolean, onBytes: OnBytes): Readable {
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      onBytes(chunk.length);
      done(null, chunk);
    },
  });
  const file = createReadStream(path, { highWaterMark: 1 << 18 });
  // A broken stream reaches the reader as the error of the last part of the chain.
  const ignore = () => {};
  return gzipped
    ? pipeline(file, counted, createGunzip(), toUtf8(), ignore)
    : pipeline(file, counted, toUtf8(), ignore);
}
