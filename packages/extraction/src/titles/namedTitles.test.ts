import { expect, test } from "vitest";
import { readNamedTitles } from "./namedTitles.ts";

test.each([
  ["Job Title: Registered Nurse (RN)\nLocation: Columbus, OH", "Registered Nurse"],
  ["Position: Line Cook\nReports to: Executive Chef", "Line Cook"],
  ["Attorney - Litigation associate, 3-5 years, admitted to the New York bar.", "Attorney"],
  ["We are seeking an experienced Plumber to join our team.", "Plumber"],
  ["ABC Ltd are recruiting for a Mechanical Engineer to be based in Derby.", "Mechanical Engineer"],
  ["Maple Valley School District is looking for a 5th grade teacher for next year.", "5th grade teacher"],
  ["We're hiring a friendly barista! Make great coffee.", "barista"],
  ["Join us as an Electrician!", "Electrician"],
  ["HGV Class 1 driver wanted, Felixstowe.", "HGV Class 1 driver"],
  ["About us\nAs a Claims Adjuster you will investigate claims.", "Claims Adjuster"],
  ["The Data Analyst will report to the Director of Finance.", "Data Analyst"],
])("%j names its job", (text, name) => {
  expect(readNamedTitles(text)[0]).toBe(name);
});

test.each(["", "Lead our paid marketing.", "We offer a pension.", "About us\nWe are a leading insurer."])(
  "%j names none",
  (text) => {
    expect(readNamedTitles(text)).toEqual([]);
  },
);

test("gives eight names at most, for each of them is weighed", () => {
  const text = Array.from({ length: 50 }, (_, at) => `as a line ${at} manager, `).join("");
  expect(readNamedTitles(text)).toHaveLength(8);
});
