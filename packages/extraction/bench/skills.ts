import { existsSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { loadTaxonomy } from "@talent/taxonomy";
import { createSkillReader } from "../src/skills/createSkillReader.ts";
import { readDocument } from "../src/text/readDocument.ts";

/**
 * Ads a second on one core, of cleaning and splitting alone and of the whole skill reader, on real ads:
 * `node packages/extraction/bench/skills.ts` with the data folder beside the repository.
 */
const folder = new URL("../../../../shared/data/postings/", import.meta.url);
if (!existsSync(folder)) {
  console.log("No ads to read: the folder shared/data/postings is not beside the repository.");
  process.exit(0);
}

const texts = ["ashby", "nhs"].flatMap((source) =>
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
console.log(`${texts.length} ads, ${Math.round(texts.join("").length / texts.length)} characters on average`);

function rate(name: string, read: (text: string) => number): void {
  let best = 0;
  let found = 0;
  for (let round = 0; round < 3; round++) {
    found = 0;
    const start = performance.now();
    for (const text of texts) found += read(text);
    best = Math.max(best, (texts.length / (performance.now() - start)) * 1000);
  }
  console.log(`${name}: ${Math.round(best)} ads/s, ${(found / texts.length).toFixed(1)} found an ad`);
}

rate("clean and split", (text) => readDocument(text).sentences.length);
rate("skills and credentials", (text) => {
  const { skills, credentials } = reader.read(text);
  return skills.length + credentials.length;
});
