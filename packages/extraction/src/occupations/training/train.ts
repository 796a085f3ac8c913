import { writeFileSync } from "node:fs";
import { loadTaxonomy } from "@talent/taxonomy";
import { writeTitleModel } from "../TitleModel.ts";
import { readAlternateTitles } from "./readAlternateTitles.ts";
import { titleExamples } from "./titleExamples.ts";
import { trainTitleModel } from "./trainTitleModel.ts";

// Fits data/title-model.bin anew: node src/occupations/training/train.ts <Alternate Titles file of an O*NET release>
const [source] = process.argv.slice(2);
if (source === undefined) {
  console.error("usage: node train.ts <O*NET Alternate Titles file, tab-separated, may be gzipped>");
  process.exit(2);
}
const taxonomy = loadTaxonomy();
const examples = titleExamples(taxonomy, readAlternateTitles(source));
const model = trainTitleModel(
  examples,
  taxonomy.occupations.all.map(({ id }) => id),
);
const bytes = writeTitleModel(model);
writeFileSync(new URL("../../../data/title-model.bin", import.meta.url), bytes);
console.log(
  `${examples.length} titles, ${model.hashes.length} features, ${model.classes.length} weights, ${bytes.length} bytes`,
);
