import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root } from "../../scripts/generate/contracts.ts";
import { runTool } from "../../scripts/generate/runTool.ts";

/** What breaks each rule: a file of the contract, a text in it, and what stands there instead. */
const breaches: Record<string, [file: string, from: RegExp, to: string]> = {
  "operation-cost": ["paths/hiring-strategy/getDemand.yaml", /\n {2}x-level: 1/, ""],
  "operation-summary-unique": ["paths/hiring-strategy/getDemandTrend.yaml", /summary: .*/, "summary: Demand"],
  "operation-name-unique": [
    "paths/hiring-strategy/getSupply.yaml",
    /operationId: .*/,
    "operationId: getDemand",
  ],
  "operation-name": [
    "paths/hiring-strategy/getListings.yaml",
    /operationId: .*/,
    "operationId: get-listings",
  ],
  "operation-summary-short": ["paths/taxonomy/getSkills.yaml", /summary: .*/, "summary: Skills by name."],
  "operation-described": [
    "paths/lookup/getSkillLookup.yaml",
    /description: >-\n[\s\S]*?\n {2}tags/,
    "description: Skills.\n  tags",
  ],
  "operation-refusals": ["paths/hiring-strategy/getSummary.yaml", /\n {4}"500":\n.*/, ""],
  "content-examples": [
    "paths/skill-strategy/getSkillTrend.yaml",
    /\n {10}examples:\n[\s\S]*?\n {4}"304"/,
    '\n    "304"',
  ],
  "parameter-described": ["parameters/Skill.yaml", /\nexample: .*/, ""],
  "parameter-bounded": ["parameters/Query.yaml", /\n {2}maxLength: .*/, ""],
  "oas3-valid-media-example": ["examples/getDemand.success.yaml", /count: \d+/, "count: many"],
  "values-bounded": ["schemas/Skill.yaml", /\n {4}maxLength: .*/, ""],
  "schemas-named": [
    "schemas/DemandData.yaml",
    /\$ref: DemandCount\.yaml/,
    "type: object\n    additionalProperties: false\n    properties: {count: {type: integer}}",
  ],
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "house-rules-"));
  for (const part of [".spectral.yaml", "scripts/spectral", "spec/data-api"]) {
    await cp(`${root}/${part}`, `${folder}/${part}`, { recursive: true });
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const spectral = (files: string[], ruleset: string) =>
  runTool("node_modules/.bin/spectral", ["lint", ...files, "--ruleset", ruleset, "--fail-severity", "warn"]);

/** Leaves only the given operations in a root document, so that linting it takes no longer than it must. */
async function keepPaths(source: string, files: string[]): Promise<void> {
  const text = await readFile(source, "utf8");
  const kept = text.replace(/\n {2}\/.*:\n {4}\$ref: (.*)/g, (entry, file) =>
    files.includes(file) ? entry : "",
  );
  await writeFile(source, kept);
}

test("every house rule names the breach of it, and the file", async () => {
  for (const [file, from, to] of Object.values(breaches)) {
    const path = `${folder}/spec/data-api/${file}`;
    const text = await readFile(path, "utf8");
    expect(text, `${file} has nothing to break`).toMatch(from);
    await writeFile(path, text.replace(from, to));
  }
  const source = `${folder}/spec/data-api/openapi.yaml`;
  await keepPaths(
    source,
    Object.values(breaches).map(([file]) => file),
  );
  const bundle = `${folder}/generated/data-api/openapi.yaml`;
  await runTool("node_modules/.bin/redocly", ["bundle", source, "--output", bundle]);
  const found = await spectral([source, bundle], `${folder}/.spectral.yaml`).then(
    () => "nothing",
    (problem: Error) => problem.message,
  );
  for (const [rule, [file]] of Object.entries(breaches)) {
    expect(found, rule).toMatch(new RegExp(`\\d+:\\d+ +error +${rule} `));
    const onBundleOnly = rule === "values-bounded" || rule === "schemas-named";
    expect(found, rule).toContain(onBundleOnly ? "generated/data-api/openapi.yaml" : `spec/data-api/${file}`);
  }
});
