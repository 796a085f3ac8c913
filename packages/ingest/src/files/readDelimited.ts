import { once } from "node:events";
import { pipeline, Readable } from "node:stream";
import { parse } from "csv-parse";
import type { FileRecord } from "./FileRecord.ts";
import { plainLineEnds } from "./plainLineEnds.ts";

type Parsed = { record: Record<string, string>; raw: string; info: { lines: number } };

/**
 * Rows of delimited text under its header line, as one object each. A row with more or fewer cells than the header
 * is broken and may come before rows that stood before it. A quotation mark that is never closed breaks its own line,
 * not the rows below that it takes in. Without a delimiter the most frequent of comma, semicolon, tab and bar in the header is taken.
 */
export async function* readDelimited(
  file: string,
  text: Readable,
  delimiter?: string,
): AsyncGenerator<FileRecord> {
  // The parser counts an end of two characters inside quotation marks as two lines.
  const lines = pipeline(text, plainLineEnds(), () => {});
  const { separator, stream } = await withDelimiter(lines, delimiter);
  yield* rowsOf(stream, { file, separator, above: 0, columns: undefined, depth: 0 });
}

/** A part of a table: its file, the lines above it, its header once that was read, and how many open quotation marks lie around it. */
type Part = { file: string; separator: string; above: number; columns: string[] | undefined; depth: number };

/** Open quotation marks inside what others took in, after which the marks of the rest are taken for plain signs. */
const deepest = 20;

/** A row that fits no header: its text, and the line it begins with. */
type Unfit = { line: number; raw: string };

async function* rowsOf(input: Readable, part: Part): AsyncGenerator<FileRecord> {
  const { file, separator: delimiter, above } = part;
  const unfit: Unfit[] = [];
  const parser = parse({
    delimiter,
    columns:
      part.columns ??
      ((header: string[]) => {
        part.columns = header.map(cell);
        return part.columns;
      }),
    bom: true,
    info: true,
    raw: true,
    // Cutting off what follows a closing mark as well would end the reading at the first cell like "Senior" Nurse.
    ltrim: true,
    quote: part.depth < deepest ? '"' : false,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_skip: (error, raw) => {
      unfit.push(placed(error && "lines" in error ? Number(error.lines) : 0, raw ?? "", above));
    },
  });
  input.on("error", (error) => parser.destroy(error));
  for await (const { record, raw, info } of input.pipe(parser) as AsyncIterable<Parsed>) {
    while (unfit.length > 0) yield* recovered(unfit.shift() as Unfit, part);
    const row = placed(info.lines, raw, above);
    // A mark that closes no cell is a sign of its own: one that lies far above opened this one.
    if (Object.values(record).some((it) => it.startsWith('"') && it.includes("\n")))
      yield* recovered(row, part);
    else yield { file, line: row.line, text: row.raw, value: cellsOf(record) };
  }
  for (const row of unfit) yield* recovered(row, part);
}

/** An unfit row: one broken record, or, where the lines below its first are rows for the most part, that line and those rows. */
async function* recovered({ line, raw }: Unfit, part: Part): AsyncGenerator<FileRecord> {
  const { file, columns = [], depth } = part;
  const [first = "", ...below] = raw.split("\n");
  if (below.length > 0 && columns.length > 1 && depth < deepest) {
    const rest = Readable.from([Buffer.from(below.join("\n"))]);
    const rows = await Array.fromAsync(rowsOf(rest, { ...part, above: line, depth: depth + 1 }));
    if (rows.filter((row) => "value" in row).length * 2 > rows.length) {
      yield { file, line, text: first, broken: "a quotation mark that is never closed" };
      yield* rows;
      return;
    }
  }
  yield { file, line, text: raw, broken: "a row that does not fit the header" };
}

/** A row with the line it begins with: the parser names the one it ends with, and gives the blank lines before it as part of it. */
function placed(end: number, text: string, above: number): Unfit {
  const raw = text.replace(/^\n+/, "").trimEnd();
  return { line: above + end - (raw.split("\n").length - 1), raw };
}

function cellsOf(record: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(record).map(([name, text]) => [name, cell(text)]));
}

/** A cell without space around it, also around marks that close it. */
function cell(text: string): string {
  const trimmed = text.trim();
  return /^"([^"]*)"$/.exec(trimmed)?.[1] ?? trimmed;
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
