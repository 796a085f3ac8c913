import { expect, test } from "vitest";
import { pages } from "./pages/pages.ts";
import { markdownName } from "./place.ts";
import { toLlmsText, toMarkdown } from "./toMarkdown.ts";

test("has a twin of its own for every page", () => {
  expect(new Set(pages.map(({ place }) => markdownName(place))).size).toBe(pages.length);
});

test("leads from twin to twin, and nowhere else within the portal", () => {
  const names = new Set(pages.map(({ place }) => markdownName(place)));
  for (const page of pages) {
    const text = toMarkdown(page);
    expect(text, page.title).not.toMatch(/\]\((guide|route|operation|account|file):|\{\{/);
    for (const [, target] of text.matchAll(/\]\(([^)]+\.md)\)/g)) expect(names).toContain(target);
  }
});

test("keeps tables, lists and code", () => {
  const text = toMarkdown({
    place: { section: "overview" },
    title: "T",
    summary: "S",
    blocks: [
      { kind: "table", caption: "c", columns: ["a", "b"], rows: [["1", "x|y"]] },
      { kind: "list", ordered: true, items: ["one", "two"] },
      { kind: "code", label: "l", samples: [{ language: "curl", code: "curl {{apiUrl}}/v1" }] },
    ],
  });
  expect(text).toBe(
    "# T\n\nS\n\n| a | b |\n| --- | --- |\n| 1 | x\\|y |\n\n1. one\n2. two\n\ncurl:\n\n```\ncurl $BASE_URL/v1\n```\n",
  );
});

test("lists every page for programs", () => {
  const text = toLlmsText(pages);
  for (const page of pages) expect(text).toContain(`guide/${markdownName(page.place)}`);
});

test("no twin has a link that only the portal can follow", () => {
  for (const page of pages)
    expect(toMarkdown(page)).not.toMatch(/\]\((?:guide|route|operation|account|support|file):/);
});
