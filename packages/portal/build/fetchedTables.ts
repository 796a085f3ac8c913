import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { ReferenceListResponse } from "@talent/contract/portal-api";
import { dictionaryTable } from "../src/guide/dictionaryTable.ts";
import type { FetchedTables } from "../src/guide/toMarkdown.ts";
import { type ContractDocument, toDictionary } from "./contractIndex.ts";
import { contractBundle } from "./contractModules.ts";

const portalBundle = fileURLToPath(import.meta.resolve("@talent/contract/portal-api/openapi.json"));

/**
 * What the portal fetches beside its pages, from the contracts: the fields of the data API's, and the reference lists'
 * examples in the portal's, which hold every row of the lists that stand in the guide. Throws on a list without one.
 */
export function fetchedTables(): FetchedTables {
  const { components } = JSON.parse(readFileSync(portalBundle, "utf8"));
  const examples = Object.values<{ value?: Partial<ReferenceListResponse> }>(components.examples);
  const document: ContractDocument = JSON.parse(readFileSync(contractBundle, "utf8"));
  return {
    list: (name) => {
      const data = examples.find(({ value }) => value?.data?.name === name)?.value?.data;
      if (!data) throw new Error(`The contract has no example of the reference list ${name}.`);
      return data;
    },
    dictionary: dictionaryTable(toDictionary(document)),
  };
}
