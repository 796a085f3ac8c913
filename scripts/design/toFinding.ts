import { relative } from "node:path";
import type { Document } from "../generate/Document.ts";
import type { Finding } from "./Finding.ts";
import type { Diagnostic } from "./lintWorker.ts";
import { mends } from "./mends.data.ts";
import type { Sources } from "./Sources.ts";

/** Names the source file and line of what Spectral found, and how to mend it. */
export function toFinding(found: Diagnostic, sources: Sources, folder: string): Finding {
  const place = found.bundled ? placeInSource(found.path, sources) : undefined;
  const file = place?.file ?? found.file ?? sources.contract.source;
  const house = /^(.*); ([^;]*)$/.exec(found.message);
  return {
    file: relative(folder, file),
    line: place?.line ?? found.line,
    rule: found.rule,
    message: house?.[1] ?? found.message,
    mend: house?.[2] ?? mends[found.rule] ?? "",
  };
}

/** Where a path of the bundle stands in the source: components are files named after them, paths are named in the root. */
function placeInSource(path: Diagnostic["path"], sources: Sources): { file: string; line: number } {
  const [first, second, third, ...rest] = path;
  const component = first === "components" ? sources.fileOf(String(second), String(third)) : undefined;
  if (component) return { file: component, line: sources.lineOf(component, rest) };
  const operation = first === "paths" ? sources.paths().get(String(second)) : undefined;
  if (operation) return { file: operation, line: sources.lineOf(operation, path.slice(2)) };
  return { file: sources.contract.source, line: sources.lineOf(sources.contract.source, path) };
}

/** The root document's text with only the given paths in it, every line where it was. */
export function rootWithPaths(text: string, document: Document, paths: readonly string[]): string {
  const kept = new Set(paths);
  return text.replace(/\n {2}(\/[^\n]*):\n {4}\$ref: [^\n]*/g, (entry, path: string) =>
    kept.has(path) || document.paths[path] === undefined ? entry : "\n\n",
  );
}
