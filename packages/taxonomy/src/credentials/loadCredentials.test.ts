import { expect, test } from "vitest";
import { loadCredentials, readCredentialTable } from "./loadCredentials.ts";

test("refuses an unknown kind, naming the line", () => {
  expect(() => readCredentialTable("c.tsv", "id\tname\tkind\n1\tBachelor\tdegree")).toThrow(
    'c.tsv:2: "degree" is none of',
  );
});

test("no spelling stands for two credentials", () => {
  const owners = new Map<string, string>();
  const clashes: string[] = [];
  for (const { name, aliases } of loadCredentials()) {
    for (const spelling of [name, ...aliases]) {
      const key = spelling.toLowerCase();
      if ((owners.get(key) ?? name) !== name) clashes.push(`${spelling}: ${owners.get(key)} and ${name}`);
      owners.set(key, name);
    }
  }
  expect(clashes).toEqual([]);
});

test("degrees are no credentials", () => {
  const degrees = loadCredentials().filter(({ name }) =>
    /\b(bachelor|master of|doctorate|phd|degree)\b/i.test(name),
  );
  expect(degrees).toEqual([]);
});
