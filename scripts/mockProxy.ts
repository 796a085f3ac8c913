import { readFileSync, writeFileSync } from "node:fs";
import { freePort } from "./dev/freePort.ts";
import { contracts, root } from "./generate/contracts.ts";
import { type Document, methods } from "./generate/Document.ts";
import { openProxy } from "./mock/openProxy.ts";
import { junit, violationTable } from "./mock/reports.ts";
import { readArguments } from "./readArguments.ts";
import { readNumber } from "./readNumber.ts";
import { run } from "./run.ts";

const usage = `pnpm mock:proxy --target <url> [-- command …]   hold every call and answer of a server against its contract
  --contract <name>   data-api (default) or portal-api
  --port <number>     where the proxy listens (4020)
  --junit <file>      write the report as JUnit XML too
With a command, runs it and ends with the report; without one, reports at ctrl-C. Fails when anything violates the contract,
or nothing was called.`;

const { values, positionals } = readArguments(usage, {
  allowPositionals: true,
  options: {
    target: { type: "string" },
    contract: { type: "string", default: "data-api" },
    port: { type: "string", default: "4020" },
    junit: { type: "string" },
  },
});

function readTarget(): URL {
  if (values.target === undefined)
    throw new Error(`Say which server: --target http://localhost:8080\n\n${usage}`);
  if (!URL.canParse(values.target) || !/^https?:/.test(values.target))
    throw new Error(`${values.target} is no address: give one like --target http://localhost:8080`);
  return new URL(values.target);
}

function readDocument(): Document {
  const names = contracts().map(({ name }) => name);
  if (!names.includes(values.contract)) {
    throw new Error(`There is no contract ${values.contract}; there are ${names.join(" and ")}.`);
  }
  return JSON.parse(readFileSync(`${root}/generated/${values.contract}/openapi.json`, "utf8")) as Document;
}

async function proxy(): Promise<void> {
  const target = readTarget();
  const document = readDocument();
  const { contract } = values;
  const port = readNumber("--port", values.port, [0, 65535]);
  const opened = await openProxy({ contract, document, target, port, prismPort: await freePort() });
  try {
    console.log(`${opened.url} holds ${target.href} against ${contract}`);
    const [command, ...args] = positionals;
    // Who ends this process ends the waiting, or the command (run.ts): then it reports, and takes Prism with it.
    const ended = interrupted();
    if (command === undefined) console.log("Send calls there; ctrl-C ends it and prints the report.");
    const code = command === undefined ? await ended : await run(command, args);
    const count = Object.values(document.paths).flatMap((item) =>
      methods.filter((method) => item[method]),
    ).length;
    console.log(violationTable(opened.exchanges, count).join("\n"));
    if (values.junit) writeFileSync(values.junit, junit(contract, opened.exchanges));
    const violated = opened.exchanges.some(({ violations }) => violations.length > 0);
    process.exitCode = violated || code !== 0 || opened.exchanges.length === 0 ? 1 : 0;
  } finally {
    await opened.close();
  }
}

function interrupted(): Promise<number> {
  return new Promise((done) => {
    // A second ctrl-C ends it at once.
    process.once("SIGINT", () => done(0));
    for (const signal of ["SIGTERM", "SIGHUP"]) process.on(signal, () => done(0));
  });
}

try {
  await proxy();
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exitCode = 1;
}
