import { createExtractor } from "../../packages/extraction/src/index.ts";
import {
  ashby,
  csv,
  type IngestOptions,
  type IngestReport,
  ingest,
  jobPosting,
  readMapping,
} from "../../packages/ingest/src/index.ts";
import { loadTaxonomy } from "../../packages/taxonomy/src/index.ts";

export const taxonomy = loadTaxonomy();
const extractor = createExtractor(taxonomy);

/** Path of a hand-written file of ads. */
export function fixture(name: string): string {
  return new URL(`../fixtures/${name}`, import.meta.url).pathname;
}

const mapping = readMapping(fixture("board.mapping.json"));
const formats = {
  ashby: { format: ashby, shape: { kind: "json" } },
  jobposting: { format: jobPosting, shape: { kind: "json" } },
  csv: { format: csv(mapping), shape: { kind: "delimited", delimiter: mapping.delimiter } },
} as const;

/** Loads files the way `pnpm ingest` does, reading texts in this process. */
export function load(
  dataDir: string,
  format: keyof typeof formats,
  files: readonly string[],
  options: Partial<IngestOptions> = {},
): Promise<IngestReport> {
  return ingest({
    dataDir,
    files,
    ...formats[format],
    taxonomy,
    readTexts: async (ads) => ads.map((ad) => extractor.read(ad)),
    concurrency: 2,
    progress: { start() {}, advance() {}, step() {}, stop() {} },
    today: "2025-10-31",
    ...options,
  });
}
