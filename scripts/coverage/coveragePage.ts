import type { Line, Tag } from "./Line.ts";
import { readLines } from "./readLines.ts";
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
  const contract = line.contract.map((file) => link(file, file.replace(/^.*\/|\.yaml$/g, ""))).join(", ");
  const tests = tags.map(({ file, test }) => link(file, test)).join("<br>");
  return `| **${line.key}**: ${cell(line.says)} | ${contract} | ${tests || "**no test**"} |`;
}

/** docs/coverage.md as the tags make it: each line of the specification, where the contract has it, its tests. */
export function coveragePage(): string {
  const lines = readLines();
  const byLine = Map.groupBy(readTags(), (tag) => lineOf(tag, lines));
  const sections = Map.groupBy(lines, ({ section }) => section);
  const tables = [...sections].map(([section, own]) =>
    [
      `## ${section}. ${titles[section]}`,
      "",
      "| Specification | Contract | Tests |",
      "|---|---|---|",
      ...own.map((line) => row(line, byLine.get(line) ?? [])),
    ].join("\n"),
  );
  const covered = lines.filter((line) => byLine.has(line)).length;
  const intro = [
    "# Coverage of the data API's specification",
    "",
    "Written by `pnpm coverage-list`; a test fails when it is not what the tags in the tests say.",
    "A tag is a comment above a test, such as `// A5 facet: one value`: the section and the words that name the line in `scripts/coverage/specification.tsv`, then what is tested of it. A tag that names no line is an error.",
    "",
    `${covered} of ${lines.length} lines have a test.`,
  ].join("\n");
  return `${[intro, ...tables].join("\n\n")}\n`;
}
