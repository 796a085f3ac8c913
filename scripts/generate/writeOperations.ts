import { writeFile } from "node:fs/promises";
import { type Document, methods, type Parameter, type Reference } from "./Document.ts";
import { operationEntry, parameterEntry } from "./operationEntry.ts";

/** Writes `operations.ts`: one table from operationId to what the contract says about the operation. */
export async function writeOperations(document: Document, folder: string): Promise<void> {
  const shared = Object.entries(document.components?.parameters ?? {}).map(
    ([name, parameter]) => `  ${name}: ${json(parameterEntry(document, parameter as Parameter))},`,
  );
  const entries = Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      if (operation === undefined) return [];
      const entry = json(operationEntry(document, { path, method }, operation)).slice(0, -1);
      const parameters = (operation.parameters ?? []).map((parameter) => parameterText(document, parameter));
      return [`  ${operation.operationId}: ${entry},"parameters":[${parameters.join(", ")}]},`];
    }),
  );
  await writeFile(`${folder}/operations.ts`, text(document, shared, entries));
}

function parameterText(document: Document, parameter: Parameter | Reference): string {
  if (!("$ref" in parameter)) return json(parameterEntry(document, parameter));
  return `parameters.${parameter.$ref.split("/").at(-1)}`;
}

function text(document: Document, parameters: string[], operations: string[]): string {
  return `// Generated from "${document.info.title}" by \`pnpm generate\`; never edited.
import type { OperationEntry, ParameterEntry } from "./OperationEntry.ts";
import type { operations } from "./types.ts";

/** The name of an operation of this contract. */
export type OperationId = keyof operations;

/** The shared parameters, by component name. */
export const parameters = {
${parameters.join("\n")}
} as const satisfies Record<string, ParameterEntry>;

/** What the contract says about each operation. */
export const operationTable: Readonly<Record<OperationId, OperationEntry>> = {
${operations.join("\n")}
};
`;
}

const json = (value: unknown) => JSON.stringify(value);
