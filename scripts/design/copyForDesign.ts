import { cp, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../generate/contracts.ts";

/** A copy of what designing reads and writes, in a folder of its own. */
export async function copyForDesign(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "design-"));
  for (const part of [".spectral.yaml", "scripts/spectral", "spec", "generated"])
    await cp(`${root}/${part}`, `${folder}/${part}`, {
      recursive: true,
      filter: (file) => !file.includes("node_modules"),
    });
  return folder;
}
