import { loadTaxonomy } from "@talent/taxonomy";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createLexicon } from "../lexicon/Lexicon.ts";
import { createSpanTagger } from "./createSpanTagger.ts";

const { skills, credentials } = loadTaxonomy();
const tagger = createSpanTagger(createLexicon(skills.all, credentials.all), skills.all);

const words = (text: string) => text.split(" ");
const knowledge = (text: string) =>
  tagger.tag([words(text)])[0]?.knowledge.map(({ start, end }) => words(text).slice(start, end).join(" "));

test("marks knowledge that stands after the words that ask for it", () => {
  expect(knowledge("3+ years experience with Java and Kubernetes .")).toEqual(["Java", "Kubernetes"]);
});

test("marks names the taxonomy has never seen", () => {
  expect(knowledge("Strong knowledge of Frobnicator.js and Python")).toContain("Frobnicator.js");
});

test("marks nothing in the employer's praise of itself", () => {
  expect(knowledge("We celebrate diversity and are an equal opportunity employer .")).toEqual([]);
});

test("a comma parts what stands on either side of it", () => {
  const found = knowledge("Experience with Java , Python , Docker");
  expect(found).toEqual(["Java", "Python", "Docker"]);
});

test("an ad without sentences and a sentence without tokens are tagged with nothing", () => {
  expect(tagger.tag([])).toEqual([]);
  expect(tagger.tag([[]])).toEqual([{ skills: [], knowledge: [] }]);
});

test("spans are in order, inside the sentence and apart, whatever the tokens", () => {
  const token = fc.oneof(
    fc.constantFrom(
      "Java",
      ",",
      ".",
      "(",
      "experience",
      "with",
      "🚀",
      "\u0000",
      "x".repeat(5000),
      "Skills:",
      "",
    ),
    fc.string({ unit: "binary" }),
  );
  fc.assert(
    fc.property(fc.array(fc.array(token, { maxLength: 20 }), { maxLength: 6 }), (ad) => {
      const tagged = tagger.tag(ad);
      expect(tagged).toHaveLength(ad.length);
      for (const [at, { skills: found, knowledge: known }] of tagged.entries()) {
        for (const spans of [found, known]) {
          let free = 0;
          for (const { start, end } of spans) {
            expect(start).toBeGreaterThanOrEqual(free);
            expect(end).toBeGreaterThan(start);
            free = end;
          }
          expect(free).toBeLessThanOrEqual(ad[at]?.length ?? 0);
        }
      }
    }),
    { numRuns: 300 },
  );
});
