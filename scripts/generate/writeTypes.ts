import { writeFile } from "node:fs/promises";
// The workspace's own TypeScript has no compiler API, so the tool stands beside an older one in generated/.
import openapiTypes, {
  astToString,
  COMMENT_HEADER,
} from "../../generated/node_modules/openapi-typescript/dist/index.mjs";
import type { Document } from "./Document.ts";

/** The text of `types.ts`: the types of the bundle, every named schema also under its own name. */
export async function typesText(document: Document): Promise<string> {
  // The tool writes into what it is given.
  const types = await openapiTypes(JSON.stringify(document), {
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    silent: true,
  });
  return COMMENT_HEADER + astToString(types);
}

/** Writes `types.ts` into `folder`. */
export async function writeTypes(document: Document, folder: string): Promise<void> {
  await writeFile(`${folder}/types.ts`, await typesText(document));
}
