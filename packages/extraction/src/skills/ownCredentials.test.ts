import { loadTaxonomy } from "@talent/taxonomy";
import { expect, test } from "vitest";
import { createSkillReader } from "./createSkillReader.ts";

const { skills, credentials } = loadTaxonomy();
const reader = createSkillReader(skills.all, credentials.all);
const nameOf = new Map(credentials.all.map(({ id, name }) => [id, name]));
const certified = (text: string) => reader.read(text).credentials.map(({ id }) => nameOf.get(id));

test.each([
  "Deliver ABA therapy under the supervision of a Board Certified Behavior Analyst (BCBA).",
  "Deliver ABA therapy under BCBA supervision.",
  "You will work with our Board Certified Behavior Analyst (BCBA).",
  "Implement plans developed by a BCBA and collaborate with supervising BCBAs.",
  "Who we are\nAcme empowers BCBAs to launch practices.",
])("the credential is a colleague's in %j", (text) => {
  expect(certified(text)).toEqual([]);
});

test("one's own credential is found beside whom one supervises or reports to", () => {
  expect(certified("Requirements\n- Active BCBA certification\n- Supervise technicians")).toEqual([
    "Board certified behaviour analyst",
  ]);
  expect(certified("You work with our team and must be registered with the NMC.")).toEqual([
    "NMC registration",
  ]);
});

test("NVQ Level 5 is a certificate of its own", () => {
  expect(certified("You must hold NVQ Level 5 in Care.")).toEqual(["NVQ Level 5"]);
});
