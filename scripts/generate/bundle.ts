import { readFile, writeFile } from "node:fs/promises";
import { parse } from "yaml";
import type { Contract } from "./contracts.ts";
import type { Document } from "./Document.ts";
import { runTool } from "./runTool.ts";

/** Bundles a contract's files into `openapi.yaml` and `openapi.json` in `folder`, and gives the document back. */
export async function bundle(contract: Contract, folder: string): Promise<Document> {
  const target = `${folder}/openapi.yaml`;
  await runTool("node_modules/.bin/redocly", ["bundle", contract.source, "--output", target]);
  const document = parse(await readFile(target, "utf8")) as Document;
  refuseRenamed(contract, document);
  await writeFile(`${folder}/openapi.json`, `${JSON.stringify(document, null, 1)}\n`);
  return document;
}

/** Redocly names a component after its file and renames the second of a name to `Name-2` with a mere warning. */
function refuseRenamed(contract: Contract, { components = {} }: Document): void {
  for (const [kind, members] of Object.entries(components)) {
    const renamed = Object.keys(members).find((name) => /-\d+$/.test(name));
    if (renamed !== undefined) {
      throw new Error(
        `spec/${contract.name}: two files of ${kind} are named ${renamed.replace(/-\d+$/, "")}.yaml; rename one of them.`,
      );
    }
  }
}
