import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { createExtractor } from "@talent/extraction";
import { loadTaxonomy } from "@talent/taxonomy";
import { openWarehouse } from "@talent/warehouse";
import { describe, expect, test } from "vitest";
import { ashby } from "../../packages/ingest/src/formats/ashby.ts";
import { jobPosting } from "../../packages/ingest/src/formats/jobPosting.ts";
import { ingest } from "../../packages/ingest/src/load/ingest.ts";
import { checkConformance } from "../../packages/market/src/conformance/checkConformance.ts";
import { createDuckDbMarket, createIndexedMarket } from "../../packages/market/src/index.ts";

const real = (name: string) =>
  fileURLToPath(new URL(`../../../shared/data/postings/${name}.jsonl.gz`, import.meta.url));
const silent = { start() {}, advance() {}, step() {}, stop() {} };
const adsOfEach = 250;
const words = [
  "nurse",
  "engineer",
  "and",
  "the",
  "of",
  "to",
  "care",
  "team",
  "full",
  "time",
  "node",
  "js",
  "c++",
];

describe.skipIf(!existsSync(real("ashby")))(
  "on real ads (skipped where the collected files are not beside the repository)",
  () => {
    test("the indexed engine answers random calls as the DuckDB engine does", async () => {
      const dataDir = mkdtempSync(join(tmpdir(), "talent-real-"));
      const taxonomy = loadTaxonomy();
      const extractor = createExtractor(taxonomy);
      for (const [name, format] of [
        ["ashby", ashby],
        ["nhs", jobPosting],
      ] as const) {
        const file = join(dataDir, `${name}.jsonl`);
        const lines = gunzipSync(readFileSync(real(name)))
          .toString()
          .split("\n");
        writeFileSync(file, `${lines.slice(0, adsOfEach).join("\n")}\n`);
        await ingest({
          dataDir,
          files: [file],
          format,
          shape: { kind: "json" },
          taxonomy,
          readTexts: async (ads) => ads.map((ad) => extractor.read(ad)),
          concurrency: 1,
          progress: silent,
        });
      }
      const warehouse = await openWarehouse(dataDir, { pollMs: 0 });
      const { info, path } = warehouse.current;
      const reference = await createDuckDbMarket({
        asOf: info.asOf,
        connect: () => warehouse.current.connect(),
      });
      const engine = await createIndexedMarket({
        asOf: info.asOf,
        snapshot: info.id,
        database: path,
        workers: 0,
      });
      expect(await engine.count({ fact: "posting", filters: [] })).toBeGreaterThan(adsOfEach);
      await checkConformance({ reference, engine, words, runs: 300, seed: 9 });
      await reference.close();
      await warehouse.close();
      rmSync(dataDir, { recursive: true });
    }, 120_000);
  },
);
