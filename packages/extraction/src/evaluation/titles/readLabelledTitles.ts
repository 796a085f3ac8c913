import { occupationId } from "@talent/taxonomy";
import { labelledLines } from "../labelledLines.ts";
import type { LabelledTitle } from "./LabelledTitle.ts";

/**
 * Rows of a labelled file, plain or gzipped: `title<TAB>soc8`, optionally `<TAB>description`; lines starting with "#"
 * and a first line "title<TAB>soc8" are passed over. A line without a code is an error that names it.
 */
export function readLabelledTitles(path: string | URL): LabelledTitle[] {
  const rows: LabelledTitle[] = [];
  for (const { line, place } of labelledLines(path)) {
    if (line.startsWith("#") || /^title\tsoc8/i.test(line)) continue;
    const [title = "", soc8 = "", description] = line.split("\t");
    if (soc8.trim() === "") {
      throw new Error(`${place}: expected "title<TAB>soc8", found "${line.slice(0, 60)}"`);
    }
    rows.push({ title, occupation: codeOf(soc8, place), description });
  }
  return rows;
}

function codeOf(soc8: string, place: string): number {
  try {
    return occupationId(soc8);
  } catch (error) {
    throw new Error(`${place}: ${error instanceof Error ? error.message : error}`);
  }
}
