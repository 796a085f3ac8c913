import { fork } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { restartWithLargePages } from "@talent/market/large-pages";
import { readArguments } from "../../../scripts/readArguments.ts";
import { benchFolder } from "./benchFolder.ts";
import type { Load, LoadSeen } from "./Load.ts";
import { openBench } from "./openBench.ts";
import { profiled } from "./profiled.ts";
import { requests } from "./requests.ts";

const usage = `pnpm bench:http [--postings N | --data FOLDER] [--connections N] [--seconds N] [--rounds N] [--only ROUTE] [--json FILE] [--profile FOLDER]
Demand through the whole server (token, limits, validation; no answer cache), 4,000 different calls, beside a bare
Fastify route that sends the same bodies, in one process and by turns; and calls that are refused. The load comes from
a process of its own. With a folder for profiles the event loop is profiled in the last round, whose figures then hold
the profiler too.`;

restartWithLargePages();
const { values: given } = readArguments(usage, {
  options: {
    postings: { type: "string", default: "20000" },
    data: { type: "string" },
    connections: { type: "string", default: "16" },
    seconds: { type: "string", default: "3" },
    rounds: { type: "string", default: "5" },
    only: { type: "string", multiple: true },
    json: { type: "string" },
    profile: { type: "string" },
  },
});
const [connections, sentFor, lastRound] = [
  Number(given.connections),
  Number(given.seconds),
  Number(given.rounds),
];
for (const number of [connections, sentFor, lastRound]) {
  if (Number.isInteger(number) && number > 0) continue;
  console.error("Connections, seconds and rounds are whole numbers above 0. See --help.");
  process.exit(2);
}

type Row = {
  route: string;
  connections: number;
  requestsPerSecond: number;
  p50Ms: number;
  p95Ms: number;
  /** Processor time of the server's process a request, all its threads, in microseconds. */
  processorUs: number;
  /** What the event loop's thread has of it. */
  loopUs: number;
  /** Requests a second as a share of the bare route's in the same round. */
  ofBare: number;
  statuses: string;
};

const bench = await openBench(benchFolder(given));
const child = fork(fileURLToPath(new URL("./sendLoad.ts", import.meta.url)), {
  execArgv: [],
  serialization: "advanced",
});
await once(child, "spawn");
const started = loadavg()[0]?.toFixed(1);

const calls = requests(bench);
const routes = [
  { route: "bare", port: bench.barePort, requests: calls.demand },
  ...Object.entries(calls).map(([route, list]) => ({ route, port: bench.servicePort, requests: list })),
].filter(({ route }) => given.only?.includes(route) ?? true);
const rounds: Map<string, Row>[] = [];
for (let round = 0; round <= lastRound; round++) {
  const seen = new Map<string, Row>();
  for (const { route, ...load } of routes) {
    const isProfiled = given.profile !== undefined && round === lastRound;
    const row = await (isProfiled
      ? profiled(join(given.profile ?? "", `${route}.cpuprofile`), () => measure(route, load))
      : measure(route, load));
    row.ofBare = row.requestsPerSecond / (seen.get("bare")?.requestsPerSecond ?? row.requestsPerSecond);
    seen.set(route, row);
  }
  // The first round warms up.
  if (round > 0) rounds.push(seen);
}
child.disconnect();
await bench.close();

const rows = routes.map(({ route }) => middle(rounds.map((round) => round.get(route) as Row)));
console.log(
  `${bench.postings.toLocaleString("en")} postings, load at start ${started}, Node ${process.version}`,
);
console.table(Object.fromEntries(rows.map(({ route, ...row }) => [route, row])));
if (given.json) writeFileSync(given.json, `${JSON.stringify(rows, null, 2)}\n`);

async function measure(route: string, load: Pick<Load, "port" | "requests">): Promise<Row> {
  const [before, loopBefore] = [process.cpuUsage(), process.threadCpuUsage()];
  child.send({ ...load, connections, milliseconds: 1000 * sentFor } satisfies Load);
  const [{ seconds, latencies, statuses }] = (await once(child, "message")) as [LoadSeen];
  const [{ user, system }, loop] = [process.cpuUsage(before), process.threadCpuUsage(loopBefore)];
  const at = (share: number) => latencies[Math.floor(latencies.length * share)] ?? 0;
  return {
    route,
    connections,
    requestsPerSecond: latencies.length / seconds,
    p50Ms: at(0.5),
    p95Ms: at(0.95),
    processorUs: (user + system) / latencies.length,
    loopUs: (loop.user + loop.system) / latencies.length,
    ofBare: 1,
    statuses: Object.keys(statuses).join(" "),
  };
}

/** The median of each figure over the rounds. */
function middle(rows: readonly Row[]): Row {
  const median = (
    name: "requestsPerSecond" | "p50Ms" | "p95Ms" | "processorUs" | "loopUs" | "ofBare",
    digits: number,
  ) => {
    const sorted = rows.map((row) => row[name]).sort((one, other) => one - other);
    return Number((sorted[Math.floor(sorted.length / 2)] ?? 0).toFixed(digits));
  };
  const [first] = rows as [Row];
  return {
    ...first,
    requestsPerSecond: median("requestsPerSecond", 0),
    p50Ms: median("p50Ms", 2),
    p95Ms: median("p95Ms", 2),
    processorUs: median("processorUs", 0),
    loopUs: median("loopUs", 0),
    ofBare: median("ofBare", 3),
  };
}
