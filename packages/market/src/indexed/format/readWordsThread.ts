import { workerData } from "node:worker_threads";
import { readSections } from "./readSections.ts";
import type { WordsStart } from "./readWords.ts";

const { file, entries, sections } = workerData as WordsStart;
try {
  await readSections(file, entries, sections);
} finally {
  await file.close();
}
