import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { loadTaxonomy } from "@talent/taxonomy";
import { evaluateTitles } from "./evaluateTitles.ts";

const { values } = parseArgs({
  options: {
    titles: { type: "string" },
    spans: { type: "string" },
    json: { type: "string" },
    folds: { type: "string" },
  },
});
const taxonomy = loadTaxonomy();
const titles = evaluateTitles(taxonomy, {
  file: values.titles,
  folds: values.folds === undefined ? 1 : Number(values.folds),
});
console.table(titles);
if (values.json) writeFileSync(values.json, JSON.stringify(titles, null, 2));
