import { readFileSync } from "node:fs";
import { root } from "./generate/contracts.ts";
import type { Document } from "./generate/Document.ts";
import { layOperation } from "./newOperation/layOperation.ts";
import { PlanError, readPlan } from "./newOperation/readPlan.ts";
import { readArguments } from "./readArguments.ts";
import { run } from "./run.ts";

const usage = `pnpm new-operation <path>   lay the files of a new operation of the data API, as /v1/lmi/vacancies
  --name <operationId>   its name, as getVacancies (made of the path's last word)
  --tag <tag>            where it belongs, as "hiring strategy" (that of its neighbours)
  --level <1, 2 or 3>    its level, and as many call units (1)`;

const { values, positionals } = readArguments(
  usage,
  {
    allowPositionals: true,
    options: {
      name: { type: "string" },
      tag: { type: "string" },
      level: { type: "string" },
    },
  },
  1,
);

async function lay(path: string): Promise<void> {
  const document = JSON.parse(readFileSync(`${root}/generated/data-api/openapi.json`, "utf8")) as Document;
  const plan = readPlan({ path, ...values }, document, root);
  const { written, extended } = layOperation(plan, root);
  const sources = [...written, ...extended].filter((file) => file.endsWith(".ts"));
  const formatted = (await run("biome", ["check", "--write", "--log-level=error", ...sources])) === 0;
  const generated = (await run("node", ["scripts/generate/generate.ts"])) === 0;
  console.log(`${plan.operationId}  GET ${plan.path}  ${plan.tag}, level ${plan.level}`);
  for (const file of written) console.log(`  written   ${file}`);
  for (const file of extended) console.log(`  a line in ${file}`);
  if (!formatted || !generated) throw new PlanError("Mend what is told above, then run: pnpm generate");
  console.log(`Everything compiles. What is left to write, the tests say:
  pnpm vitest run ${plan.measure} ${plan.operationId}`);
}

try {
  const [path] = positionals;
  if (path === undefined) {
    console.log(usage);
    process.exitCode = 1;
  } else await lay(path);
} catch (problem) {
  if (!(problem instanceof PlanError)) throw problem;
  console.error(problem.message);
  process.exitCode = 1;
}
