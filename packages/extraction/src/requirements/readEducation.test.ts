import { expect, test } from "vitest";
import { readDocument } from "../text/readDocument.ts";
import { readEducation } from "./readEducation.ts";

test.each([
  ["Bachelor's degree in Computer Science or related field", 3],
  ["Bachelor's or Master's Degree in Computer Science", 3],
  ["BS/MS in Engineering", 3],
  ["Master's degree required", 4],
  ["PhD in Physics", 4],
  ["Educated to Degree Level", 3],
  ["Foundation Degree in Healthcare Practice", 2],
  ["Associate's degree", 2],
  ["High school diploma or GED", 1],
  ["GCSE Maths and English or equivalent", 1],
  ["- Bachelor's degree required, Master's preferred", 3],
  ["You hold NVQ Level 5 in Care or equivalent", 2],
  ["NVQ 3 in Pharmacy Services", 1],
  [
    "A BSc in Audiology. Ideally you should also have a postgraduate qualification, e.g. MBA, and 2 years.",
    3,
  ],
  ["Holds an Optometry degree", 3],
  ["Bachelor's degree required; master's in Botany, Ecology, or a related field is a plus", 3],
  ["Bachelor's degree (preferably in Botany, Ecology, or a related field)", 3],
  ["A degree in Nursing.\nA Masters level qualification is essential.", 4],
])("%j demands level %i", (text, level) => {
  expect(readEducation(readDocument(text))).toBe(level);
});

test.each([
  "A high degree of autonomy",
  "Bachelor's degree preferred",
  "Nice to have:\n- Master's degree in Statistics",
  "A bachelor's degree in Botany, Ecology, or a related field is preferred",
  "Master's degree in Botany, Ecology, or a related field (preferred but not required)",
  "Varying degrees of dependency",
  "Certified Scrum Master",
  "Tuition reimbursement for a bachelor's degree",
  "360-degree feedback",
])("%j demands none", (text) => {
  expect(readEducation(readDocument(text))).toBeUndefined();
});
