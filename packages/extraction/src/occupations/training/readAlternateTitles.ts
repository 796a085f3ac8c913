import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { occupationId } from "@talent/taxonomy";

/** A title that O*NET lists under an occupation. */
export type AlternateTitle = { title: string; occupation: number };

function readLines(path: string | URL): string[] {
  const bytes = readFileSync(path);
  const text =
    bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes).toString("utf8") : bytes.toString("utf8");
  return text.split(/\r?\n/);
}

/** The rows of an O*NET "Alternate Titles" file (tab-separated, also gzipped); a line without a code is an error. */
export function readAlternateTitles(path: string | URL): AlternateTitle[] {
  const [header = "", ...lines] = readLines(path);
  const columns = header.split("\t");
  const code = columns.indexOf("O*NET-SOC Code");
  const alternate = columns.indexOf("Alternate Title");
  if (code === -1 || alternate === -1) {
    throw new Error('expected the columns "O*NET-SOC Code" and "Alternate Title" of an O*NET release');
  }
  return lines
    .filter((line) => line !== "")
    .map((line) => {
      const cells = line.split("\t");
      return { title: cells[alternate] ?? "", occupation: occupationId(cells[code] ?? "") };
    });
}

/** The forms one listed title stands for: "OR Nurse (Operating Room Nurse)" is two titles. */
export function titleForms(title: string): string[] {
  const match = /^(.*?)\s*\(([^)]*)\)\s*(.*)$/.exec(title);
  if (match === null) return [title];
  const outside = `${match[1]} ${match[3]}`.trim();
  const inside = (match[2] ?? "").trim();
  return [outside, inside].filter((form) => form.length > 1);
}
