import { readdirSync } from "node:fs";
import { operationTable } from "@talent/contract/data-api";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkDataset, checks } from "./checkDataset.ts";
import type { ReferenceDataset } from "./ReferenceDataset.ts";
import { selections } from "./selections.ts";
import { syntheticDataset } from "./syntheticDataset.ts";

let dataset: ReferenceDataset;
beforeAll(async () => {
  dataset = await syntheticDataset(10_000);
});
afterAll(() => dataset.close());

test("every measure equals plain SQL on the made-up market, for every eleventh fixed selection", async () => {
  const some = selections(dataset.landmarks, dataset.asOf).filter((_, index) => index % 11 === 0);
  const outcomes = await checkDataset(dataset, some);
  expect(some.length).toBeGreaterThan(20);
  expect(outcomes.flatMap(({ name, differences }) => differences.map((each) => `${name}: ${each}`))).toEqual(
    [],
  );
  const silent = outcomes.filter(({ withFigure }) => withFigure === 0).map(({ name }) => name);
  expect(silent).toEqual([]);
}, 240_000);

test("there is one SQL file for each check, and no other", () => {
  const files = readdirSync(new URL("./sql/", import.meta.url)).filter((name) => name.endsWith(".sql"));
  expect(files.toSorted()).toEqual(checks.map(({ name }) => `${name}.sql`).toSorted());
});

const withoutFigure = ["foundational", "taxonomy", "lookup", "health check"];
const otherNames: Record<string, string> = { genderDiversity: "gender", ethnicityDiversity: "ethnicity" };

test("every operation that gives a figure has its measure checked", () => {
  const measures = Object.values(operationTable)
    .filter(({ tag }) => !withoutFigure.includes(tag))
    .map(({ operationId }) => operationId.replace(/^get./, (start) => start.slice(3).toLowerCase()))
    .map((measure) => otherNames[measure] ?? measure);
  expect(measures).toHaveLength(38);
  const checked = new Set(checks.map(({ name }) => name.split(".")[0]));
  expect(measures.filter((measure) => !checked.has(measure))).toEqual([]);
});
