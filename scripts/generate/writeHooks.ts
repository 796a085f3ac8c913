import { appendFile, cp, mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { generate } from "orval";

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
        override: {
          header: (info) => `// Generated from "${info.title}" by \`pnpm generate\`; never edited.\n`,
          mutator: { path: `${folder}/hooks/request.ts`, name: "request" },
          fetch: { includeHttpResponseReturnType: false },
          query: { version: 5, signal: true, useQuery: true },
        },
      },
    },
    folder,
  );
  await appendFile(`${folder}/hooks/index.ts`, '\nexport * from "./request.ts";\n');
}
