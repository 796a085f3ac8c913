import type { Day } from "@talent/market";
import type { Taxonomy } from "@talent/taxonomy";
import { OptionsError, snapshotChecksum, WarehouseWriter } from "@talent/warehouse";
import type { Progress } from "../cli/Progress.ts";
import { fileSize } from "../files/fileSize.ts";
import type { RecordShape } from "../files/readRecords.ts";
import type { AdFormat } from "../formats/AdFormat.ts";
import { fillRates } from "../report/fillRates.ts";
import type { IngestReport } from "../report/IngestReport.ts";
import { type Gathered, gather } from "./gather.ts";
import { type Keeping, keepBefore } from "./keepBefore.ts";
import { mergeLoad } from "./mergeLoad.ts";
import type { ReadTexts } from "./readAds.ts";

/** Everything a load of postings needs. */
export type IngestOptions = {
  dataDir: string;
  files: readonly string[];
  format: AdFormat;
  shape: RecordShape;
  /** Name of the source; the format's own when absent. */
  source?: string;
  /** The day the files speak of; the latest posting day in them when absent. */
  asOf?: Day;
  /** False when the files are only a part of the source, so that nothing is closed. Default true. */
  complete?: boolean;
  /** What becomes of a demonstration market in the warehouse: refuse (default), mix or replace. */
  keeping?: Keeping;
  taxonomy: Taxonomy;
  readTexts: ReadTexts;
  /** Batches of texts that may be read at the same time. */
  concurrency: number;
  progress: Progress;
  /** Posting days after this one are slips; the current day unless told. */
  today?: Day;
};

/** Loads files of one source into a new snapshot and serves it; throws OptionsError or WarehouseError when it cannot. */
export async function ingest(options: IngestOptions): Promise<IngestReport> {
  const started = performance.now();
  const today = options.today ?? new Date().toISOString().slice(0, 10);
  if (options.asOf !== undefined && options.asOf > today) {
    // Everything that no load has held within a month of that day would count as closed.
    throw new OptionsError(`--as-of ${options.asOf} has not come yet; it must be ${today} or earlier.`);
  }
  const bytes = options.files.reduce((sum, file) => sum + fileSize(file), 0);
  const { keeping = "refuse" } = options;
  const writer = await WarehouseWriter.open(options.dataDir, { replacing: keeping === "replace" });
  try {
    const before = await keepBefore(writer, "real", keeping);
    const gathered = await gather(writer.connection, options, { today, bytes });
    const { asOf, source } = settle(options, gathered, today);
    options.progress.step("building the snapshot");
    const { harvested } = options.format;
    const beside = before.kept?.origin === "real" ? undefined : before.kept?.asOf;
    const load = { source, harvested, asOf, complete: options.complete ?? true, beside };
    const merged = await mergeLoad(writer.connection, load, options.taxonomy);
    const fill = await fillRates(writer.connection);
    const published = await writer.publish({
      asOf: merged.asOf,
      origin: before.origin,
      taxonomyVersion: options.taxonomy.version,
      note: before.kept?.note ?? undefined,
    });
    return {
      source,
      files: [...options.files],
      loadAsOf: asOf,
      snapshotAsOf: merged.asOf,
      snapshot: published.info.id,
      checksum: snapshotChecksum(published.info.checksums),
      changed: published.changed,
      replacedDemonstration: before.replacedDemonstration,
      read: gathered.read,
      kept: merged.kept,
      duplicates: merged.duplicates,
      rejected: gathered.rejections.total,
      rejectedByReason: gathered.rejections.byReason,
      rejections: gathered.rejections.samples,
      lacking: gathered.lacking,
      added: merged.added,
      closed: merged.closed,
      fill,
      seconds: (performance.now() - started) / 1000,
    };
  } finally {
    options.progress.stop();
    writer.close();
  }
}

/** The day and the name of the source, from the command or from what was read; throws OptionsError when no record could be taken. */
function settle(options: IngestOptions, gathered: Gathered, today: Day): { asOf: Day; source: string } {
  const { read, rejections, hosts, latest } = gathered;
  // A load of nothing would close all that its source ever had.
  if (read === 0) throw new OptionsError("The files hold no records, so nothing was loaded.");
  if (read === rejections.total) throw new OptionsError(noneTaken(gathered));
  const [host] = [...hosts].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]))[0] ?? [];
  const source = options.source ?? options.format.sourceName ?? host;
  if (source === undefined) {
    throw new OptionsError("These ads do not say which site they are from: name the source with --name.");
  }
  const asOf = options.asOf ?? latest;
  if (asOf === undefined) {
    throw new OptionsError(
      `No ad in these files has a date: say which day they speak of with --as-of, for example --as-of ${today}.`,
    );
  }
  return { asOf, source };
}

function noneTaken({ read, rejections }: Gathered): string {
  const reasons = rejections.byReason.slice(0, 3).map(({ reason, count }) => `${reason} (${count})`);
  const [first] = rejections.samples;
  return `None of the ${read} records could be taken, so nothing was loaded: ${reasons.join(", ")}. The first is ${first?.file}:${first?.line}: ${first?.quote}`;
}
