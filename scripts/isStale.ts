import { globSync, statSync } from "node:fs";
import { root } from "./run.ts";

const changedAt = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Whether a built file is older than anything it is made from, or not there; patterns are from the project's root. */
export function isStale(built: string, sources: readonly string[]): boolean {
  const builtAt = changedAt(built);
  if (builtAt === 0) return true;
  const exclude = (path: string) => path.includes("node_modules");
  return sources.some((pattern) =>
    globSync(pattern, { cwd: root, exclude }).some((path) => changedAt(root + path) > builtAt),
  );
}
