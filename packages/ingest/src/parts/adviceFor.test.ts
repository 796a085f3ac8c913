import { readFileSync } from "node:fs";
import { loadTaxonomy } from "@talent/taxonomy";
import { expect, test } from "vitest";
import { adviceFor } from "./adviceFor.ts";

const { genders, ethnicities } = loadTaxonomy();
const readMe = readFileSync(new URL("../../../../docs/ingest.md", import.meta.url), "utf8");

test.each([
  ["gender", genders.all],
  ["ethnicity", ethnicities.all],
])("what a %s can be is told where it is unknown and where its column is described", (what, entries) => {
  const described = readMe.split("\n").find((line) => line.startsWith(`| \`${what}\` |`));
  for (const { id, name } of entries) {
    expect(adviceFor(`unknown ${what}`)).toContain(`${id} ${name}`);
    expect(described).toContain(`${id} ${name}`);
  }
});
