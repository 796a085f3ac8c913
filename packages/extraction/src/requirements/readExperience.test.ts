import { expect, test } from "vitest";
import { readExperience, readYears } from "./readExperience.ts";

test.each([
  ["5+ years of experience in sales", 5],
  ["At least three years' experience in a similar role", 3],
  ["3-5 years of experience", 3],
  ["Minimum 2 years post-registration experience", 2],
  ["- 5+ years of operational leadership", 5],
  ["10+ years of engineering experience, 3+ years of management experience", 10],
])("%j asks for %i years", (text, years) => {
  expect(readYears(text)).toBe(years);
});

test.each([
  "We have over 20 years of experience in healthcare",
  "Applicants must be 18 years of age",
  "Our revenue has grown in the last 5 years",
  "A 2 years contract",
  "29 days after 5 years service",
])("%j asks for none", (text) => {
  expect(readYears(text)).toBeUndefined();
});

test("years decide the level before the title does", () => {
  expect(readExperience("Senior Engineer", "5+ years of experience")).toEqual({ level: 2, years: 5 });
  expect(readExperience("Senior Engineer", "")).toEqual({ level: 3 });
  expect(readExperience("Junior Engineer", "")).toEqual({ level: 1 });
  expect(readExperience("Staff Nurse Band 6", "")).toEqual({ level: 2 });
  expect(readExperience("Staff Nurse", "")).toEqual({});
  expect(readExperience("Consultant Stroke Physician", "")).toEqual({ level: 3 });
});

test.each([
  ["Director of Student Affairs", 3],
  ["Head of Student Services", 3],
  ["Lead Engineer", 3],
  ["Managing Partner", 3],
  ["Director, Graduate Programs", 3],
  ["Student Nurse", 1],
  ["Head Office Finance Graduate", 1],
  ["Assistant to the Director - Graduate", 1],
  ["PA to Director - Trainee Administrator", 1],
  ["Graduate Project Manager", 1],
  ["Graduate Recruitment Manager", undefined],
  ["Student Success Advisor", undefined],
  ["Lead Generation Specialist", undefined],
  ["HR Business Partner", undefined],
])("the level that %j says is %s", (title, level) => {
  expect(readExperience(title, "").level).toBe(level);
});
