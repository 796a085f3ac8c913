import { statSync } from "node:fs";
import type { Day } from "@talent/market";
import type { Taxonomy } from "@talent/taxonomy";
import { snapshotChecksum, WarehouseWriter } from "@talent/warehouse";
import { RejectedAd } from "../ads/RejectedAd.ts";
import type { SourceAd } from "../ads/SourceAd.ts";
import { OptionsError } from "../cli/OptionsError.ts";
import type { Progress } from "../cli/Progress.ts";
import { type RecordShape, readRecords } from "../files/readRecords.ts";
import type { AdFormat } from "../formats/AdFormat.ts";
import { fillRates } from "../report/fillRates.ts";
import type { IngestReport } from "../report/IngestReport.ts";
import { Rejections } from "../report/Rejections.ts";
import { type Keeping, keepBefore } from "./keepBefore.ts";
import { mergeLoad } from "./mergeLoad.ts";
import { type ReadTexts, readAds } from "./readAds.ts";
import { Staging } from "./Staging.ts";

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

const batchSize = 64;

/** Loads files of one source into a new snapshot and serves it; throws OptionsError or WarehouseError when it cannot. */
export async function ingest(options: IngestOptions): Promise<IngestReport> {
  const started = performance.now();
  const today = options.today ?? new Date().toISOString().slice(0, 10);
  const bytes = options.files.reduce((sum, file) => sum + sizeOf(file), 0);
  const writer = await WarehouseWriter.open(options.dataDir);
  try {
    const before = await keepBefore(writer, "real", options.keeping ?? "refuse");
    const gathered = await gather(writer, options, { today, bytes });
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

type Gathered = { read: number; latest: Day | undefined; hosts: Map<string, number>; rejections: Rejections };

async function gather(
  writer: WarehouseWriter,
  options: IngestOptions,
  { today, bytes }: { today: Day; bytes: number },
): Promise<Gathered> {
  const staging = await Staging.create(writer.connection);
  const gathered: Gathered = { read: 0, latest: undefined, hosts: new Map(), rejections: new Rejections() };
  const reader = { taxonomy: options.taxonomy, readTexts: options.readTexts, today };
  const lastDay = options.asOf ?? today;
  const waiting: Promise<void>[] = [];
  let batch: SourceAd[] = [];
  // Batches are staged in the order of the files, whichever is read first, so that a load never depends on timing.
  let staged = Promise.resolve();
  const send = () => {
    const reading = readAds(batch, reader);
    batch = [];
    staged = staged.then(async () => {
      for (const ad of await reading) staging.add(ad);
    });
    waiting.push(staged);
  };
  options.progress.start("reading", bytes);
  for await (const { ad, rejected, at, text } of ads(options)) {
    gathered.read++;
    const late = ad?.posted !== undefined && ad.posted > lastDay ? `posted after ${lastDay}` : rejected;
    if (ad === undefined || late !== undefined) {
      gathered.rejections.add({ ...at, reason: late ?? "no posting" }, text);
      continue;
    }
    note(gathered, ad);
    if (batch.push(ad) === batchSize) send();
    if (waiting.length > options.concurrency) await waiting.shift();
  }
  if (batch.length > 0) send();
  await staged;
  staging.close();
  return gathered;
}

type Found = { ad?: SourceAd; rejected?: string; at: { file: string; line: number }; text: string };

async function* ads(options: IngestOptions): AsyncGenerator<Found> {
  const { format, shape, progress } = options;
  for (const path of options.files) {
    try {
      for await (const record of readRecords(path, shape, (bytes) => progress.advance(bytes))) {
        const found = { at: { file: path, line: record.line }, text: record.text };
        if ("broken" in record) {
          yield { ...found, rejected: record.broken };
          continue;
        }
        for (const value of format.records?.(record.value) ?? [record.value])
          yield { ...found, ...read(format, value) };
      }
    } catch (cause) {
      throw new OptionsError(
        `${path} cannot be read to its end (${cause instanceof Error ? cause.message : String(cause)}), so nothing was loaded.`,
      );
    }
  }
}

function read(format: AdFormat, value: unknown): { ad: SourceAd } | { rejected: string } {
  try {
    return { ad: format.read(value) };
  } catch (error) {
    if (error instanceof RejectedAd) return { rejected: error.message };
    throw error;
  }
}

function note(gathered: Gathered, ad: SourceAd): void {
  if (ad.posted !== undefined && (gathered.latest === undefined || ad.posted > gathered.latest)) {
    gathered.latest = ad.posted;
  }
  const host =
    ad.url === undefined || !URL.canParse(ad.url)
      ? undefined
      : new URL(ad.url).hostname.replace(/^www\./, "");
  if (host) gathered.hosts.set(host, (gathered.hosts.get(host) ?? 0) + 1);
}

/** The day and the name of the source, from the command or from what was read. */
function settle(options: IngestOptions, gathered: Gathered, today: Day): { asOf: Day; source: string } {
  const [host] = [...gathered.hosts].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]))[0] ?? [];
  const source = options.source ?? options.format.sourceName ?? host;
  if (source === undefined) {
    throw new OptionsError("These ads do not say which site they are from: name the source with --name.");
  }
  const asOf = options.asOf ?? gathered.latest;
  if (asOf === undefined) {
    throw new OptionsError(
      gathered.read === gathered.rejections.total
        ? `None of the ${gathered.read} records could be loaded: ${gathered.rejections.byReason[0]?.reason ?? "the files are empty"}.`
        : `No ad in these files has a date: say which day they speak of with --as-of, for example --as-of ${today}.`,
    );
  }
  return { asOf, source };
}

function sizeOf(file: string): number {
  try {
    const stat = statSync(file);
    if (stat.isFile()) return stat.size;
  } catch {
    throw new OptionsError(`There is no file ${file}.`);
  }
  throw new OptionsError(`${file} is no file.`);
}
