import { expect, test } from "vitest";
import type { SourceAd } from "./SourceAd.ts";
import { mostCharacters, withinBounds } from "./withinBounds.ts";

const ad: SourceAd = { key: "1", title: "Cook", description: "Cooks.", place: {} };

test("cuts texts at what is kept, and no character in two", () => {
  const long = withinBounds({
    ...ad,
    title: "x".repeat(6000),
    employer: "y".repeat(6000),
    description: `${"z".repeat(mostCharacters.description - 1)}🍳🍳`,
  });
  expect(long.title).toHaveLength(mostCharacters.title);
  expect(long.employer).toHaveLength(mostCharacters.employer);
  expect(long.description).toHaveLength(mostCharacters.description - 1);
  expect(withinBounds(ad)).toEqual(ad);
});

test.each([
  ["https://jobs.example.com/1", "https://jobs.example.com/1"],
  ["jobs.example.com/1?a=b", "https://jobs.example.com/1?a=b"],
  ["javascript:alert(1)", undefined],
  ["data:text/html,<script>", undefined],
  ["/jobs/1", undefined],
  [`https://jobs.example.com/${"x".repeat(2000)}`, undefined],
])("keeps the address %j as %j", (url, kept) => {
  expect(withinBounds({ ...ad, url }).url).toBe(kept);
});
