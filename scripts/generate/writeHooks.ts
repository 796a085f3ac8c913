import { appendFile, cp, mkdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { generate } from "orval";
import { root } from "./contracts.ts";
import { type Document, methods } from "./Document.ts";

const asMutation = { query: { useQuery: false, useMutation: true } };

const requestTemplate = fileURLToPath(new URL("templates/request.ts", import.meta.url));

/** Writes `hooks/`: React Query hooks over the bundle in `folder`, which answer with the bare body and throw `RequestError`. */
export async function writeHooks(folder: string): Promise<void> {
  await mkdir(`${folder}/hooks`, { recursive: true });
  await cp(requestTemplate, `${folder}/hooks/request.ts`);
  await generate(
    {
      input: { target: `${folder}/openapi.json` },
      output: {
        target: `${folder}/hooks/index.ts`,
        mode: "single",
        client: "react-query",
        httpClient: "fetch",
        packageJson: `${root}/generated/package.json`,
        tsconfig: `${root}/tsconfig.base.json`,
        override: {
          header: (info) => `// Generated from "${info.title}" by \`pnpm generate\`; never edited.\n`,
          mutator: { path: `${folder}/hooks/request.ts`, name: "request" },
          fetch: { includeHttpResponseReturnType: false },
          query: { version: 5, signal: true, useQuery: true },
          operations: Object.fromEntries((await changing(folder)).map((id) => [id, asMutation])),
        },
      },
    },
    root,
  );
  await appendFile(`${folder}/hooks/index.ts`, '\nexport * from "./request.ts";\n');
}

/** The operations that change something (`x-changes-state`): their hooks are mutations, all others are queries. */
async function changing(folder: string): Promise<string[]> {
  const document = JSON.parse(await readFile(`${folder}/openapi.json`, "utf8")) as Document;
  return Object.values(document.paths)
    .flatMap((item) => methods.map((method) => item[method]))
    .filter((operation) => operation?.["x-changes-state"] === true)
    .map((operation) => operation?.operationId ?? "");
}
