import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { laidFiles } from "./laidFiles.ts";
import { type Plan, PlanError } from "./readPlan.ts";

/** Files written anew, and files that got a line, from the project's root. */
export type Laid = { written: string[]; extended: string[] };

/**
 * Writes the files of an operation and its lines in four others; writes nothing when one of the files is there and says
 * something else. What a run that was ended halfway has laid already is taken as it is.
 */
export function layOperation(plan: Plan, folder: string): Laid {
  const files = laidFiles(plan, folder);
  const foreign = files.find(({ state }) => state === "foreign");
  if (foreign) {
    throw new PlanError(
      `${foreign.file} is there already and says something else: give the operation another --name, or take that file away.`,
    );
  }
  const extensions: Record<string, (text: string) => string> = {
    "spec/data-api/openapi.yaml": (text) => withPath(text, plan),
    "scripts/record/requests.data.ts": (text) => withRequests(text, plan),
    "packages/analytics/src/index.ts": (text) => withExport(text, plan),
    "packages/server/src/operations/index.ts": (text) => withOperation(text, plan),
  };
  const extended = Object.entries(extensions).map(([file, change]) => {
    const text = readFileSync(`${folder}/${file}`, "utf8");
    return [file, change(text)] as const;
  });
  for (const [file, text] of [...files.map(({ file, text }) => [file, text] as const), ...extended]) {
    mkdirSync(dirname(`${folder}/${file}`), { recursive: true });
    // Aside and moved there, so that a run that is ended leaves a file whole or not at all.
    writeFileSync(`${folder}/${file}.laid`, text);
    renameSync(`${folder}/${file}.laid`, `${folder}/${file}`);
  }
  return { written: files.map(({ file }) => file), extended: extended.map(([file]) => file) };
}

/** The root document with the path after the last one of its tag. */
function withPath(text: string, { path, tagFolder, operationId }: Plan): string {
  const entry = `  ${path}:\n    $ref: paths/${tagFolder}/${operationId}.yaml\n`;
  if (text.includes(entry)) return text;
  const last = text.lastIndexOf(`$ref: paths/${tagFolder}/`);
  const at = text.indexOf("\n", last) + 1;
  return `${text.slice(0, at)}${entry}${text.slice(at)}`;
}

/** The requests behind recorded answers with those of a measure: an answer, and too little data. */
function withRequests(text: string, { operationId }: Plan): string {
  if (text.includes(`  ${operationId}: `)) return text;
  const entry = `  ${operationId}: measured(developers, \`\${developers}&\${before}\`),\n`;
  return text.replace(/\};\n$/, () => `${entry}};\n`);
}

function withExport(text: string, { subject, measure }: Plan): string {
  const line = `export * from "./${subject}/${measure}.ts";\n`;
  return text.includes(line) ? text : `${text}${line}`;
}

/** The table of operations with an import and a line in alphabetical order. */
function withOperation(text: string, { tagFolder, operationId }: Plan): string {
  const imported = `import { ${operationId} } from "./${tagFolder}/${operationId}.ts";\n`;
  if (text.includes(imported)) return text;
  const table = text.indexOf("\n/** Every operation");
  const listed = `${text.slice(0, table)}${imported}${text.slice(table)}`;
  return listed.replace(/(: Operations = \{\n)([\s\S]*?)(\};)/, (_all, open, lines: string, close) => {
    const names = [...lines.trimEnd().split("\n"), `  ${operationId},`].sort();
    return `${open}${names.join("\n")}\n${close}`;
  });
}
