import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

/** The first line of O*NET's alternate titles. */
export const titlesHeader = "O*NET-SOC Code\tTitle\tAlternate Title\tShort Title\tSource(s)";

/** A fresh place for a test of the imports: the folder to import into, and a maker of files, packed when named `.gz`. */
export function importWorkspace() {
  const root = mkdtempSync(join(tmpdir(), "taxonomy-import-"));
  const folder = join(root, "taxonomy");
  const file = (name: string, lines: readonly string[]) => {
    const path = join(root, name);
    const text = `${lines.join("\n")}\n`;
    writeFileSync(path, name.endsWith(".gz") ? gzipSync(text) : text);
    return path;
  };
  return { root, folder, file };
}
