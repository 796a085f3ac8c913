import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { root } from "../run.ts";

/** A package.json as far as a published package needs it. */
export type Manifest = {
  name: string;
  version: string;
  description: string;
  license: string;
  exports: Record<string, string>;
  engines: Record<string, string>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
};

/** The manifest a package is published with: built files in place of sources, versions in place of `catalog:`. */
export function toManifest(source: Manifest, catalog = readCatalog()): object {
  const { name, version, description, license, engines, peerDependencies } = source;
  const dependencies = Object.entries(source.dependencies ?? {})
    .filter(([, range]) => !range.startsWith("workspace:"))
    .map(([dependency, range]) => [dependency, range === "catalog:" ? catalog[dependency] : range]);
  return {
    name,
    version,
    description,
    license,
    type: "module",
    sideEffects: false,
    engines,
    exports: {
      ...Object.fromEntries(Object.entries(source.exports).map(([entry, file]) => [entry, toBuilt(file)])),
      "./package.json": "./package.json",
    },
    dependencies: Object.fromEntries(dependencies),
    peerDependencies,
  };
}

/** `./src/index.ts` becomes its JavaScript and its types; any other file stays as it is. */
function toBuilt(file: string): string | { types: string; default: string } {
  if (!file.endsWith(".ts")) return file;
  const stem = file.replace("./src/", "./").slice(0, -".ts".length);
  return { types: `${stem}.d.ts`, default: `${stem}.js` };
}

function readCatalog(): Record<string, string> {
  return parse(readFileSync(`${root}pnpm-workspace.yaml`, "utf8")).catalog;
}
