import type { Skill } from "@talent/taxonomy";
import { expect, test } from "vitest";
import { DomainSupport } from "./DomainSupport.ts";

const domains = ["programming", "cloud", "nursing", "finance", "law", "marketing", "media", "science"];
const skills = domains.map((domain, id): Skill => ({ id, name: `s${id}`, aliases: [], category: 1, domain }));

test("a skill is at home where a skill of its field or of a kindred one is sure", () => {
  const support = new DomainSupport(skills);
  expect(support.supports(0)).toBe(false);
  support.note(1);
  expect(support.supports(0)).toBe(true);
  expect(support.supports(2)).toBe(false);
});

test("a skill does not prove itself, however often it is noted", () => {
  const support = new DomainSupport(skills);
  support.note(2);
  support.note(2);
  expect(support.supports(2)).toBe(false);
});

test("one kindred skill among many others is no proof, and none at all makes the skill foreign", () => {
  const support = new DomainSupport(skills);
  for (const skill of [3, 4, 5, 6, 7, 1]) support.note(skill);
  expect(support.supports(0)).toBe(false);
  expect(support.isForeign(0)).toBe(false);
  support.clear();
  for (const skill of [0, 1, 3, 4, 5, 6]) support.note(skill);
  expect(support.isForeign(2)).toBe(true);
});

test("clearing forgets the ad", () => {
  const support = new DomainSupport(skills);
  support.note(1);
  support.clear();
  expect(support.supports(0)).toBe(false);
});
