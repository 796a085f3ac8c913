import { cpSync, existsSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { root } from "../../scripts/generate/contracts.ts";

const sources = [
  "biome.json",
  "content",
  "generated",
  "package.json",
  "packages",
  "scripts",
  "spec",
  "tests",
  ".spectral.yaml",
  ".gitignore",
];
const settings = ["tsconfig.base.json", "tsconfig.json", "vitest.config.ts", "pnpm-workspace.yaml"];

/** A copy of the workspace in a folder of its own that shares the installed packages; its own packages are its own. */
export function copyWorkspace(): string {
  const folder = mkdtempSync(join(tmpdir(), "workspace-"));
  for (const part of [...sources, ...settings]) {
    cpSync(`${root}/${part}`, `${folder}/${part}`, {
      recursive: true,
      // Links of installed packages are relative, so in the copy those of the workspace lead to the copy.
      verbatimSymlinks: true,
      filter: (file) => !["dist", "output"].includes(basename(file)) || file.includes("node_modules"),
    });
  }
  mkdirSync(`${folder}/node_modules`);
  for (const name of readdirSync(`${root}/node_modules`)) {
    const [from, to] = [`${root}/node_modules/${name}`, `${folder}/node_modules/${name}`];
    if (name === ".pnpm" && existsSync(from)) symlinkSync(from, to);
    else if (lstatSync(from).isSymbolicLink() || name.startsWith("@") || name === ".bin")
      cpSync(from, to, { recursive: true, verbatimSymlinks: true });
  }
  return folder;
}
