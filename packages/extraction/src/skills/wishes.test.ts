import { loadTaxonomy } from "@talent/taxonomy";
import { expect, test } from "vitest";
import { createSkillReader } from "./createSkillReader.ts";

const { skills, credentials } = loadTaxonomy();
const reader = createSkillReader(skills.all, credentials.all);

/** Names of what is read, those that are merely wished for with a "?" behind. */
function read(text: string): string[] {
  const reading = reader.read(text);
  const told = (name: string | undefined, required: boolean) => `${name}${required ? "" : "?"}`;
  return [
    ...reading.skills.map(({ id, required }) => told(skills.byId(id)?.name, required)),
    ...reading.credentials.map(({ id, required }) => told(credentials.byId(id)?.name, required)),
  ];
}

test("one wish among the items of a list leaves the others demanded", () => {
  expect(read("Requirements\nPython\nScala a plus\nKubernetes")).toEqual(["Python", "Scala?", "Kubernetes"]);
  expect(read("Nice to have\nPython\nKubernetes is a plus\nKotlin")).toEqual([
    "Python?",
    "Kubernetes?",
    "Kotlin?",
  ]);
  expect(read("Fluent Python and SQL; Scala a plus")).toEqual(["Python", "SQL", "Scala?"]);
});

test("a name that is also a word is told by its capital before a wish, and not before anything else", () => {
  expect(read("Our languages are Java and Kotlin. Scala is a plus")).toContain("Scala?");
  expect(read("We play music. Scala was our first opera")).toEqual([]);
});

test("a language is told by its level, at the head of a line too", () => {
  expect(read("Requirements\n- German (B2)\n- French C1\nPolish B1 is a plus")).toEqual([
    "German",
    "French",
    "Polish?",
  ]);
  expect(read("Duties\nPolish the floor")).not.toContain("Polish");
});

test.each([
  ["React 18, AWS and Docker", "AWS"],
  ["Maths at key stage 2. QTS essential", "Qualified Teacher Status"],
  ["Level 2 NVQ in care", "NVQ"],
])("a number before it makes no money of an abbreviation: %j", (text, name) => {
  expect(read(`Requirements\n- ${text}`)).toContain(name);
});

test("a number before the code of a currency does", () => {
  expect(read("Requirements\n- Skills worth $95,000 CAD or 95k CAD")).toEqual([]);
});

test("two credentials may share their noun", () => {
  expect(read("Class A CDL with hazmat and tanker endorsements")).toEqual(
    expect.arrayContaining(["Hazmat endorsement", "Tanker endorsement"]),
  );
});
