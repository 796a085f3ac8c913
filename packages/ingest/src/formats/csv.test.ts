import { expect, test } from "vitest";
import { csv } from "./csv.ts";

const { read } = csv({
  source: "board",
  harvested: false,
  delimiter: undefined,
  dates: "iso",
  columns: {
    title: ["title"],
    description: ["intro", "duties"],
    location: ["places"],
    remote: ["remote"],
    employmentType: ["types"],
    experience: ["experience"],
  },
  defaults: {},
});

test.each([
  [true, 1],
  [false, 0],
  ["hybrid", 3],
  [null, undefined],
  ["Home office", 1],
  ["Homeoffice möglich", 1],
  ["Office", 0],
  ["In-office", 0],
  ["On-site", 0],
  ["Office-based, hybrid", 3],
  ["Not remote", 0],
  ["No remote work", 0],
  ["Non-remote", 0],
  ["not suitable for home working", 0],
  ["No, on site", 0],
  ["No, hybrid", 3],
  ["not fully remote", 3],
  ["Remote (not hybrid)", 1],
  ["Remote, no office", 1],
  ["Not applicable - remote", 1],
  ["No fixed location - remote", 1],
  ["no work-from-home", 0],
  ["N/A", undefined],
  ["none stated", undefined],
])("a cell of JSON or Parquet that says %j of remote work is understood", (remote, expected) => {
  expect(read({ title: "Cook", remote }).remote).toBe(expected);
});

test.each([
  ["6 months", 1],
  ["12 months", 1],
  ["3 months to 1 year", 1],
  ["12-month experience", 1],
  ["6-month", 1],
  ["3-5 years", 2],
  ["48 mths", 2],
  ["2 years 6 months", 1],
  ["3+ years", 2],
  ["8 years", 3],
  ["International experience", undefined],
  ["Internship", 1],
  ["Interns", 1],
  ["Inexperienced", undefined],
  ["Seniority: junior", 1],
  ["Team leader", 3],
  ["Mid-level", 2],
])("a cell that says %j of experience is understood", (experience, expected) => {
  expect(read({ title: "Cook", experience }).experience).toBe(expected);
});

test("a list in a cell is all its members, and of places one each", () => {
  const ad = read({
    title: "Cook",
    intro: "We cook.",
    duties: ["Chop", "Fry"],
    places: ["London, UK", "Leeds, UK"],
    types: ["FULL_TIME", "TEMPORARY"],
  });
  expect(ad).toMatchObject({
    description: "We cook.\n\nChop\nFry",
    place: { text: "London, UK / Leeds, UK" },
    employmentTypes: [2, 4],
  });
  expect(read({ title: "Cook", places: [] }).place.text).toBeUndefined();
});
