import { expect, test } from "vitest";
import { toSkillDetail } from "./skill.ts";

const fieldOf = (id: number, domain: string) =>
  toSkillDetail({ id, name: "A skill", aliases: [], category: 3, domain }).category1.category2;

test("a field of work has one id and one label, that of imported skills, too", () => {
  expect(fieldOf(15_001, "allied-health")).toEqual({ id: 15, label: "Allied health" });
  expect(fieldOf(10_000_000, "onet")).toEqual(fieldOf(10_001_000, "onet"));
  expect(fieldOf(10_000_000, "onet").id).toBe(10_000);
});
