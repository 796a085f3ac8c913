import { runTool } from "./runTool.ts";

/** Writes `types.ts`: the types of the bundle in `folder`, every named schema also under its own name. */
export async function writeTypes(folder: string): Promise<void> {
  await runTool("generated/node_modules/.bin/openapi-typescript", [
    `${folder}/openapi.yaml`,
    "--output",
    `${folder}/types.ts`,
    "--root-types",
    "--root-types-no-schema-prefix",
  ]);
}
