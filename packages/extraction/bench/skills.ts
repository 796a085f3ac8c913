import { existsSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { loadTaxonomy } from "@talent/taxonomy";
import { createSkillReader } from "../src/skills/createSkillReader.ts";
import { readDocument } from "../src/text/readDocument.ts";

/**
 * Ads a second on one core, of cleaning and splitting alone and of the whole skill reader, on real ads, by the clock and
 * by processor time (what the program itself used, on a machine shared with others):
 * `node packages/extraction/bench/skills.ts` with the data folder beside the repository.
 */
const folder = new URL("../../../../shared/data/postings/", import.meta.url);
if (!existsSync(folder)) {
  console.log("No ads to read: the folder shared/data/postings is not beside the repository.");
  process.exit(0);
}

const bySource = ["ashby", "nhs"].map((source) =>
  gunzipSync(readFileSync(new URL(`${source}.jsonl.gz`, folder)))
    .toString()
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { descriptionPlain?: string; description?: string })
    .map(({ descriptionPlain, description }) => descriptionPlain ?? description ?? ""),
);
const { skills, credentials } = loadTaxonomy();
const started = performance.now();
const reader = createSkillReader(skills.all, credentials.all);
console.log(`lexicon of ${skills.all.length} skills built in ${Math.round(performance.now() - started)} ms`);
const texts = bySource.flat();
const lengths = texts.map(({ length }) => length).sort((a, b) => a - b);
const mean = Math.round(lengths.reduce((sum, length) => sum + length, 0) / texts.length);
console.log(`${texts.length} ads of ${mean} characters on average, median ${lengths[texts.length >> 1]}`);

function rate(name: string, ads: readonly string[], read: (text: string) => number): void {
  let best = 0;
  let bestUsed = 0;
  let found = 0;
  for (let round = 0; round < 4; round++) {
    found = 0;
    const start = performance.now();
    const before = process.cpuUsage();
    for (const text of ads) found += read(text);
    const { user, system } = process.cpuUsage(before);
    best = Math.max(best, (ads.length / (performance.now() - start)) * 1000);
    bestUsed = Math.max(bestUsed, (ads.length / (user + system)) * 1e6);
  }
  const average = (found / ads.length).toFixed(1);
  console.log(
    `${name}: ${Math.round(best)} ads/s by the clock, ${Math.round(bestUsed)} by processor time, ${average} found an ad`,
  );
}

const readSkills = (text: string) => {
  const { skills, credentials } = reader.read(text);
  return skills.length + credentials.length;
};
rate("clean and split", texts, (text) => readDocument(text).sentences.length);
rate("skills and credentials", texts, readSkills);
for (const ads of bySource) {
  const median = ads.map(({ length }) => length).sort((a, b) => a - b)[ads.length >> 1];
  rate(`skills and credentials, ${ads.length} ads of median ${median} characters`, ads, readSkills);
}
