import { fileURLToPath } from "node:url";
import type { Extractor } from "@talent/extraction";
import type { Taxonomy } from "@talent/taxonomy";
import type { RecordShape } from "../../packages/ingest/src/files/readRecords.ts";
import type { AdFormat } from "../../packages/ingest/src/formats/AdFormat.ts";
import { ashby } from "../../packages/ingest/src/formats/ashby.ts";
import { csv } from "../../packages/ingest/src/formats/csv.ts";
import { jobPosting } from "../../packages/ingest/src/formats/jobPosting.ts";
import { readMapping } from "../../packages/ingest/src/formats/Mapping.ts";
import { ingest } from "../../packages/ingest/src/load/ingest.ts";

const fixture = (name: string) => fileURLToPath(new URL(`../fixtures/${name}`, import.meta.url));
const silent = { start() {}, advance() {}, step() {}, stop() {} };

type Load = { file: string; format: AdFormat; shape: RecordShape; source?: string };

function loads(): Load[] {
  const mapping = readMapping(fixture("board.mapping.json"));
  return [
    { file: "ashby.jsonl", format: ashby, shape: { kind: "json" } },
    { file: "jobposting.jsonl", format: jobPosting, shape: { kind: "json" } },
    { file: "jobposting-flat.jsonl.gz", format: jobPosting, shape: { kind: "json" }, source: "flat" },
    { file: "board.csv", format: csv(mapping), shape: { kind: "delimited", delimiter: mapping.delimiter } },
  ];
}

/** Loads the hand-written ads of every format into an empty data folder. */
export async function makeData(
  dataDir: string,
  { taxonomy, extractor }: { taxonomy: Taxonomy; extractor: Extractor },
): Promise<void> {
  for (const { file, ...load } of loads())
    await ingest({
      ...load,
      dataDir,
      files: [fixture(file)],
      taxonomy,
      readTexts: async (ads) => ads.map((ad) => extractor.read(ad)),
      concurrency: 1,
      progress: silent,
    });
}
