import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { type ContractDocument, toDictionary, toOperationIndex, toSupport } from "./contractIndex.ts";

/** Path of the data API contract, bundled. */
export const contractBundle = fileURLToPath(import.meta.resolve("@talent/contract/data-api/openapi.json"));

const modules: Record<string, (document: ContractDocument) => string> = {
  "virtual:data-dictionary": (document) =>
    `export const dictionary = ${JSON.stringify(toDictionary(document))};`,
  "virtual:operation-index": (document) =>
    `export const operationIndex = ${JSON.stringify(toOperationIndex(document))};`,
  "virtual:support": (document) => {
    const { supportUrl, termsUrl } = toSupport(document);
    return `export const supportUrl = ${JSON.stringify(supportUrl)}; export const termsUrl = ${JSON.stringify(termsUrl)};`;
  },
};

/** Serves what the guide and the search need of the data API's contract, far smaller than the contract itself. */
export function contractModules(): Plugin {
  return {
    name: "contract-modules",
    resolveId: (id) => (id in modules ? `\0${id}` : undefined),
    load(id) {
      const make = modules[id.slice(1)];
      if (!id.startsWith("\0") || make === undefined) return undefined;
      this.addWatchFile(contractBundle);
      return make(JSON.parse(readFileSync(contractBundle, "utf8")) as ContractDocument);
    },
  };
}
