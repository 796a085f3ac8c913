import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";

/** Lines of a labelled file, plain or gzipped, that are not blank, each with its place ("line 3"), counted from 1. */
export function labelledLines(path: string | URL): { line: string; place: string }[] {
  const bytes = readFileSync(path);
  const text = (bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes).toString("utf8");
  return text
    .replace(/^\uFEFF/, "")
    .split(/\r?\n/)
    .map((line, at) => ({ line, place: `line ${at + 1}` }))
    .filter(({ line }) => line.trim() !== "");
}
