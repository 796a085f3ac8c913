import { readFileSync } from "node:fs";
import { contracts, root } from "./generate/contracts.ts";
import type { Document } from "./generate/Document.ts";
import { holdScenario } from "./mock/holdScenario.ts";
import { listOperations } from "./mock/listOperations.ts";
import { nearest } from "./mock/nearest.ts";
import { type Mock, openMock } from "./mock/openMock.ts";
import { operationsOf } from "./mock/operationsOf.ts";
import { readArguments } from "./readArguments.ts";
import { readNumber } from "./readNumber.ts";

const usage = `pnpm mock                  serve every operation with its named examples
  --port <number>          port of the data API; the portal calls take the next one (4010)
  --scenario <file>        hold a state: a JSON object of operationId to the name of an example or a status
  --list [operationId …]   print what there is, and end
A call chooses for itself with the header Prefer: example=insufficientData, code=400 or dynamic=true.`;

const { values, positionals } = readArguments(usage, {
  allowPositionals: true,
  options: {
    port: { type: "string", default: "4010" },
    scenario: { type: "string" },
    list: { type: "boolean", default: false },
  },
});

const documents = contracts().map(({ name }) => ({
  name,
  document: JSON.parse(readFileSync(`${root}/generated/${name}/openapi.json`, "utf8")) as Document,
}));
const mocks: Mock[] = [];

async function stop(code: number): Promise<never> {
  await Promise.all(mocks.map((mock) => mock.close()));
  process.exit(code);
}

async function serve(): Promise<void> {
  const first = readNumber("--port", values.port, [0, 65_534]);
  for (const [index, { name, document }] of documents.entries()) {
    const mock = await openMock(document, first && first + index);
    mocks.push(mock);
    const examples = mock.operations().reduce((sum, operation) => sum + operation.examples.length, 0);
    console.log(`${mock.url}  ${name}: ${examples} answers of ${mock.operations().length} operations`);
  }
  if (values.scenario) holdScenario(values.scenario, mocks, (line) => console.log(line));
  console.log(
    "Choose an answer with the header  Prefer: example=insufficientData  (or code=400, dynamic=true);",
  );
  console.log("`pnpm mock --list getDemand` prints what an operation has. Stop with ctrl-C.");
}

function list(names: readonly string[]): void {
  const operations = documents.flatMap(({ document }) => operationsOf(document));
  const unknown = names.find((name) => !operations.some(({ operationId }) => operationId === name));
  if (unknown) {
    const near = nearest(
      unknown,
      operations.map(({ operationId }) => operationId),
    );
    throw new Error(
      `No operation is called ${unknown}${near ? `; did you mean ${near}?` : "; pnpm mock --list prints all."}`,
    );
  }
  const shown = operations.filter(({ operationId }) => names.length === 0 || names.includes(operationId));
  console.log(listOperations(shown).join("\n"));
}

process.once("SIGINT", () => stop(0));
process.once("SIGTERM", () => stop(0));

try {
  if (values.list) list(positionals);
  else if (positionals.length > 0)
    throw new Error(`pnpm mock takes no ${positionals[0]}; what an operation has, pnpm mock --list prints.`);
  else await serve();
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  await stop(1);
}
