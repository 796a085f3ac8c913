import { expect, test } from "vitest";
import { loadSkills, readSkillTable } from "./loadSkills.ts";

const header = "id\tname\tcategory\taliases\trule\n";

test("reads name, category, aliases and rule", () => {
  expect(readSkillTable("x", `${header}7\tGo\t3\tGolang|Go lang\tcase near\n`)).toEqual([
    { id: 7, name: "Go", aliases: ["Golang", "Go lang"], category: 3, rule: "case near", domain: "x" },
  ]);
});

test("refuses a line that is no skill, naming file and line", () => {
  expect(() => readSkillTable("x", `${header}7\tGo\t5`)).toThrow('x.tsv:2: "5" is no category');
  expect(() => readSkillTable("x", `${header}\nseven\tGo\t3`)).toThrow('x.tsv:3: "seven" is no id');
  expect(() => readSkillTable("x", `${header}7\tGo`)).toThrow("x.tsv:2: 2 cells");
});

test("no name is given to two skills, and no spelling stands twice without a rule", () => {
  const owners = new Map<string, string>();
  const clashes: string[] = [];
  for (const { name, aliases, guarded = [] } of loadSkills()) {
    for (const spelling of [name, ...aliases]) {
      // Two meanings of one spelling each prove themselves by their rule.
      if (guarded.includes(spelling)) continue;
      const owner = owners.get(spelling.toLowerCase());
      if (owner !== undefined && owner !== name) clashes.push(`${spelling}: ${owner} and ${name}`);
      owners.set(spelling.toLowerCase(), name);
    }
  }
  expect(clashes).toEqual([]);
});

test("no tool stands under two ids: names differ by more than blanks, signs and the word for what they are", () => {
  const owners = new Map<string, string>();
  const alike: string[] = [];
  for (const { name, category } of loadSkills()) {
    if (category !== 3) continue;
    const key = name.toLowerCase().replace(/\b(software|platform|editor|ide)\b|[^a-z0-9+#]/g, "");
    if (owners.has(key)) alike.push(`${owners.get(key)} and ${name}`);
    owners.set(key, name);
  }
  expect(alike).toEqual([]);
});

test("names and aliases are free of stray blanks", () => {
  const untidy = loadSkills().flatMap(({ name, aliases }) =>
    [name, ...aliases].filter(
      (spelling) => spelling !== spelling.trim() || /\s\s/.test(spelling) || spelling === "",
    ),
  );
  expect(untidy).toEqual([]);
});
