import type { Skill } from "@talent/taxonomy";
import { expect, test } from "vitest";
import { scoreSkillReadings } from "./scoreSkillReadings.ts";

const skill = (id: number, name: string, category: Skill["category"], aliases: string[] = []): Skill => ({
  id,
  name,
  category,
  aliases,
  domain: "x",
});
const skills = [
  skill(1, "Welding", 1),
  skill(2, "Law", 2),
  skill(3, "Patience", 4),
  skill(4, "Sales prospecting", 1, ["Prospecting"]),
];
const label = (over: object) => ({ source: "a", id: "1", right: [], wrong: [], missed: [], ...over });

test("counts right and wrong, hard skills apart", () => {
  const labels = [label({ right: [1, 3], wrong: [2] })];
  expect(scoreSkillReadings(labels, skills, () => [1, 2, 3])).toMatchObject({
    ads: 1,
    judged: 3,
    precision: 0.6667,
    precisionHard: 0.5,
    hardSkills: 1,
    recallHard: 1,
    unjudged: [],
  });
});

test("a right skill that is found no more lowers recall", () => {
  expect(scoreSkillReadings([label({ right: [1, 2] })], skills, () => [1])).toMatchObject({
    recallHard: 0.5,
  });
});

test("a missed name counts as found when a skill of that name or alias is found", () => {
  const labels = [label({ right: [1], missed: ["Lead hunting|prospecting"] })];
  expect(scoreSkillReadings(labels, skills, () => [1])).toMatchObject({ hardSkills: 2, recallHard: 0.5 });
  expect(scoreSkillReadings(labels, skills, () => [1, 4])).toMatchObject({
    recallHard: 1,
    precision: 1,
    unjudged: [],
  });
});

test("a skill never labelled is listed and counts for nothing", () => {
  expect(scoreSkillReadings([label({ right: [1] })], skills, () => [1, 2])).toMatchObject({
    judged: 1,
    precision: 1,
    unjudged: ["a 1: Law"],
  });
});

test("an ad that is not at hand is left out", () => {
  expect(scoreSkillReadings([label({ right: [1] })], skills, () => undefined)).toMatchObject({
    ads: 0,
    judged: 0,
  });
});
