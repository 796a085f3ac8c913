import { writeFile } from "node:fs/promises";
import { relative } from "node:path";
import {
  bundle as bundleFiles,
  createConfig,
  getLineColLocation,
  stringifyYaml,
} from "@redocly/openapi-core";
import { type Contract, root } from "./contracts.ts";
import type { Document } from "./Document.ts";

const config = createConfig({});

/** A contract's files as one document, only references within it left; throws with file and line of what is missing. */
export async function bundledDocument(contract: Contract): Promise<Document> {
  const { bundle, problems } = await bundleFiles({ ref: contract.source, config: await config });
  const errors = problems.filter(({ severity }) => severity === "error");
  if (errors.length > 0) {
    throw new Error(errors.map(({ message, location }) => `${placeOf(location[0])}${message}`).join("\n"));
  }
  const document = bundle.parsed as Document;
  refuseRenamed(contract, document);
  return document;
}

/** Bundles a contract's files into `openapi.yaml` and `openapi.json` in `folder`, and gives the document back. */
export async function bundle(contract: Contract, folder: string): Promise<Document> {
  const document = await bundledDocument(contract);
  for (const [file, text] of Object.entries(bundleTexts(document)))
    await writeFile(`${folder}/${file}`, text);
  return document;
}

/** The bundle as it is kept, by file name. */
export function bundleTexts(document: Document): Record<string, string> {
  return {
    "openapi.yaml": stringifyYaml(document, { noRefs: true, lineWidth: -1 }),
    "openapi.json": `${JSON.stringify(document, null, 1)}\n`,
  };
}

function placeOf(location: Parameters<typeof getLineColLocation>[0] | undefined): string {
  if (location === undefined) return "";
  return `${relative(root, location.source.absoluteRef)}:${getLineColLocation(location).start.line} `;
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
