import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const page = readFileSync(join(root, "docs/security.md"), "utf8");
const prose = page.replace(/\s+/g, " ");

test("docs/security.md has a row for each of the ten risks, with a defence and a test", () => {
  const rows = page.split("\n").filter((line) => /^\| \*\*API\d/.test(line));
  expect(rows.map((row) => /API\d+/.exec(row)?.[0])).toEqual(
    Array.from({ length: 10 }, (_, index) => `API${index + 1}`),
  );
  for (const row of rows) {
    const [risk, defence, tests] = row.split(" | ");
    expect(defence?.length, risk).toBeGreaterThan(50);
    expect(tests, risk).toMatch(/`[\w/.-]+\.test\.tsx?`/);
  }
});

test("every test docs/security.md names is there, by its own words", () => {
  let file = "";
  let named = 0;
  for (const [, path, title] of prose.matchAll(/`([\w/.-]+\.test\.tsx?)`|"([^"]+)"/g)) {
    if (path) {
      file = path;
      expect(existsSync(join(root, file)), file).toBe(true);
    } else if (title && file) {
      named += 1;
      expect(readFileSync(join(root, file), "utf8"), `${file}: ${title}`).toContain(title);
    }
  }
  expect(named).toBeGreaterThan(25);
});
