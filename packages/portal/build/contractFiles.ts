import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { stringify } from "yaml";
import { contractBundle } from "./contractModules.ts";

/** Puts the data API's contract, bundled into one file, beside the portal: openapi.json and openapi.yaml. */
export function contractFiles(): Plugin {
  return {
    name: "contract-files",
    apply: "build",
    generateBundle() {
      const document = JSON.parse(readFileSync(contractBundle, "utf8"));
      this.emitFile({
        type: "asset",
        fileName: "openapi.json",
        source: `${JSON.stringify(document, null, 2)}\n`,
      });
      this.emitFile({
        type: "asset",
        fileName: "openapi.yaml",
        source: stringify(document, { aliasDuplicateObjects: false }),
      });
    },
  };
}
