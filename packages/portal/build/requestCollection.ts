import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { contractBundle } from "./contractModules.ts";
import { toCollection } from "./toCollection.ts";

/** Puts the request collection beside the portal as collection.json, for the guide to offer. */
export function requestCollection(): Plugin {
  return {
    name: "request-collection",
    apply: "build",
    async generateBundle() {
      const collection = await toCollection(JSON.parse(readFileSync(contractBundle, "utf8")));
      this.emitFile({
        type: "asset",
        fileName: "collection.json",
        source: JSON.stringify(collection, null, 1),
      });
    },
  };
}
