import document from "@talent/contract/portal-api/openapi.json" with { type: "json" };
import { loadTaxonomy } from "@talent/taxonomy";
import { expect, test } from "vitest";
import { referenceTables } from "./referenceTables.ts";

const taxonomy = loadTaxonomy();
const answer = document.paths["/adminpublicservice/v1/referencelists/{list}"].get.responses["200"];
const named = Object.keys(answer.content["application/json"].examples);
const examples = Object.entries(document.components.examples)
  .filter(([key]) => key.startsWith("getReferenceList.") && named.includes(key.split(".")[1] ?? ""))
  .map(([, { value }]) => value as unknown as { data: { name: keyof typeof referenceTables } });

test.each(examples.map(({ data }) => [data.name, data] as const))(
  "the example of %s has the list's own columns and rows of it",
  (name, { ...example }) => {
    const { columns, rows, title } = referenceTables[name](taxonomy);
    expect(example).toMatchObject({ title, columns });
    const known = new Set(rows.map((row) => JSON.stringify(row)));
    const shown = (example as unknown as { rows: unknown[] }).rows;
    expect(shown.filter((row) => !known.has(JSON.stringify(row)))).toEqual([]);
    expect(shown.length).toBeGreaterThan(0);
  },
);

test("every list has an example", () => {
  expect(examples.map(({ data }) => data.name).sort()).toEqual(Object.keys(referenceTables).sort());
});
