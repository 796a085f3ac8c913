import { once } from "node:events";
import type { Readable } from "node:stream";
import { parse } from "csv-parse";
import type { FileRecord } from "./FileRecord.ts";

type Parsed = { record: Record<string, string>; raw: string; info: { lines: number } };

/**
 * Rows of delimited text under its header line, as one object each. A row with more or fewer cells than the header
 * is broken and may come before rows that stood before it. Without a delimiter the most frequent of comma, semicolon, tab and bar in the header is taken.
 */
export async function* readDelimited(
  file: string,
  text: Readable,
  delimiter?: string,
): AsyncGenerator<FileRecord> {
  const { separator, stream } = await withDelimiter(text, delimiter);
  const broken: FileRecord[] = [];
  const parser = parse({
    delimiter: separator,
    columns: true,
    bom: true,
    info: true,
    raw: true,
    trim: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_skip: (error, raw) => {
      const line = error && "lines" in error ? Number(error.lines) : 0;
      broken.push({ file, line, text: raw ?? "", broken: "a row that does not fit the header" });
    },
  });
  stream.on("error", (error) => parser.destroy(error));
  for await (const { record, raw, info } of stream.pipe(parser) as AsyncIterable<Parsed>) {
    while (broken.length > 0) yield broken.shift() as FileRecord;
    yield { file, line: info.lines, text: raw.trimEnd(), value: record };
  }
  yield* broken;
}

async function withDelimiter(text: Readable, delimiter: string | undefined) {
  if (delimiter !== undefined) return { separator: delimiter, stream: text };
  await once(text, "readable");
  const first = text.read() as Buffer | null;
  const header = first?.toString("utf8").split("\n")[0] ?? "";
  const counts = [",", ";", "\t", "|"].map((sign) => ({ sign, count: header.split(sign).length }));
  counts.sort((a, b) => b.count - a.count);
  if (first !== null) text.unshift(first);
  return { separator: counts[0]?.sign ?? ",", stream: text };
}
