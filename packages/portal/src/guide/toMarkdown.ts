import type { ReferenceColumn, ReferenceRow } from "@talent/contract/portal-api";
import type { Block, GuidePage } from "./Block.ts";
import { fillIn } from "./fillIn.ts";
import { markdownName, toPlace } from "./place.ts";

/** What stands for the address of API and portal where no user's own is known. */
const anyUrl = "$BASE_URL";

/** A table that the portal fetches, with one value per column in each row. */
export type FetchedTable = { columns: readonly ReferenceColumn[]; rows: readonly ReferenceRow[] };

/** What the portal fetches beside a page: a reference list by its name, and the data dictionary. */
export type FetchedTables = { list: (name: string) => FetchedTable; dictionary: FetchedTable };

/** The page as Markdown, its tables whole; links lead to the twins of the pages they lead to. */
export function toMarkdown(page: GuidePage, tables: FetchedTables): string {
  const blocks = page.blocks.flatMap((block) => fromBlock(block, tables));
  const all = [`# ${page.title}`, page.summary, ...blocks].map(withTwins).join("\n\n");
  const filled = fillIn(all, { apiUrl: anyUrl, authServerUrl: null, originUrl: anyUrl });
  return filled === all
    ? `${all}\n`
    : `${filled}\n\nIn the samples, \`${anyUrl}\` stands for the address of the API.\n`;
}

/** An index of all twins for readers that are programs, in the form of llms.txt. */
export function toLlmsText(pages: readonly GuidePage[]): string {
  const lines = pages.map(
    (page) => `- [${page.title}](guide/${markdownName(page.place)}): ${plain(page.summary)}`,
  );
  return `# Talent Intelligence APIs

> Hiring, skill, employer, location, diversity and employer-brand insight derived from job postings, as an HTTP API.

## Guide

${lines.join("\n")}

## Requests

- [Request collection](collection.json): every request of the API, in ten groups
- [Contract as JSON](openapi.json) and [as YAML](openapi.yaml): OpenAPI 3.1, with every parameter, answer and error

## News

- [Release notes](releasenotes.atom): an Atom feed
`;
}

function fromBlock(block: Block, tables: FetchedTables): string[] {
  switch (block.kind) {
    case "title":
      return [`## ${block.text}`];
    case "subtitle":
      return [`### ${block.text}`];
    case "paragraph":
      return [block.text];
    case "note":
      return [`> ${block.text}`];
    case "list":
      return [
        block.items.map((item, index) => `${block.ordered ? `${index + 1}.` : "-"} ${item}`).join("\n"),
      ];
    case "table":
      return [table(block.columns, block.rows)];
    case "code":
      return block.samples.map(({ language, code }) => `${language}:\n\n\`\`\`\n${code}\n\`\`\``);
    case "accordion":
      return [`### ${block.title}`, ...block.blocks.flatMap((inner) => fromBlock(inner, tables))];
    case "referenceTable":
      return [fetchedTable(tables.list(block.list))];
    case "download":
      return [`${block.label}: ${block.description}`];
    case "dataDictionary":
      return [fetchedTable(tables.dictionary)];
    case "insights":
      return [];
  }
}

function fetchedTable({ columns, rows }: FetchedTable): string {
  return table(
    columns.map(({ label }) => label),
    rows.map((row) => row.map((cell) => String(cell ?? ""))),
  );
}

function table(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  return [columns, columns.map(() => "---"), ...rows].map(tableRow).join("\n");
}

function tableRow(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll("|", "\\|").replace(/\s*\n\s*/g, " ")).join(" | ")} |`;
}

/** Links within the guide lead to twins; those into the signed-in portal become plain words. */
function withTwins(text: string): string {
  return text.replace(
    /\[([^\]]+)\]\((guide|route|operation|account|support|file):([^)]*)\)/g,
    (_link, label, scheme, rest) => {
      if (scheme === "file") return `[${label}](../${rest})`;
      if (scheme !== "guide") return label;
      const [section, item] = String(rest).split("#")[0]?.split("/") ?? [];
      const place = toPlace(section, item);
      return `[${label}](${markdownName(place)})`;
    },
  );
}

function plain(text: string): string {
  return text.replace(/[`*]/g, "");
}
