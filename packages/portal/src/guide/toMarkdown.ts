import type { Block, GuidePage } from "./Block.ts";
import { markdownName, toPlace } from "./place.ts";

/** What stands for the address of the data API where no user's own is known. */
const anyApiUrl = "$BASE_URL";

/** The page as Markdown; links lead to the twins of the pages they lead to. */
export function toMarkdown(page: GuidePage): string {
  const blocks = [`# ${page.title}`, page.summary, ...page.blocks.flatMap(fromBlock)];
  return `${blocks.map((block) => withTwins(block)).join("\n\n")}\n`.replaceAll("{{apiUrl}}", anyApiUrl);
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

function fromBlock(block: Block): string[] {
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
      return [[block.columns, block.columns.map(() => "---"), ...block.rows].map(tableRow).join("\n")];
    case "code":
      return block.samples.map(({ language, code }) => `${language}:\n\n\`\`\`\n${code}\n\`\`\``);
    case "accordion":
      return [`### ${block.title}`, ...block.blocks.flatMap(fromBlock)];
    case "referenceTable":
      return [`${block.caption}: the list \`${block.list}\`.`];
    case "download":
      return [`${block.label}: ${block.description}`];
    case "dataDictionary":
      return [`${block.caption}: see the schemas of the contract.`];
    case "insights":
      return [];
  }
}

function tableRow(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
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
