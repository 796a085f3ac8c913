import { existsSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { gunzipSync } from "node:zlib";
import { loadTaxonomy } from "@talent/taxonomy";
import { type Ad, createExtractor, createExtractorPool } from "../src/index.ts";

// Ads a second on one core, and through the pool on all of them: node packages/extraction/bench/extract.ts
const folder = new URL("../../../../shared/data/postings/", import.meta.url);
if (!existsSync(folder)) {
  console.error("the folder shared/data/postings beside the repository is not there: nothing to measure");
  process.exit(2);
}

function readAds(name: string, country: string): Ad[] {
  const lines = gunzipSync(readFileSync(new URL(`${name}.jsonl.gz`, folder)))
    .toString("utf8")
    .trim()
    .split("\n");
  return lines.map((line) => {
    const ad: { title: string; descriptionPlain?: string; description?: string } = JSON.parse(line);
    return { title: ad.title, description: ad.descriptionPlain ?? ad.description ?? "", hints: { country } };
  });
}

const sources = { ashby: readAds("ashby", "US"), nhs: readAds("nhs", "GB") };
const all = [...sources.ashby, ...sources.nhs];
const lengths = all.map(({ description = "" }) => description.length).sort((a, b) => a - b);
console.log(
  `${all.length} ads, median ${lengths[lengths.length >> 1]} characters, the longest ${lengths.at(-1)}`,
);

const started = performance.now();
const extractor = createExtractor(loadTaxonomy());
console.log(`made in ${(performance.now() - started).toFixed(0)} ms`);
for (const ad of all.filter((_, at) => at % 20 === 0)) extractor.read(ad);

function measure(name: string, ads: readonly Ad[]): void {
  const cpu = process.cpuUsage();
  const start = performance.now();
  for (const ad of ads) extractor.read(ad);
  const seconds = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  const characters = ads.reduce((sum, { description = "" }) => sum + description.length, 0);
  console.log(
    `${name}: ${(ads.length / seconds).toFixed(0)} ads/s, ${(ads.length / ((user + system) / 1e6)).toFixed(0)} ads per CPU second, ${(characters / seconds / 1e6).toFixed(1)} million characters/s`,
  );
}

for (const [name, ads] of Object.entries(sources)) measure(`one core, ${name}`, ads);
measure("one core, both", all);

const workers = availableParallelism();
const pool = createExtractorPool({ workers });
try {
  const batches = Array.from({ length: Math.ceil(all.length / 250) }, (_, at) =>
    all.slice(at * 250, at * 250 + 250),
  );
  await Promise.all(batches.slice(0, workers).map((batch) => pool.read(batch)));
  const start = performance.now();
  await Promise.all(batches.map((batch) => pool.read(batch)));
  console.log(`pool of ${workers}: ${(all.length / ((performance.now() - start) / 1000)).toFixed(0)} ads/s`);
} finally {
  await pool.close();
}
