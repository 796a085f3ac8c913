import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, cpus, tmpdir, totalmem } from "node:os";
import { join } from "node:path";
import { isDeepStrictEqual, parseArgs } from "node:util";
import { DuckDBInstance } from "@duckdb/node-api";
import { type ClosableMarket, createDuckDbMarket, createIndexedMarket, type Market } from "../src/index.ts";
import { benchAsOf, generateMarket } from "./generateMarket.ts";
import { measure } from "./measure.ts";
import { type Row, toRows } from "./Row.ts";
import { readValues, workload } from "./workload.ts";

/*
 * pnpm bench [--postings 5000000 | --large] [--calls N] [--json FILE] [--dir FOLDER]
 * Holds the engines against each other on a generated market, in one run: first that they answer alike, then how fast.
 */
const { values: given } = parseArgs({
  options: {
    postings: { type: "string", default: "1000000" },
    large: { type: "boolean", default: false },
    calls: { type: "string", default: "2600" },
    slow: { type: "string", default: "260" },
    json: { type: "string" },
    dir: { type: "string", default: join(tmpdir(), "talent-bench") },
  },
});
const postings = given.large ? 20_000_000 : Number(given.postings);
mkdirSync(given.dir, { recursive: true });
const path = join(given.dir, `market-${postings}.duckdb`);
const indexPath = `${path}.index`;
const say = (line: string) => process.stdout.write(`${line}\n`);

if (!existsSync(path)) {
  await timed(`Generating ${postings} postings`, async () => {
    rmSync(`${path}.new`, { force: true });
    const instance = await DuckDBInstance.create(`${path}.new`);
    const connection = await instance.connect();
    await generateMarket(connection, postings);
    connection.closeSync();
    instance.closeSync();
    renameSync(`${path}.new`, path);
  });
}

const rows: Row[] = [];
const reference = await opened("duckdb", () => createDuckDbMarket({ asOf: benchAsOf, path, connections: 4 }));
const snapshots = await DuckDBInstance.create(path, { access_mode: "READ_ONLY" });
const openIndex = () =>
  createIndexedMarket({
    asOf: benchAsOf,
    snapshot: String(postings),
    connect: () => snapshots.connect(),
    path: indexPath,
    onProgress: say,
  });
await (await openIndex()).close();
const index = await opened("index", openIndex);

const known = await readValues(index.market);
const calls = workload(known, 20_251_031, Number(given.calls));
const few = calls.slice(0, Number(given.slow));
await checkAlike(reference.market, index.market);
for (const { engine, market, asked } of [
  { ...reference, asked: few },
  { ...index, asked: calls },
]) {
  const before = engine === "duckdb" ? reference.rss : index.rss;
  for (const clients of [1, 8]) {
    // Selections not seen before: the first pass counts, not the third.
    const fresh = workload(known, 7 * clients, asked.length);
    const measured = await measure(market, fresh, clients);
    const residentBytes = Math.max(0, process.memoryUsage().rss - before);
    const openMs = engine === "duckdb" ? reference.openMs : index.openMs;
    rows.push(...toRows({ engine, postings, residentBytes, openMs }, clients, measured));
  }
}
print();
if (given.json) {
  const machine = { cpu: cpus()[0]?.model, cores: availableParallelism(), memoryBytes: totalmem() };
  const versions = { node: process.version, duckdb: (await version()) ?? "" };
  writeFileSync(
    given.json,
    `${JSON.stringify({ at: new Date().toISOString().slice(0, 10), machine, versions, rows }, null, 2)}\n`,
  );
}
await index.market.close();
await reference.market.close();
snapshots.closeSync();

async function opened(engine: string, open: () => Promise<ClosableMarket>) {
  const rss = process.memoryUsage().rss;
  const started = performance.now();
  const market = await open();
  return { engine, market, rss, openMs: Math.round(performance.now() - started) };
}

async function checkAlike(one: Market, other: Market): Promise<void> {
  await timed(`Checking that ${few.length} calls are answered alike`, async () => {
    for (const call of few) {
      const [expected, answer] = [await call.ask(one), await call.ask(other)];
      if (isDeepStrictEqual(expected, answer)) continue;
      throw new Error(
        `${call.verb} differs:\n${JSON.stringify(expected)}\n${JSON.stringify(answer)}`.slice(0, 4000),
      );
    }
  });
}

async function timed(what: string, run: () => Promise<void>): Promise<void> {
  const started = performance.now();
  await run();
  say(`${what}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

async function version(): Promise<unknown> {
  const connection = await snapshots.connect();
  const [row] = (await connection.runAndReadAll("SELECT version()")).getRowsJS();
  connection.closeSync();
  return row?.[0];
}

function print(): void {
  const find = (engine: string, clients: number, verb: string) =>
    rows.find((row) => row.engine === engine && row.clients === clients && row.verb === verb);
  say(`\n${"verb".padEnd(22)}clients     index p50    p95    req/s   |  duckdb p50    p95   req/s  |  ratio`);
  for (const row of rows.filter(({ engine }) => engine === "index")) {
    const slow = find("duckdb", row.clients, row.verb);
    const ratio = slow ? row.requestsPerSecond / slow.requestsPerSecond : 0;
    const numbers = [
      row.p50Ms,
      row.p95Ms,
      row.requestsPerSecond,
      slow?.p50Ms,
      slow?.p95Ms,
      slow?.requestsPerSecond,
    ];
    say(
      `${row.verb.padEnd(22)}${row.clients}  ${numbers.map((each) => String(each ?? "-").padStart(10)).join(" ")}  ${ratio.toFixed(0).padStart(5)} x`,
    );
  }
  for (const { engine, openMs } of [index, reference]) {
    const { residentBytes: resident = 0, cpuMs = 0 } = find(engine, 8, "mixed") ?? {};
    say(
      `${engine}: ${cpuMs} ms of processor a request, opened in ${openMs} ms, resident ${(resident / 2 ** 20).toFixed(0)} MB (${(resident / postings).toFixed(0)} bytes a posting)`,
    );
  }
}
