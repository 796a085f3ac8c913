import { expect, test } from "vitest";
import { readDocument } from "../text/readDocument.ts";
import { readEmploymentTypes } from "./readEmploymentTypes.ts";

const read = (title: string, text = "", stated?: number[]) =>
  readEmploymentTypes(title, readDocument(text), stated);

test("reads terms in a title", () => {
  expect(read("Receptionist - Part Time")).toEqual([5]);
  expect(read("Locum Consultant in Paediatrics")).toEqual([2]);
  expect(read("Software Engineering Intern")).toEqual([6]);
  expect(read("Bank Staff Nurse")).toEqual([2]);
  expect(read("Bank Teller")).toEqual([]);
  expect(read("Low Vision Team Leader - 18.75 hpw")).toEqual([5]);
  expect(read("Dietitian (30 hours per week)")).toEqual([5]);
  expect(read("Health Care Assistant, 12 hours shifts")).toEqual([]);
  expect(read("Contracts Manager")).toEqual([]);
  expect(read("Nurse - Bank")).toEqual([2]);
  expect(read("Relief Support Worker")).toEqual([2]);
  expect(read("Engineer - Contract")).toEqual([3]);
  expect(read("Contract Software Engineer")).toEqual([3]);
  expect(read("Engineer, 6 month contract")).toEqual([3]);
});

test.each([
  "Bank Branch Manager",
  "Bank Reconciliation Clerk",
  "Bank Compliance Analyst",
  "Teller - Bank of Springfield",
  "Casual Dining Server",
  "Tax Relief Specialist",
  "Director - Contract Management",
  "Buyer, Contract Manufacturing",
  "Contract Specialists",
  "Contract Admin",
  "Contract Attorneys",
  "Bank Tellers",
])("%j is the field of the work, not its term", (title) => {
  expect(read(title)).toEqual([]);
});

test("reads terms in a text", () => {
  expect(read("Nurse", "This is a full-time, permanent position.")).toEqual([1, 4]);
  expect(read("Nurse", "Contract type: Fixed term\nHours: Part time")).toEqual([2, 5]);
  expect(read("Nurse", "We offer a 12 month fixed term contract.")).toEqual([2]);
  expect(read("Nurse", "37.5 hours per week")).toEqual([4]);
  expect(read("Nurse", "We wish to recruit a part time (15 hours per week) nurse.")).toEqual([5]);
  expect(read("Nurse", "A part time 12 month fix term post.")).toEqual([2, 5]);
  expect(read("Nurse", "Hours: 28.5 hrs per week")).toEqual([5]);
  expect(read("Nurse", "Posts with full or part time hours are available.")).toEqual([4, 5]);
  expect(read("Nurse", "0.8 WTE - 30 hours a week")).toEqual([5]);
  expect(read("Technician", "Schedule: Monday to Friday, 25–28 hours/week")).toEqual([5]);
  expect(read("Technician", "BEHAVIOR TECHNICIAN (RBT) – PART-TIME")).toEqual([5]);
  expect(read("Dietitian", "To work 37.5 hrs (5 days) per week.")).toEqual([4]);
  expect(read("Manager", "Finance Section Manager (Permanent)")).toEqual([1]);
});

test.each([
  ["Full time, permanent. £12.60 per hour.", [1, 4]],
  ["Permanent | Part-time", [1, 5]],
  ["Full-time, $82k-$98k", [4]],
  ["Contract, 12 months, outside IR35", [3]],
  ["Full time students are welcome.", []],
] as const)("reads terms that stand alone: %j", (text, types) => {
  expect(read("", `Warehouse operative\n${text}`)).toEqual(types);
});

test("what a source states beats the text on its own axis and leaves the others to it", () => {
  expect(read("Nurse", "This is a part-time, fixed-term position.", [4])).toEqual([2, 4]);
});

test("says nothing of what the ad does not say", () => {
  expect(read("Nurse", "You will negotiate contracts and work with part time staff nurses' rotas.")).toEqual(
    [],
  );
});
