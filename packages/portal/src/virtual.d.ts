/** The data dictionary, made from the contract by build/contractModules.ts. */
declare module "virtual:data-dictionary" {
  /** A field of an answer: its name, type, meaning and the summaries of the operations that answer with it. */
  export type DictionaryEntry = { field: string; type: string; meaning: string; operations: string[] };
  /** By field name, then meaning. */
  export const dictionary: DictionaryEntry[];
}

/** What the search knows of the API reference, made from the contract by build/contractModules.ts. */
declare module "virtual:operation-index" {
  /** An operation as the search sees it. */
  export type IndexedOperation = {
    tag: string;
    summary: string;
    description: string;
    operationId: string;
    method: string;
    path: string;
    parameters: { name: string; description: string }[];
  };
  /** In the order of the contract. */
  export const operationIndex: IndexedOperation[];
}

/** Where help is found and what the terms are, made from the contract by build/contractModules.ts. */
declare module "virtual:support" {
  export const supportUrl: string;
  export const termsUrl: string;
}
