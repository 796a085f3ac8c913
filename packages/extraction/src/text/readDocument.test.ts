import { expect, test } from "vitest";
import { readDocument } from "./readDocument.ts";

const sections = (text: string) => {
  const document = readDocument(text);
  return document.sentences.map(({ start, end, section }) => [section, document.text.slice(start, end)]);
};

test("follows the headings of an ad", () => {
  expect(
    sections(
      "About Acme\nWe make pumps.\nWhat you'll do\nWeld. Fit e.g. valves.\nRequirements:\n- Java\nNice to have\n- Go\nBenefits\nGym",
    ),
  ).toEqual([
    ["company", "About Acme"],
    ["company", "We make pumps."],
    ["duties", "What you'll do"],
    ["duties", "Weld."],
    ["duties", "Fit e.g. valves."],
    ["requirements", "Requirements:"],
    ["requirements", "- Java"],
    ["preferred", "Nice to have"],
    ["preferred", "- Go"],
    ["benefits", "Benefits"],
    ["benefits", "Gym"],
  ]);
});

test("takes a line such as YOUR DNA for what is asked for", () => {
  expect(sections("ABOUT ACME\nWe make pumps.\nYOUR DNA:\n- French")).toContainEqual([
    "requirements",
    "- French",
  ]);
});

test("knows equal-opportunity wording wherever it stands", () => {
  expect(
    sections("Requirements\nJava. We hire regardless of race or religion. SQL.").map(([section]) => section),
  ).toEqual(["requirements", "requirements", "equal", "requirements"]);
});

test("a demand on a line of its own opens no section of what it speaks of", () => {
  const ad = "Experience working at a startup\nExperience in paediatrics desirable\nGo and Rust";
  expect(sections(ad).map(([section]) => section)).toEqual(["requirements", "requirements", "requirements"]);
});

test("a lead-in names the kind of its own line only", () => {
  expect(sections("Requirements\nDesirable: Go and Rust\nJava")).toEqual([
    ["requirements", "Requirements"],
    ["preferred", "Desirable: Go and Rust"],
    ["requirements", "Java"],
  ]);
});

test("an empty text has no sentences", () => {
  expect(readDocument(" \n<p></p>").sentences).toEqual([]);
});

test("a question or a sentence before a list may head it", () => {
  const kinds = (text: string) => sections(text).map(([section]) => section);
  expect(kinds("What do we expect?\nJava\nWhy Acme?\nFun")).toEqual([
    "requirements",
    "requirements",
    "benefits",
    "benefits",
  ]);
  expect(
    kinds(
      "Requirements\nWe have made a place where people grow, by themselves and with each other, every day. Some of the perks we offer include:\n- Gym",
    ),
  ).toEqual(["requirements", "requirements", "requirements", "benefits"]);
});

test("knows who need not apply", () => {
  expect(sections("Requirements\nJava\nWho should not apply\nTalkers").at(-1)?.[0]).toBe("unwanted");
  expect(sections("Requirements\nJava\nWhat we're NOT looking for:\n- Talkers").at(-1)?.[0]).toBe("unwanted");
});

test.each([
  ["To apply for this post, you must:", "requirements"],
  ["In order to apply for a role, you will:", "requirements"],
  ["Why you're a great fit", "requirements"],
  ["Why you'll love it", "benefits"],
  ["How to apply for this role", "process"],
])("%j opens %s", (heading, kind) => {
  expect(sections(`About us\nWe make pumps.\n${heading}\nLathe work`).at(-1)).toEqual([kind, "Lathe work"]);
});

test.each([
  "Salary up to £32,000",
  "£30,000 + excellent benefits",
  "Competitive salary",
  "Previous applicants need not apply",
])("%j is a fact of the job and opens no section", (line) => {
  expect(sections(`Duties\nWeld.\n${line}\nFit valves.`).at(-1)).toEqual(["duties", "Fit valves."]);
});

test.each([
  "Spanish is a plus",
  "BSN preferred",
  "Full driving licence desirable",
  "Hazmat endorsement required; tanker endorsement preferred",
])("%j is an item and opens no section", (line) => {
  expect(sections(`Requirements\nWeld.\n${line}\nFit valves.`).at(-1)).toEqual([
    "requirements",
    "Fit valves.",
  ]);
});

test.each([
  "Skills preferred",
  "What would be a plus",
  "Ideal, but not required",
  "Other qualifications desirable",
])("%j opens a list of wishes", (line) => {
  expect(sections(`Requirements\nWeld.\n${line}\nFit valves.`).at(-1)).toEqual(["preferred", "Fit valves."]);
});

test("a paragraph that says what is essential ends a list of benefits", () => {
  const ad = "Benefits\nFree parking\nA full UK driving licence and a vehicle of your own are essential.";
  expect(sections(ad).at(-1)?.[0]).toBe("other");
  const bonus = "Benefits\nFree parking\nTo be eligible for the yearly bonus you stay for twelve months.";
  expect(sections(bonus).at(-1)?.[0]).toBe("benefits");
});

test("what one gets in return is a list of benefits, up to the next paragraph that asks", () => {
  const ad =
    "To apply for this post, you must:\nHold a licence\nIn return for your hard work and reliable service you will have access to the following benefits: –\nFree parking\nThe successful applicant will weld steel pipes and keep the records of each shift.";
  expect(sections(ad).map(([section]) => section)).toEqual([
    "requirements",
    "requirements",
    "requirements",
    "benefits",
    "other",
  ]);
});
