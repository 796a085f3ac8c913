import { existsSync, writeFileSync } from "node:fs";
import { loadTaxonomy } from "@talent/taxonomy";
import { readLabelledSpans } from "../../evaluation/spans/readLabelledSpans.ts";
import { createLexicon } from "../lexicon/Lexicon.ts";
import { DictionaryMarks } from "./DictionaryMarks.ts";
import { writeTaggerModel } from "./TaggerModel.ts";
import { trainTagger } from "./training/trainTagger.ts";

/**
 * Learns the span model from the train part of SkillSpan and writes `data/span-model.bin`:
 * `node packages/extraction/src/skills/tagger/train.ts [FILE]`, FILE being another file of the same format.
 */
const file =
  process.argv[2] ??
  new URL("../../../../../../shared/data/evaluation/skillspan/train.jsonl.gz", import.meta.url);
if (!existsSync(file)) {
  console.error(
    "Nothing to learn from: give a file of labelled spans (docs/evaluation.md says in what format).",
  );
  process.exit(1);
}
const { skills, credentials } = loadTaxonomy();
const marks = new DictionaryMarks(createLexicon(skills.all, credentials.all), skills.all);
const sentences = readLabelledSpans(file);
const { model, tunings } = trainTagger(sentences, marks);
const bytes = writeTaggerModel(model);
writeFileSync(new URL("../../../data/span-model.bin", import.meta.url), bytes);
console.table(tunings);
console.log(
  `${sentences.length} sentences, ${model.features.length} features, ${bytes.length} bytes; bias of skills ${model.chains.skills.bias}, of knowledge ${model.chains.knowledge.bias}`,
);
