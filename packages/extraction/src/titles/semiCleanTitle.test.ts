import { expect, test } from "vitest";
import { semiCleanTitle } from "./semiCleanTitle.ts";

const cases: [string, string][] = [
  ["Senior Software Engineer II (Remote, US)", "Software Engineer"],
  ["Staff Nurse - Ward 6 - Goole, Band 5", "Staff Nurse"],
  ["Bank - Health Care Support Worker", "Health Care Support Worker"],
  ["Bank Teller", "Bank Teller"],
  ["Road Constructor", "Road Constructor"],
  ["Product Manager (m/f/d)", "Product Manager"],
  ["Car Cleaner (m/w/d)", "Car Cleaner"],
  ["Director, Channel Marketing", "Channel Marketing Director"],
  ["Developer, Backend", "Backend Developer"],
  ["Sr. Java Analyst", "Java Analyst"],
  ["Software Engineer I/II", "Software Engineer"],
  ["St. Louis Nurse", "St Louis Nurse"],
  ["Nubank - Sr/Lead Backend Engineer", "Backend Engineer"],
  ["REGISTERED NURSE - ICU - REQ-10293", "Registered Nurse"],
  ["HGV DRIVER £15.50 PER HOUR", "HGV Driver"],
  ["database engineer", "Database Engineer"],
  ["iOS engineer", "iOS Engineer"],
  ["Head of Strategy & Operations", "Head of Strategy & Operations"],
  ["Locum Consultant in Emergency Medicine", "Consultant in Emergency Medicine"],
  ["Occupational Therapist at Brentwood Community Hospital", "Occupational Therapist"],
  ["Chief of Staff", "Chief of Staff"],
  ["Nursing Associate", "Nursing Associate"],
  ["Assistant Manager", "Assistant Manager"],
  ["Contract Manager", "Contract Manager"],
  ["Software Engineer - 12 month contract", "Software Engineer"],
  ["🚀 Growth Marketing Manager 🚀", "Growth Marketing Manager"],
  ["Plumbers", "Plumber"],
  ["Rota Co-ordinator", "Rota Coordinator"],
  ["Senior &amp; Lead Accountant", "Accountant"],
  ["", ""],
  ["(m/f/d)", ""],
];

test.each(cases)("calls %j %j", (raw, clean) => {
  expect(semiCleanTitle(raw)).toBe(clean);
});

test("cleaning a clean title changes nothing", () => {
  for (const [, clean] of cases) expect(semiCleanTitle(clean)).toBe(clean);
});
