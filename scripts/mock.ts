import { readFile } from "node:fs/promises";
import { contracts, root } from "./generate/contracts.ts";
import { type Document, methods } from "./generate/Document.ts";
import { type Prism, startPrism } from "./mock/startPrism.ts";

const firstPort = 4010;
const running: Prism[] = [];

async function stop(code: number): Promise<never> {
  await Promise.all(running.map((prism) => prism.stop()));
  process.exit(code);
}

process.once("SIGINT", () => stop(0));
process.once("SIGTERM", () => stop(0));

try {
  for (const [index, { name }] of contracts().entries()) {
    const prism = await startPrism({ contract: name, port: firstPort + index, log: false });
    running.push(prism);
    prism.process.once("exit", (code) => stop(code ?? 1));
    const document = JSON.parse(await readFile(`${root}/generated/${name}/openapi.json`, "utf8")) as Document;
    const count = Object.values(document.paths).flatMap((item) =>
      methods.filter((method) => item[method]),
    ).length;
    console.log(`${prism.url}  ${name}: the examples of ${count} operations of ${document.info.title}`);
  }
  console.log(
    "Choose an answer with the header  Prefer: code=400, example=invalidFormat  and stop with ctrl-C.",
  );
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  await stop(1);
}
