import { loadTaxonomy, soc8Of } from "@talent/taxonomy";
import { describe, expect, test } from "vitest";
import { readLabelledTitles } from "../evaluation/titles/readLabelledTitles.ts";
import { scoreTitles } from "../evaluation/titles/scoreTitles.ts";
import { createOccupationClassifier } from "./createOccupationClassifier.ts";

const classifier = createOccupationClassifier(loadTaxonomy());
const soc8 = (title: string, description?: string) => {
  const occupation = classifier.classify(title, description, 1)[0]?.occupation;
  return occupation === undefined ? undefined : soc8Of(occupation);
};

test.each([
  ["Sr. Backend Developer - EMEA", "15-1252.00"],
  ["ICU RN - Nights", "29-1141.03"],
  ["Band 5 Staff Nurse", "29-1141.00"],
  ["Health Visitor", "29-1141.00"],
  ["Consultant in Emergency Medicine", "29-1214.00"],
  ["HGV Class 1 Driver", "53-3032.00"],
  ["SDR", "41-3091.00"],
  ["Ward Clerk", "43-6013.00"],
  ["Hospital Porter", "31-1132.00"],
  ["Bricklayer", "47-2021.00"],
  ["Primary School Teacher", "25-2021.00"],
  ["Solicitor", "23-1011.00"],
  ["Sous Chef", "35-1011.00"],
  ["VP of Engineering", "11-9041.00"],
  ["Plumbers", "47-2152.00"],
  ["Resuscitation Officer", "13-1151.00"],
  ["Army Officer", "55-1016.00"],
  ["Senior Operations Coordinator", "13-1199.00"],
  ["Revenue Operations Associate", "13-1111.00"],
  ["User Acquisition Manager", "11-2021.00"],
  ["Call Centre Operator", "43-4051.00"],
  ["Uber Driver", "53-3054.00"],
])("%j is %s", (title, expected) => {
  expect(soc8(title)).toBe(expected);
});

test("the armed forces are named by their own words: an officer of whatever is none of theirs", () => {
  for (const title of ["Strategic Planning Officer", "Scrutiny Officer", "Validation Officer"])
    expect(soc8(title)?.slice(0, 2)).not.toBe("55");
});

test("a bare title is decided by the description", () => {
  expect(
    soc8("Engineer", "We are looking for a civil engineer to design bridges. As a civil engineer you will…"),
  ).toBe("17-2051.00");
  expect(soc8("Associate", "We are hiring a software engineer. Our software engineers write code.")).toBe(
    "15-1252.00",
  );
});

test("without a title the description alone is read", () => {
  expect(soc8("", "We are looking for a Registered Nurse to join our ward.")).toBe("29-1141.00");
});

test("guesses nothing from nothing", () => {
  expect(classifier.classify("", "")).toEqual([]);
  expect(classifier.classify("%%% ---", "")).toEqual([]);
});

test("gives guesses best first, with confidences that sum to at most 1", () => {
  const guesses = classifier.classify("Data Analyst", "", 5);
  expect(guesses).toHaveLength(5);
  const confidences = guesses.map(({ confidence }) => confidence);
  expect(confidences).toEqual(confidences.toSorted((a, b) => b - a));
  expect(confidences.reduce((a, b) => a + b)).toBeLessThanOrEqual(1.0001);
});

describe("the hand-labelled titles kept for reporting", () => {
  test("are right at the major group for 85 of 100 and at SOC8 for 60 of 100", () => {
    const labelled = readLabelledTitles(new URL("../evaluation/data/realTitles.tsv", import.meta.url));
    const accuracy = scoreTitles(
      classifier,
      labelled.filter((_, at) => at % 2 === 1),
    );
    expect(accuracy.titles).toBeGreaterThan(150);
    expect(accuracy.majorGroup).toBeGreaterThanOrEqual(0.85);
    expect(accuracy.exact).toBeGreaterThanOrEqual(0.6);
  });
});
