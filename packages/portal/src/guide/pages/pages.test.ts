import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { operationTable } from "@talent/contract/data-api";
import { expect, test } from "vitest";
import { type Block, resourceItems, sections } from "../Block.ts";
import { toInlines } from "../inline.ts";
import { placeLabel, places, toPlace } from "../place.ts";
import { toTarget } from "../target.ts";
import { loadPage } from "./loadPage.ts";
import { pageAt, pages } from "./pages.ts";

const summaries = new Set<string>(Object.values(operationTable).map((operation) => operation.summary));
const all = (blocks: Block[]): Block[] =>
  blocks.flatMap((block) => (block.kind === "accordion" ? [block, ...all(block.blocks)] : [block]));

function texts(block: Block): string[] {
  switch (block.kind) {
    case "title":
    case "subtitle":
    case "paragraph":
    case "note":
      return [block.text];
    case "list":
      return block.items;
    case "table":
      return block.rows.flat();
    default:
      return [];
  }
}

const links = pages.flatMap((page) =>
  [page.summary, ...all(page.blocks).flatMap(texts)]
    .flatMap(toInlines)
    .filter((inline) => inline.kind === "link")
    .map((link) => ({ page: page.title, target: link.target })),
);

test("has a page for every section and sub-item", () => {
  for (const { id } of sections) expect(pageAt(toPlace(id)).place.section).toBe(id);
  for (const { id } of resourceItems) expect(pageAt(toPlace("resources", id)).place.item).toBe(id);
});

test("fetches for every place the page that has it, titled as in the menu", async () => {
  expect(pages.map((page) => page.place)).toEqual(places);
  for (const place of places) {
    expect(await loadPage(place)).toBe(pageAt(place));
    expect(pageAt(place).title).toBe(placeLabel(place));
  }
});

test("links to nothing that does not exist", () => {
  for (const { target } of links) expect(() => toTarget(target)).not.toThrow();
  const operations = links.filter(({ target }) => target.startsWith("operation:"));
  const unknown = operations.filter(({ target }) => !summaries.has(target.slice("operation:".length)));
  expect(unknown).toEqual([]);
});

test("content outside the guide leads to operations that exist", () => {
  const files = globSync("../../../../../content/*/*.md", { cwd: import.meta.dirname });
  const named = files.flatMap((file) =>
    [...readFileSync(join(import.meta.dirname, file), "utf8").matchAll(/#\/operations\/([^)\s]+)\)/g)].map(
      ([, summary = ""]) => decodeURIComponent(summary),
    ),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((summary) => !summaries.has(summary))).toEqual([]);
});

test("links to questions that are among the answered ones", () => {
  const folder = join(import.meta.dirname, "../../../../../content/faq");
  const ids = globSync("*.md", { cwd: folder }).map(
    (file) => /^id: (\d+)$/m.exec(readFileSync(join(folder, file), "utf8"))?.[1],
  );
  const asked = links.flatMap(({ target }) => /^route:\/faq\?open=q(\d+)#q\1$/.exec(target)?.[1] ?? []);
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((id) => !ids.includes(id))).toEqual([]);
});

test("links to headings that are on the page they name", () => {
  const broken = links.filter(({ target }) => {
    const [path = "", anchor] = target.replace(/^guide:/, "").split("#");
    if (!target.startsWith("guide:") || anchor === undefined) return false;
    const [section, item] = path.split("/");
    return !all(pageAt(toPlace(section, item)).blocks).some((block) => "id" in block && block.id === anchor);
  });
  expect(broken).toEqual([]);
});

test("names no heading twice on one page", () => {
  for (const page of pages) {
    const ids = all(page.blocks).flatMap((block) => ("id" in block ? [block.id] : []));
    expect(new Set(ids).size, page.title).toBe(ids.length);
  }
});

test("has as many cells in each row as the table has columns", () => {
  for (const block of pages.flatMap((page) => all(page.blocks))) {
    if (block.kind !== "table") continue;
    for (const row of block.rows) expect(row.length, block.caption).toBe(block.columns.length);
  }
});

test("offers the four downloads", () => {
  const files = pages
    .flatMap((page) => all(page.blocks))
    .flatMap((block) => (block.kind === "download" ? [block.file] : []));
  const lists = files.flatMap((file) => ("list" in file ? [file.list] : []));
  expect(new Set(lists)).toEqual(new Set(["credentials", "soc8", "states-msas"]));
  expect(files.some((file) => "collection" in file)).toBe(true);
});
