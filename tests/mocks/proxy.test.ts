import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "../../scripts/dev/freePort.ts";
import { root } from "../../scripts/generate/contracts.ts";
import { type Mock, openMock } from "../../scripts/mock/openMock.ts";
import { type OpenProxy, openProxy } from "../../scripts/mock/openProxy.ts";
import { operationsOf } from "../../scripts/mock/operationsOf.ts";
import { junit, violationTable } from "../../scripts/mock/reports.ts";
import { bundled } from "../contract/cases.ts";

const document = bundled("data-api");
const all = operationsOf(document).length;
const folder = mkdtempSync(join(tmpdir(), "proxy-"));
let mock: Mock;
let wrong: Server;
let proxy: OpenProxy;

/** A server that passes on to the mock, but is wrong in a different way for each of four operations. */
async function answerWrongly(call: IncomingMessage, answer: ServerResponse): Promise<void> {
  if (call.url?.startsWith("/v1/lmi/supply")) {
    answer.writeHead(501).end();
    return;
  }
  if (call.url?.startsWith("/v1/lmi/compensation")) {
    answer
      .writeHead(200, { "content-type": "application/json", "content-length": "100" })
      .write('{"apiCode"');
    setTimeout(() => answer.destroy(), 20);
    return;
  }
  const given = await fetch(`${mock.url}${call.url}`, { headers: { authorizationToken: "any" } });
  const body = await given.text();
  const told = call.url?.startsWith("/v1/lmi/demand?") ? body.replace(/"count":\d+/, '"count":"many"') : body;
  const status = call.url?.startsWith("/v1/lmi/summary") ? 418 : given.status;
  answer
    .writeHead(status, {
      "content-type": "application/json",
      ratelimit: '"units";r=1;t=1',
      "ratelimit-policy": '"units";q=1;w=1',
    })
    .end(told);
}

beforeAll(async () => {
  mock = await openMock(document, 0);
  wrong = createServer((call, answer) => void answerWrongly(call, answer)).listen(0, "127.0.0.1");
  await once(wrong, "listening");
  const address = wrong.address();
  const target = new URL(`http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`);
  proxy = await openProxy({ contract: "data-api", document, target, port: 0, prismPort: await freePort() });
});
afterAll(async () => {
  await proxy?.close();
  wrong?.close();
  await mock?.close();
  rmSync(folder, { recursive: true, force: true });
});

const call = (path: string) => fetch(`${proxy.url}${path}`, { headers: { authorizationToken: "any" } });
const place = "country=US&skill=1001";

test("what a wrong server does wrong is told as a table and as JUnit XML, call by call", async () => {
  for (const path of ["demand", "supply", "summary", "demand/active", "nothing", "compensation"])
    await (await call(`/v1/lmi/${path}?${place}`)).text();
  await (await call("/v1/lmi/demand/active?country=USA")).text();
  const told = proxy.exchanges.map(({ operationId, violations }) => [operationId, violations.join("; ")]);
  expect(told).toEqual([
    ["getDemand", expect.stringContaining("response.body.data")],
    ["getSupply", expect.stringContaining("the server answers 501 Not Implemented")],
    ["getSummary", expect.stringContaining("Unable to match the returned status code")],
    ["getActiveDemand", ""],
    [undefined, expect.stringContaining("no operation of data-api is reached")],
    ["getCompensation", expect.stringContaining("breaks its answer off")],
    ["getActiveDemand", expect.stringContaining("request.query.country")],
  ]);
  const table = violationTable(proxy.exchanges, all);
  expect(table[0]).toMatch(/^operation +status {2}call$/);
  expect(table.at(-1)).toBe(`7 calls of 5 of ${all} operations, 6 against the contract`);
  const xml = junit("data-api", proxy.exchanges);
  expect(xml).toContain('<testsuite name="data-api" tests="7" failures="6" errors="0"');
  expect(xml.match(/<testcase /g)).toHaveLength(7);
  expect(xml.match(/<failure /g)).toHaveLength(6);
  expect(xml).toContain("country=US&amp;skill=1001");
});

const run = promisify(execFile);
const script = (name: string, args: string[]) =>
  run(process.execPath, [`${root}/scripts/${name}.ts`, ...args], { cwd: root }).then(
    ({ stdout }) => ({ stdout, stderr: "", code: 0 }),
    (failed: { stdout: string; stderr: string; code: number }) => failed,
  );

test("the collection runs green on the mock, through the proxy, and the command's end says so", async () => {
  const [port, file] = [await freePort(), join(folder, "report.xml")];
  const sent = [
    "--",
    "node",
    "scripts/collection.ts",
    "--base-url",
    `http://127.0.0.1:${port}`,
    "--pause",
    "0",
  ];
  const { stdout, code } = await script("mockProxy", [
    "--target",
    mock.url,
    "--port",
    String(port),
    "--junit",
    file,
    ...sent,
  ]);
  expect(stdout).toContain(`${all} requests to`);
  expect(stdout).toContain(`${all} calls of ${all} of ${all} operations, 0 against the contract`);
  expect(code).toBe(0);
  expect(readFileSync(file, "utf8")).toContain(`tests="${all}" failures="0"`);
});

test("the collection fails on the wrong server, and the proxy's end does too", async () => {
  const address = wrong.address();
  const [port, target] = [await freePort(), typeof address === "object" && address ? address.port : 0];
  const sent = [
    "--",
    "node",
    "-e",
    `fetch("http://127.0.0.1:${port}/v1/lmi/demand?${place}", {headers: {authorizationToken: "any"}})`,
  ];
  const { stdout, code } = await script("mockProxy", [
    "--target",
    `http://127.0.0.1:${target}`,
    "--port",
    String(port),
    ...sent,
  ]);
  expect(stdout).toContain(`1 call of 1 of ${all} operations, 1 against the contract`);
  expect(code).toBe(1);
  const direct = await script("collection", ["--base-url", `http://127.0.0.1:${target}`, "--pause", "0"]);
  expect(direct.stdout).toMatch(/✗ Access token: expected response to have status code 200 but got 405/);
  expect(direct.code).toBe(1);
});

test("ended while its command runs, it reports, and ends with Prism though the report cannot be written", async () => {
  const args = ["--target", mock.url, "--port", "0", "--junit", join(folder, "none", "report.xml")];
  const child = spawn(process.execPath, [`${root}/scripts/mockProxy.ts`, ...args, "--", "sleep", "600"], {
    timeout: 150_000,
  });
  let told = "";
  child.stderr.on("data", (text) => {
    told += text;
  });
  child.stdout.on("data", (text) => {
    told += text;
    if (String(text).includes("holds")) setTimeout(() => child.kill("SIGTERM"), 500);
  });
  // Prism and the command write to the same pipe, which closes with the last of them.
  const [code] = await once(child, "close");
  expect(code).toBe(1);
  expect(told).toContain(`0 calls of 0 of ${all} operations`);
  expect(told).toContain("no such file or directory");
});

test("without a target, and with one that is no address, the command says what to give", async () => {
  expect((await script("mockProxy", [])).stderr).toContain(
    "Say which server: --target http://localhost:8080",
  );
  expect((await script("mockProxy", ["--target", "here"])).stderr).toContain("here is no address");
});
