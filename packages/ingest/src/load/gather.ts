import type { DuckDBConnection } from "@duckdb/node-api";
import type { Day } from "@talent/market";
import { type Fields, fields } from "../ads/fields.ts";
import { RejectedAd } from "../ads/RejectedAd.ts";
import type { SourceAd } from "../ads/SourceAd.ts";
import { withinBounds } from "../ads/withinBounds.ts";
import { unreadable } from "../files/fileSize.ts";
import { readRecords } from "../files/readRecords.ts";
import { tableShape } from "../files/tableShape.ts";
import type { AdFormat } from "../formats/AdFormat.ts";
import { Rejections } from "../report/Rejections.ts";
import type { IngestOptions } from "./ingest.ts";
import { readAds } from "./readAds.ts";
import { Staging } from "./Staging.ts";

const batchSize = 64;

/**
 * What the files held: records read and rejected, the latest posting day, ads by the host of their address, and the
 * columns that a file lacks though the mapping names them.
 */
export type Gathered = {
  lacking: { file: string; columns: string[] }[];
  read: number;
  latest: Day | undefined;
  hosts: Map<string, number>;
  rejections: Rejections;
};

/** Reads the files' ads and stages them; throws OptionsError for a file that cannot be read to its end. */
export async function gather(
  connection: DuckDBConnection,
  options: IngestOptions,
  { today, bytes }: { today: Day; bytes: number },
): Promise<Gathered> {
  const staging = await Staging.create(connection);
  const gathered: Gathered = {
    lacking: [],
    read: 0,
    latest: undefined,
    hosts: new Map(),
    rejections: new Rejections(),
  };
  const lastDay = options.asOf ?? today;
  const waiting: Promise<void>[] = [];
  let batch: SourceAd[] = [];
  // Batches are staged in the order of the files, whichever is read first, so that a load never depends on timing.
  let staged = Promise.resolve();
  const send = () => {
    const { taxonomy, readTexts } = options;
    const day = options.asOf ?? gathered.latest ?? today;
    const reading = readAds(batch, { taxonomy, readTexts, day });
    batch = [];
    const before = staged;
    staged = Promise.all([reading, before]).then(([ads]) => {
      for (const ad of ads) staging.add(ad);
    });
    // Each is waited for in its turn, and its failure told then.
    staged.catch(() => {});
    waiting.push(staged);
  };
  options.progress.start("reading", bytes);
  try {
    for await (const { ad, rejected, at, text } of ads(options, gathered)) {
      gathered.read++;
      const late = ad?.posted !== undefined && ad.posted > lastDay ? `posted after ${lastDay}` : rejected;
      if (ad === undefined || late !== undefined) {
        gathered.rejections.add({ ...at, reason: late ?? "no posting" }, text);
        continue;
      }
      note(gathered, ad);
      if (batch.push(withinBounds(ad)) === batchSize) send();
      if (waiting.length > options.concurrency) await waiting.shift();
    }
  } catch (error) {
    // What is still being read must not end after the readers have.
    await Promise.allSettled(waiting);
    throw error;
  }
  if (batch.length > 0) send();
  await staged;
  staging.close();
  return gathered;
}

type Found = { ad?: SourceAd; rejected?: string; at: { file: string; line: number }; text: string };

async function* ads(options: IngestOptions, gathered: Gathered): AsyncGenerator<Found> {
  const { format, shape, progress } = options;
  for (const path of options.files) {
    try {
      const own = shape.kind === "json" ? shape : tableShape(path, shape.delimiter);
      // An object may leave out what it has no value for.
      let wanted = own.kind === "json" ? undefined : format.columns;
      for await (const record of readRecords(path, own, (bytes) => progress.advance(bytes))) {
        const found = { at: { file: path, line: record.line }, text: record.text };
        if ("broken" in record) {
          yield { ...found, rejected: record.broken };
          continue;
        }
        if (wanted) noteLacking(gathered, path, { wanted, row: fields(record.value) });
        wanted = undefined;
        for (const value of format.records?.(record.value) ?? [record.value]) {
          const text = value === record.value ? record.text : JSON.stringify(value);
          yield { ...found, text, ...read(format, value) };
        }
      }
    } catch (cause) {
      throw unreadable(path, cause);
    }
  }
}

function noteLacking(
  { lacking }: Gathered,
  file: string,
  { wanted, row }: { wanted: readonly string[]; row: Fields },
): void {
  const columns = wanted.filter((column) => !(column in row));
  if (columns.length > 0) lacking.push({ file, columns });
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
