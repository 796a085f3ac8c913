import { execFile } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { parse } from "yaml";

const run = promisify(execFile);
const workspace = new URL("../../pnpm-workspace.yaml", import.meta.url);
const { catalog } = parse(readFileSync(workspace, "utf8"));

/** Packages of the workspace's own versions, so that an install finds them in the cache. */
const catalogued = (...names: string[]) => names.map((name) => `${name}@${catalog[name]}`);

/** Node 18 as a package that needs no install script; there is one for Linux. */
const nodePackage = `node-${process.platform}-${process.arch}`;
const hasNode18 = process.platform === "linux";

/** Where a project that has the program's packages finds Node 18; on other systems than Linux this Node stands in. */
export const node18 = hasNode18
  ? { command: `node_modules/${nodePackage}/bin/node`, version: /^v18\./ }
  : { command: process.execPath, version: /^v/ };

/** What a program in TypeScript is checked and run with, besides the client. */
export const programPackages = [
  "typescript@5.9.3",
  "@types/node@18",
  "deno@2.9.6",
  ...(hasNode18 ? [`${nodePackage}@18.20.8`] : []),
];

/** What the page about hooks installs, besides the packages of this project. */
export const screenPackages = [
  ...catalogued("react", "react-dom", "@tanstack/react-query", "vite"),
  "typescript@5.9.3",
  "@types/react@19",
  "@types/react-dom@19",
  "@types/node@22",
];

/** Whether npm reaches its registry. */
export async function canInstall(folder: string): Promise<boolean> {
  try {
    await npm(
      folder,
      "view",
      "openapi-fetch@0.17.0",
      "version",
      "--fetch-retries=0",
      "--fetch-timeout=20000",
    );
    return true;
  } catch {
    return false;
  }
}

/** Makes an empty project of ES modules and installs packages into it. */
export async function install(project: string, packages: readonly string[]): Promise<void> {
  mkdirSync(project, { recursive: true });
  writeFileSync(join(project, "package.json"), JSON.stringify({ private: true, type: "module" }));
  await npm(project, "install", ...packages);
}

/** npm in a folder, what it has in its cache preferred. */
function npm(cwd: string, ...args: string[]) {
  return run("npm", [...args, "--prefer-offline", "--no-audit", "--no-fund", "--loglevel=error"], { cwd });
}
