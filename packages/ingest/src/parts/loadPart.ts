import type { Day } from "@talent/market";
import type { Taxonomy } from "@talent/taxonomy";
import {
  OptionsError,
  snapshotChecksum,
  tableNames,
  WarehouseError,
  WarehouseWriter,
} from "@talent/warehouse";
import { type Fields, fields } from "../ads/fields.ts";
import { RejectedAd } from "../ads/RejectedAd.ts";
import type { Progress } from "../cli/Progress.ts";
import { unreadable } from "../files/fileSize.ts";
import { readRecords } from "../files/readRecords.ts";
import { tableShape } from "../files/tableShape.ts";
import { type Keeping, keepBefore } from "../load/keepBefore.ts";
import { type Cell, writeTable } from "../load/writeTable.ts";
import { type Rejection, Rejections } from "../report/Rejections.ts";
import { adviceFor } from "./adviceFor.ts";
import type { Part } from "./Part.ts";

/** Which part, out of which file, into which warehouse. */
export type LoadPartOptions = {
  dataDir: string;
  file: string;
  part: Part;
  keeping?: Keeping;
  taxonomy: Taxonomy;
  progress: Progress;
  /** The snapshot's day when the warehouse is empty. */
  today: Day;
};

/** What a load of a part did. read = kept + rejected. */
export type PartReport = {
  file: string;
  snapshot: string;
  /** Of everything the snapshot holds, as `pnpm checksum` computes it. */
  checksum: string;
  changed: boolean;
  read: number;
  kept: number;
  rejected: number;
  rejectedByReason: { reason: string; count: number }[];
  rejections: Rejection[];
  /** What a caller of the data API will see of it other than expected; absent when there is nothing of that kind. */
  remark?: string;
  seconds: number;
};

/** Loads a part of the dataset into a new snapshot, all else staying as it was; refuses to put it beside synthetic data unasked. */
export async function loadPart(options: LoadPartOptions): Promise<PartReport> {
  const started = performance.now();
  const { part, file, keeping = "refuse" } = options;
  const writer = await WarehouseWriter.open(options.dataDir, { replacing: keeping === "replace" });
  try {
    if (writer.previous?.origin === "synthetic" && keeping === "refuse") {
      throw new WarehouseError("mixed-origin", besideSynthetic);
    }
    const before = await keepBefore(writer, "real", keeping);
    await part.prepare?.(writer.connection);
    const rejections = new Rejections();
    const rows = await gather(options, rejections);
    if (rows.length === 0) {
      throw new OptionsError(nothingLoaded(file, rejections));
    }
    const { connection } = writer;
    await writeTable(connection, "part", part.columns, rows);
    options.progress.step("building the snapshot");
    for (const table of tableNames) {
      if (table === "snapshot" || table === "posting_words" || part.writes.includes(table)) continue;
      await connection.run(`INSERT INTO next.${table} SELECT * FROM before_${table}`);
    }
    await part.fill(connection);
    const remark = await part.remark?.(connection);
    const published = await writer.publish({
      asOf: before.kept?.asOf ?? options.today,
      origin: before.origin,
      taxonomyVersion: options.taxonomy.version,
      note: before.kept?.note ?? undefined,
    });
    return {
      file,
      snapshot: published.info.id,
      checksum: snapshotChecksum(published.info.checksums),
      changed: published.changed,
      read: rows.length + rejections.total,
      kept: rows.length,
      rejected: rejections.total,
      rejectedByReason: rejections.byReason,
      rejections: rejections.samples,
      remark,
      seconds: (performance.now() - started) / 1000,
    };
  } finally {
    options.progress.stop();
    writer.close();
  }
}

function nothingLoaded(file: string, { total, samples }: Rejections): string {
  const [first] = samples;
  if (first === undefined) return `${file} has no records.`;
  const advice = adviceFor(first.reason);
  return `None of the ${total} records of ${file} could be loaded. Line ${first.line}: ${first.reason}${advice ? `: ${advice}` : ""}.`;
}

/** Throws when none of the columns that every record needs is in the file: the file is another one, or a name is misspelt. */
function checkColumns(file: string, { needs }: Part, record: Fields): void {
  const columns = Object.keys(record);
  const missing = needs.filter((anyOf) => !anyOf.some((column) => columns.includes(column)));
  if (missing.length === 0) return;
  const names = missing.map((anyOf) => anyOf.join(" or ")).join(", ");
  throw new OptionsError(
    `${file} has no column ${names}; its columns are ${columns.slice(0, 30).join(", ")}. docs/ingest.md says what each part needs.`,
  );
}

const besideSynthetic =
  "This warehouse holds the synthetic demonstration market. Use --mix to put real data beside it, or --replace to start without it.";

async function gather({ file, part, progress }: LoadPartOptions, rejections: Rejections): Promise<Cell[][]> {
  const rows: Cell[][] = [];
  progress.step(`reading ${file}`);
  try {
    const shape = tableShape(file);
    for await (const record of readRecords(file, shape)) {
      const reject = (reason: string) => rejections.add({ file, line: record.line, reason }, record.text);
      if ("broken" in record) {
        reject(record.broken);
        continue;
      }
      try {
        const values = fields(record.value);
        if (shape.kind === "delimited" && rows.length + rejections.total === 0)
          checkColumns(file, part, values);
        rows.push(part.read(values));
      } catch (error) {
        if (!(error instanceof RejectedAd)) throw error;
        reject(error.message);
      }
    }
  } catch (cause) {
    if (cause instanceof OptionsError) throw cause;
    throw unreadable(file, cause);
  }
  return rows;
}

/** The report of a part for people. */
export function partReportText(report: PartReport): string {
  const count = (n: number) => n.toLocaleString("en").padStart(9);
  return [
    `${report.file} in ${report.seconds.toFixed(1)} s`,
    `  read       ${count(report.read)}`,
    `  kept       ${count(report.kept)}`,
    `  rejected   ${count(report.rejected)}`,
    ...report.rejectedByReason.map(({ reason, count: n }) => {
      const advice = adviceFor(reason);
      return `    ${count(n)}  ${reason}${advice === undefined ? "" : ` (${advice})`}`;
    }),
    ...report.rejections
      .slice(0, 5)
      .map(({ line, reason, quote }) => `      line ${line}: ${reason}: ${quote}`),
    ...(report.remark === undefined ? [] : [report.remark]),
    report.changed
      ? `Snapshot ${report.snapshot} is served now (checksum ${report.checksum}).`
      : `Nothing changed: snapshot ${report.snapshot} holds all of it already.`,
  ].join("\n");
}
