import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { loadTaxonomy } from "@talent/taxonomy";
import { evaluateSkillReadings, type SkillReadingResult } from "./evaluateSkillReadings.ts";
import { evaluateSpans, type SpanResult } from "./evaluateSpans.ts";
import { evaluateTerms, type TermResult } from "./evaluateTerms.ts";
import { evaluateImportedTitles, evaluateTitles, type TitleResult } from "./evaluateTitles.ts";
import { refuseUnusable, refuseUnwritable } from "./refuseUnusable.ts";
import { readLabelledSpans } from "./spans/readLabelledSpans.ts";
import { readLabelledTitles } from "./titles/readLabelledTitles.ts";
import { withImportedTaxonomy } from "./withImportedTaxonomy.ts";

// Prints how well texts are read, with the shipped tables and after importing O*NET, and writes the figures to
// docs/evaluation.json; docs/evaluation.md explains them.
const usage = `usage: pnpm evaluate [--spans FILE] [--titles FILE] [--folds 1-5] [--json FILE]
Without files: every labelled set of the project, results to docs/evaluation.json.
With files: those alone, results only where --json says.`;

const kept = new URL("../../../../docs/evaluation.json", import.meta.url);

/** What one run found. `date` is the day of the run, UTC. */
type Evaluation = {
  date: string;
  taxonomy: string;
  node: string;
  spans: SpanResult[];
  skills: SkillReadingResult[];
  titles: TitleResult[];
  terms: TermResult[];
};

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        spans: { type: "string" },
        titles: { type: "string" },
        folds: { type: "string", default: "1" },
        json: { type: "string" },
        help: { type: "boolean", short: "h", default: false },
      },
    });
    if (values.help) {
      console.log(usage);
      process.exit(0);
    }
    refuseUnusable(values.spans, readLabelledSpans);
    refuseUnusable(values.titles, readLabelledTitles);
    refuseUnwritable(values.json);
    const folds = Number(values.folds);
    if (!(Number.isInteger(folds) && folds >= 1 && folds <= 5))
      throw new Error("--folds is a number from 1 to 5");
    return { ...values, folds };
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n${usage}`);
    process.exit(2);
  }
}

function printSpans(results: readonly SpanResult[]): void {
  const percent = (share: number) => share.toFixed(3);
  console.table(
    results.map(({ set, source, kind, finder, labelled, found, overlap, exact }) => ({
      set: source === "all" ? set : `${set}, ${source}`,
      kind,
      finder,
      labelled,
      found,
      "precision (overlap)": percent(overlap.precision),
      "recall (overlap)": percent(overlap.recall),
      "F1 (overlap)": percent(overlap.f1),
      "F1 (exact)": percent(exact.f1),
    })),
  );
}

function printSkills(results: readonly SkillReadingResult[]): void {
  console.table(results.map(({ unjudged, ...scores }) => ({ ...scores, unjudged: unjudged.length })));
  for (const found of results[0]?.unjudged ?? []) console.log(`not judged yet: ${found}`);
}

const options = readOptions();
const alone = options.spans !== undefined || options.titles !== undefined;
const wanted = {
  spans: !alone || options.spans !== undefined,
  titles: !alone || options.titles !== undefined,
  others: !alone,
};
const taxonomy = loadTaxonomy();
const after = "after importing O*NET";
const imported = await withImportedTaxonomy((extended) => ({
  spans: wanted.spans ? evaluateSpans(extended, { file: options.spans, after }) : [],
  skills: wanted.others ? evaluateSkillReadings(extended, after) : [],
  titles: wanted.titles ? evaluateImportedTitles(extended, options.titles) : [],
}));
const evaluation: Evaluation = {
  date: new Date().toISOString().slice(0, 10),
  taxonomy: taxonomy.version,
  node: process.version,
  spans: [
    ...(wanted.spans ? evaluateSpans(taxonomy, { file: options.spans }) : []),
    ...(imported?.spans ?? []),
  ],
  skills: [...(wanted.others ? evaluateSkillReadings(taxonomy) : []), ...(imported?.skills ?? [])],
  titles: [
    ...(wanted.titles ? evaluateTitles(taxonomy, { file: options.titles, folds: options.folds }) : []),
    ...(imported?.titles ?? []),
  ],
  terms: wanted.others ? evaluateTerms() : [],
};

if (evaluation.spans.length > 0) printSpans(evaluation.spans);
if (evaluation.skills.length > 0) printSkills(evaluation.skills);
if (evaluation.titles.length > 0) console.table(evaluation.titles);
if (evaluation.terms.length > 0) console.table(evaluation.terms);
const target = options.json === undefined ? (alone ? undefined : kept) : resolve(options.json);
if (target !== undefined) {
  writeFileSync(target, `${JSON.stringify(evaluation, null, 2)}\n`);
  console.log(`written to ${options.json ?? "docs/evaluation.json"}`);
}
