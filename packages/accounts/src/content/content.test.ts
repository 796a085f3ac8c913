import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { readContent } from "./content.ts";

const request = {
  categories: ["All"],
  pageno: 1,
  totalrecords: 6,
  fromdate: "2020-01-01",
  todate: "2099-12-31",
  searchtext: "",
};

describe("the project's own content", () => {
  const content = readContent();

  test("has the questions in the order of their numbers, none twice", () => {
    const ids = content.faq().map((item) => item.id);
    expect(ids.length).toBeGreaterThanOrEqual(12);
    expect(ids).toEqual(ids.map((_, index) => index + 1));
    expect(content.faq().filter((item) => item.code !== null).length).toBeGreaterThan(8);
  });

  test("answers the portal's first request with six insights, the newest first", () => {
    const { insights, total } = content.insights(request);
    expect(insights).toHaveLength(6);
    expect(total).toBeGreaterThanOrEqual(8);
    const dates = insights.map((insight) => insight.date);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  test("pages through all insights without gap or repetition", () => {
    const pages = [1, 2, 3].map((pageno) => content.insights({ ...request, pageno, totalrecords: 4 }));
    const ids = pages.flatMap((page) => page.insights.map((insight) => insight.id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(Math.min(12, pages[0]?.total ?? 0));
    expect(content.insights({ ...request, pageno: 100 }).insights).toEqual([]);
  });

  test("has release notes with version, day and text", () => {
    for (const note of content.releaseNotes()) {
      expect(note).toMatchObject({
        title: expect.stringMatching(/\w/),
        releaseversion: expect.stringMatching(/^v\d/),
        releasedate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        description: expect.stringContaining("<"),
      });
    }
  });
});

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

function contentOf(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), "content-"));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, ".."), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

const insight = (id: number, date: string, more: { category?: string; title?: string; body?: string } = {}) =>
  `---\nid: ${id}\ntitle: ${more.title ?? `Insight ${id}`}\ncategory: ${more.category ?? "Skills"}\ndate: "${date}"\n---\n${more.body ?? "Text."}\n`;

describe("insights", () => {
  const content = readContent(
    contentOf({
      "insights/a.md": insight(1, "2026-01-31", { title: "Nurses", category: "Hiring" }),
      "insights/b.md": insight(2, "2026-02-01", { body: "About **nurses** too, in [R&D](/x)." }),
      "insights/c.md": insight(3, "2026-02-01"),
    }),
  );
  const ids = (change: Partial<typeof request>) =>
    content.insights({ ...request, ...change }).insights.map((item) => item.id);

  test("are ordered by day, then id, the newest first", () => expect(ids({})).toEqual([3, 2, 1]));
  test("include the first and the last day asked for", () => {
    expect(ids({ fromdate: "2026-02-01" })).toEqual([3, 2]);
    expect(ids({ todate: "2026-01-31" })).toEqual([1]);
    expect(ids({ fromdate: "2026-03-01", todate: "2026-02-01" })).toEqual([]);
  });
  test("are found by category in any case, and by part of title or text", () => {
    expect(ids({ categories: ["hiring", "nothing"] })).toEqual([1]);
    expect(ids({ searchtext: "NURSE" })).toEqual([2, 1]);
    expect(ids({ searchtext: "about nurses too, in R&D" })).toEqual([2]);
  });
  test("are not found by the marks of their HTML", () => {
    for (const searchtext of ["strong", "href", "amp", "<p>"]) expect(ids({ searchtext })).toEqual([]);
  });
});

describe("a mistake in a content file is named", () => {
  test.each([
    ["no front matter", "Just text.", /begins with no front matter/],
    ["a missing field", "---\nid: 1\n---\nText.", /needs the text field "title"/],
    ["a word for a number", "---\nid: one\ntitle: x\n---\n", /needs the number field "id"/],
    ["an impossible month", insight(1, "2026-13-01"), /"date" is no day/],
    ["an impossible day", insight(1, "2026-02-30"), /"date" is no day/],
  ])("%s", (_name, text, message) => {
    expect(() => readContent(contentOf({ "insights/x.md": text }))).toThrow(message);
    expect(() => readContent(contentOf({ "insights/x.md": text }))).toThrow(/x\.md/);
  });
});

test("a folder without content has none", () => {
  const content = readContent(contentOf({}));
  expect([content.faq(), content.releaseNotes(), content.insights(request).insights]).toEqual([[], [], []]);
});
