import { expect, test } from "vitest";
import { fetchedTables } from "../../build/fetchedTables.ts";
import type { GuidePage, ResourceItemId } from "./Block.ts";
import { pageAt, pages } from "./pages/pages.ts";
import { markdownName } from "./place.ts";
import { toLlmsText, toMarkdown } from "./toMarkdown.ts";

const tables = fetchedTables();

test("has a twin of its own for every page", () => {
  expect(new Set(pages.map(({ place }) => markdownName(place))).size).toBe(pages.length);
});

test("leads from twin to twin, and nowhere else within the portal", () => {
  const names = new Set(pages.map(({ place }) => markdownName(place)));
  for (const page of pages) {
    const text = toMarkdown(page, tables);
    expect(text, page.title).not.toMatch(/\]\((guide|route|operation|account|file):|\{\{/);
    for (const [, target] of text.matchAll(/\]\(([^)]+\.md)\)/g)) expect(names).toContain(target);
  }
});

test("keeps tables, lists and code", () => {
  const page: GuidePage = {
    place: { section: "overview" },
    title: "T",
    summary: "S",
    blocks: [
      { kind: "table", caption: "c", columns: ["a", "b"], rows: [["1", "x|y"]] },
      { kind: "list", ordered: true, items: ["one", "two"] },
      { kind: "code", label: "l", samples: [{ language: "curl", code: "curl {{apiUrl}}/v1" }] },
    ],
  };
  expect(toMarkdown(page, tables)).toBe(
    "# T\n\nS\n\n| a | b |\n| --- | --- |\n| 1 | x\\|y |\n\n1. one\n2. two\n\ncurl:\n\n```\ncurl $BASE_URL/v1\n```\n" +
      "\nIn the samples, `$BASE_URL` stands for the address of the API.\n",
  );
});

test("has every row of the tables that the portal fetches", () => {
  const rowsOf = (item: ResourceItemId) =>
    toMarkdown(pageAt({ section: "resources", item }), tables)
      .split("\n")
      .filter((line) => /^\| (?!---).* \|$/.test(line));
  expect(rowsOf("country-list").filter((row) => row === "| RO | Romania |")).toHaveLength(2);
  expect(rowsOf("country-list")).toHaveLength(1 + 57);
  expect(rowsOf("sub-industry-list")).toHaveLength(1 + 54);
  expect(rowsOf("data-dictionary").length).toBe(1 + tables.dictionary.rows.length);
  expect(tables.dictionary.rows.length).toBeGreaterThan(300);
});

test("lists every page for programs", () => {
  const text = toLlmsText(pages);
  for (const page of pages) expect(text).toContain(`guide/${markdownName(page.place)}`);
});

test("no twin has a link that only the portal can follow", () => {
  for (const page of pages)
    expect(toMarkdown(page, tables)).not.toMatch(/\]\((?:guide|route|operation|account|support|file):/);
});
