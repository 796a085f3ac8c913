import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { codeFiles } from "./codeFiles.ts";
import { contractFiles } from "./contractFiles.ts";
import { type Plan, PlanError } from "./readPlan.ts";

/** Files written anew, and files that got a line, from the project's root. */
export type Laid = { written: string[]; extended: string[] };

/** Writes the files of an operation and its lines in three others; writes nothing when one of the files is there. */
export function layOperation(plan: Plan, folder: string): Laid {
  const files = { ...contractFiles(plan, folder), ...codeFiles(plan) };
  const there = Object.keys(files).find((file) => existsSync(`${folder}/${file}`));
  if (there) throw new PlanError(`${there} is there already: give the operation another --name.`);
  const extensions: Record<string, (text: string) => string> = {
    "spec/data-api/openapi.yaml": (text) => withPath(text, plan),
    "packages/analytics/src/index.ts": (text) =>
      `${text}export * from "./${plan.subject}/${plan.measure}.ts";\n`,
    "packages/server/src/operations/index.ts": (text) => withOperation(text, plan),
  };
  const extended = Object.entries(extensions).map(([file, change]) => {
    const text = readFileSync(`${folder}/${file}`, "utf8");
    return [file, change(text)] as const;
  });
  for (const [file, text] of [...Object.entries(files), ...extended]) {
    mkdirSync(dirname(`${folder}/${file}`), { recursive: true });
    writeFileSync(`${folder}/${file}`, text);
  }
  return { written: Object.keys(files), extended: extended.map(([file]) => file) };
}

/** The root document with the path after the last one of its tag. */
function withPath(text: string, { path, tagFolder, operationId }: Plan): string {
  const entry = `  ${path}:\n    $ref: paths/${tagFolder}/${operationId}.yaml\n`;
  const last = text.lastIndexOf(`$ref: paths/${tagFolder}/`);
  const at = text.indexOf("\n", last) + 1;
  return `${text.slice(0, at)}${entry}${text.slice(at)}`;
}

/** The table of operations with an import and a line in alphabetical order. */
function withOperation(text: string, { tagFolder, operationId }: Plan): string {
  const imported = `import { ${operationId} } from "./${tagFolder}/${operationId}.ts";\n`;
  const table = text.indexOf("\n/** Every operation");
  const listed = `${text.slice(0, table)}${imported}${text.slice(table)}`;
  return listed.replace(/(: Operations = \{\n)([\s\S]*?)(\};)/, (_all, open, lines: string, close) => {
    const names = [...lines.trimEnd().split("\n"), `  ${operationId},`].sort();
    return `${open}${names.join("\n")}\n${close}`;
  });
}
