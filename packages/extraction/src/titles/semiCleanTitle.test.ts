import { fold, loadTaxonomy } from "@talent/taxonomy";
import { expect, test } from "vitest";
import { listedTitles } from "./listedTitles.ts";
import { semiCleanTitle } from "./semiCleanTitle.ts";

const { titles } = loadTaxonomy();
const findListed = listedTitles(titles);
const clean = (raw: string) => semiCleanTitle(raw, findListed);

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
  ["B2B Sales Executive", "B2B Sales Executive"],
  ["b2c marketing manager - B6", "B2C Marketing Manager"],
  ["AS400 Developer", "AS400 Developer"],
  ["M365 Engineer - R0025110", "M365 Engineer"],
  ["ISO9001 Auditor", "ISO9001 Auditor"],
  ["ISO 27001 Consultant 2024", "ISO 27001 Consultant"],
  ["Janitor - Marietta, GA", "Janitor"],
  ["Decorator - Maryland", "Decorator"],
  ["Junior - Marketing Executive", "Marketing Executive"],
  ["Director, Marketing - Augusta", "Marketing Director"],
  ["Camp Counselor, June - August 2025", "Camp Counselor"],
  ["Camp Counselor (Jan. to Sept.)", "Camp Counselor"],
  ["Senior Principal Investigator", "Principal Investigator"],
  ["Chartered Surveyors - Leeds", "Chartered Surveyor"],
  ["Data Entry Clerk II (Remote)", "Data Entry Clerk"],
  ["Entry Software Engineer", "Software Engineer"],
  ["Entry Level Software Engineer", "Software Engineer"],
  ["Mid Level Data Entry Clerk", "Data Entry Clerk"],
  ["Software Engineer Entry Level", "Software Engineer"],
  ["Lead Generation Manager", "Lead Generation Manager"],
  ["Senior Remote Sensing Scientist", "Remote Sensing Scientist"],
  ["Temporary Office Assistant - £12 per hour", "Temporary Office Assistant"],
  ["Bank Nurse, Band 5", "Bank Nurse"],
  ["Bank Nurse - Ward 6", "Bank Nurse"],
  ["Associate Scientist - Boston", "Associate Scientist"],
  ["Graduate Engineer - Leeds", "Graduate Engineer"],
  ["General Manager - Leeds", "General Manager"],
  ["Assistant Principal - Oak Academy", "Assistant Principal"],
  ["Senior Level Designer - Montreal", "Level Designer"],
  ["Locum Consultant - Acute Medicine", "Acute Medicine Consultant"],
  ["Consultant / Chartered Surveyors", "Chartered Surveyor"],
  ["Vice President, Sales", "Sales Vice President"],
  ["Engineer, Senior", "Engineer"],
  ["Engineer - Mid to Senior - Backend", "Backend Engineer"],
  ["Engineer, II", "Engineer"],
  ["Analyst, Entry Level", "Analyst"],
  ["Entry Level Designer", "Designer"],
  ["Revenue Operations (RevOps) Lead", "Revenue Operations Lead"],
  ["Business Operations (Senior) Manager, Commerce", "Business Operations Manager"],
  ["Support Time & Recovery (STR) Worker", "Support Time & Recovery Worker"],
  ["Senior Developer (Rust)", "Developer"],
  ["Senior SDET Automation", "SDET Automation"],
  ["Contract Negotiators", "Contract Negotiator"],
  ["Contract Admin", "Contract Admin"],
  ["HGV Class 1 Night Driver", "HGV Class 1 Night Driver"],
  ["HGV Class 1 & 2 Driver", "HGV Class 1 & 2 Driver"],
  ["Class 1/2 Driver", "Class 1/2 Driver"],
  ["Class Teachers and 2 Assistants", "Class Teachers and Assistant"],
  ["Year 10 and 9 Teacher 2", "Year 10 and 9 Teacher"],
  ["1:1 Teaching Assistant - Leeds", "1:1 Teaching Assistant"],
  ["Case Manager (Healthcare)", "Case Manager (healthcare)"],
  ["Lead Nurse Practitioner", "Nurse Practitioner"],
  ["\ue001 Locum Vet - Part Time", "Locum Vet"],
  ["", ""],
  ["(m/f/d)", ""],
];

test.each(cases)("calls %j %j", (raw, cleaned) => {
  expect(clean(raw)).toBe(cleaned);
});

test("cleaning a clean title changes nothing", () => {
  for (const [, cleaned] of cases) expect(clean(cleaned)).toBe(cleaned);
});

test("every name and alias of the title list stays a name of the same title", () => {
  const owners = new Map<string, number>();
  for (const { id, name } of titles.all) if (!owners.has(fold(name))) owners.set(fold(name), id);
  for (const { id, aliases = [] } of titles.all)
    for (const alias of aliases) if (!owners.has(fold(alias))) owners.set(fold(alias), id);
  const changed = [...owners].filter(([name, id]) => owners.get(fold(clean(name))) !== id);
  expect(changed).toEqual([]);
});
