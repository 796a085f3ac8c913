import type { Line, Tag } from "./Line.ts";
import { readLines, readPortalLines } from "./readLines.ts";
import { readTags } from "./readTags.ts";

const titles: Record<string, string> = {
  A1: "What the product does",
  A3: "Entities and their fields",
  A4: "States and transitions",
  A5: "Validation rules",
  A6: "Roles and permissions",
  A7: "The calls",
  A8: "The error catalogue",
  A9: "Constants and limits",
  P1: "What the product does",
  P2: "Screens and routes",
  P3: "Entities and their fields",
  P4: "States and transitions",
  P5: "Validation rules",
  P6: "Roles and permissions",
  P7: "The calls the portal makes",
  P8: "The error catalogue",
  P9: "Constants and limits",
};

/** The line a tag names: the one whose key its words begin with, the longest of several. Throws when there is none. */
function lineOf({ section, words, file }: Tag, lines: readonly Line[]): Line {
  const [line] = lines
    .filter(
      (each) =>
        each.section === section &&
        `${words} `
          .match(/^[^:]*/)?.[0]
          .trim()
          .startsWith(each.key),
    )
    .sort((one, other) => other.key.length - one.key.length);
  if (!line)
    throw new Error(`${file} is tagged "${section} ${words}", which names no line of the specification`);
  return line;
}

const cell = (text: string) => text.replaceAll("|", "\\|").replaceAll("\n", " ");
const link = (file: string, text: string) => `[${cell(text)}](../${file})`;

function row(line: Line, tags: readonly Tag[]): string {
  const stands = line.stands.map((file) => link(file, file.replace(/^.*\/|\.(yaml|tsx?)$/g, ""))).join(", ");
  const tests = tags.map(({ file, test }) => link(file, test)).join("<br>");
  return `| **${line.key}**: ${cell(line.says)} | ${stands} | ${tests || "**no test**"} |`;
}

function tables(lines: readonly Line[], byLine: Map<Line, Tag[]>, stands: string): string[] {
  return [...Map.groupBy(lines, ({ section }) => section)].map(([section, own]) =>
    [
      `## ${section}. ${titles[section]}`,
      "",
      `| Specification | ${stands} | Tests |`,
      "|---|---|---|",
      ...own.map((line) => row(line, byLine.get(line) ?? [])),
    ].join("\n"),
  );
}

/** Lines of the portal's specification no browser test names, by section and key; empty when all have one. */
export function withoutBrowserTest(): string[] {
  const lines = readPortalLines();
  const tags = readTags().filter(
    ({ section, file }) => section[0] === "P" && file.startsWith("tests/browser/"),
  );
  const named = new Set(tags.map((tag) => lineOf(tag, lines)));
  return lines.filter((line) => !named.has(line)).map(({ section, key }) => `${section} ${key}`);
}

/** docs/coverage.md as the tags make it: each line of both specifications, where it stands, its tests. */
export function coveragePage(): string {
  const api = readLines();
  const portal = readPortalLines();
  const byLine = Map.groupBy(readTags(), (tag) => lineOf(tag, [...api, ...portal]));
  const covered = (lines: readonly Line[]) => lines.filter((line) => byLine.has(line)).length;
  const intro = [
    "# Coverage of the specifications",
    "",
    "Written by `pnpm coverage-list`; a test fails when it is not what the tags in the tests say.",
    "A tag is a comment above a test, such as `// A5 facet: one value`: the section (A1 to A9 of the data API, P1 to P9 of the portal) and the words that name the line in `scripts/coverage/specification.tsv` or `portal.tsv`, then what is tested of it. A tag that names no line is an error, and so is a line of the portal that no browser test names.",
    "",
    `${covered(api)} of ${api.length} lines of the data API have a test, and ${covered(portal)} of ${portal.length} of the portal.`,
  ].join("\n");
  const parts = [intro, ...tables(api, byLine, "Contract"), ...tables(portal, byLine, "Source")];
  return `${parts.join("\n\n")}\n`;
}
