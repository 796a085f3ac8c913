import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { occupationId } from "@talent/taxonomy";
import type { LabelledTitle } from "./LabelledTitle.ts";

/**
 * Rows of a labelled file, plain or gzipped: `title<TAB>soc8`, optionally `<TAB>description`; lines starting with "#"
 * and a first line "title<TAB>soc8" are passed over. A line without a code is an error that names it.
 */
export function readLabelledTitles(path: string | URL): LabelledTitle[] {
  const bytes = readFileSync(path);
  const text = (bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes).toString("utf8");
  const rows: LabelledTitle[] = [];
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === "" || line.startsWith("#") || /^title\tsoc8/i.test(line)) continue;
    const [title = "", soc8 = "", description] = line.split("\t");
    if (soc8.trim() === "") {
      throw new Error(`line ${at + 1}: expected "title<TAB>soc8", found "${line.slice(0, 60)}"`);
    }
    rows.push({ title, occupation: occupationId(soc8.trim()), description });
  }
  return rows;
}
