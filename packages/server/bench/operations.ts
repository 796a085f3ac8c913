import { writeFileSync } from "node:fs";
import { operationTable } from "@talent/contract/data-api";
import { restartWithLargePages } from "@talent/market/large-pages";
import { readArguments } from "../../../scripts/readArguments.ts";
import { benchFolder } from "./benchFolder.ts";
import { openService } from "./openService.ts";
import { operationCalls } from "./operationCalls.ts";

const usage = `pnpm bench:operations [--postings N | --data FOLDER] [--only OPERATION] [--json FILE]
Every operation of the data API through the whole server, without its answer cache: some ten to some hundred addresses
each, one call at a time, the best of three. What waits for nobody is seen here, not how many calls are answered.`;

restartWithLargePages();
const { values: given } = readArguments(usage, {
  options: {
    postings: { type: "string", default: "20000" },
    data: { type: "string" },
    only: { type: "string", multiple: true },
    json: { type: "string" },
  },
});

/** One operation: over its addresses, milliseconds of the best of three calls, and the slowest address. */
type Row = {
  operation: string;
  addresses: number;
  p50Ms: number;
  p95Ms: number;
  worstMs: number;
  slowest: string;
};

const unknown = given.only?.find((id) => !(id in operationTable));
if (unknown !== undefined) {
  console.error(`There is no operation ${unknown}. See --help.`);
  process.exit(2);
}
const { service, issue, close } = await openService(benchFolder(given));
const headers = { authorizationtoken: await issue(), "user-agent": "bench" };
const rows: Row[] = [];
for (const operation of Object.values(operationTable)) {
  if (given.only && !given.only.includes(operation.operationId)) continue;
  const times: { url: string; ms: number }[] = [];
  for (const url of operationCalls(operation)) {
    const ms = await bestOf(3, url);
    if (ms !== undefined) times.push({ url, ms });
  }
  if (times.length > 0) rows.push(toRow(operation.operationId, times));
}
await close();
rows.sort((one, other) => other.p95Ms - one.p95Ms);
console.table(Object.fromEntries(rows.map(({ operation, ...row }) => [operation, row])));
if (given.json) writeFileSync(given.json, `${JSON.stringify(rows, null, 2)}\n`);

/** Milliseconds of the quickest of some calls; undefined where the address is refused. */
async function bestOf(calls: number, url: string): Promise<number | undefined> {
  let best = Number.POSITIVE_INFINITY;
  for (let call = 0; call < calls; call++) {
    const begun = performance.now();
    const { statusCode, body } = await service.inject({ url, headers });
    best = Math.min(best, performance.now() - begun);
    if (statusCode === 400) return undefined;
    if (statusCode !== 200) throw new Error(`${url} was answered ${statusCode} ${body}`);
  }
  return best;
}

function toRow(operation: string, times: readonly { url: string; ms: number }[]): Row {
  const sorted = times.toSorted((one, other) => one.ms - other.ms);
  const at = (share: number) =>
    Number((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]?.ms ?? 0).toFixed(2));
  const slowest = sorted.at(-1)?.url.split("?")[1] ?? "";
  return { operation, addresses: times.length, p50Ms: at(0.5), p95Ms: at(0.95), worstMs: at(1), slowest };
}
