import { existsSync } from "node:fs";
import { loadTaxonomy } from "@talent/taxonomy";
import { expect, test } from "vitest";
import { evaluateSkillReadings } from "./evaluateSkillReadings.ts";
import { evaluateSpans } from "./evaluateSpans.ts";

const shared = new URL("../../../../../shared/data/", import.meta.url);
const ads = existsSync(new URL("postings/ashby.jsonl.gz", shared));
const spans = existsSync(new URL("evaluation/skillspan/dev.jsonl.gz", shared));

test.skipIf(!ads)(
  "skills of the fifty ads that were read are right and found (needs the data folder)",
  () => {
    const [all] = evaluateSkillReadings(loadTaxonomy());
    expect(all).toMatchObject({ set: "all", ads: 50 });
    expect(all?.precision).toBeGreaterThan(0.9);
    expect(all?.recallHard).toBeGreaterThan(0.75);
  },
);

test.skipIf(!spans)("knowledge spans are found beyond the aim (needs the data folder)", () => {
  const tagged = evaluateSpans(loadTaxonomy()).find(
    ({ kind, source, finder }) => kind === "knowledge" && source === "all" && finder === "tagger",
  );
  expect(tagged?.overlap.f1).toBeGreaterThan(0.65);
  expect(tagged?.exact.f1).toBeGreaterThan(0.45);
});
