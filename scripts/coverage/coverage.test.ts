import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { coveragePage, withoutBrowserTest } from "./coveragePage.ts";

test("docs/coverage.md is what the tags in the tests say; `pnpm coverage-list` writes it", () => {
  const written = readFileSync(new URL("../../docs/coverage.md", import.meta.url), "utf8");
  expect(written).toBe(coveragePage());
});

test("a browser test names every line of the portal's specification", () => {
  expect(withoutBrowserTest()).toEqual([]);
});
