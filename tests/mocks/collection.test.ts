import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { operationTable } from "@talent/contract/data-api";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "../../scripts/dev/freePort.ts";
import { root } from "../../scripts/generate/contracts.ts";
import { amplyRated, openTestServer, type TestServer } from "../server/openTestServer.ts";

let server: TestServer;
let address: string;
beforeAll(async () => {
  server = await openTestServer({ rates: amplyRated });
  address = await server.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => server?.close());

const run = promisify(execFile);

// P1 collection; P2 collection groups
test("the collection runs green on the real server by the command that runs it on the mock, behind the proxy", async () => {
  const { key = "", secret = "" } = server.demo.subscriptions[1] ?? {};
  const port = await freePort();
  const collection = ["scripts/collection.ts", "--base-url", `http://127.0.0.1:${port}`, "--pause", "0"];
  const proxy = [
    "scripts/mockProxy.ts",
    "--target",
    address,
    "--port",
    String(port),
    "--",
    "node",
    ...collection,
  ];
  const { stdout } = await run(process.execPath, [...proxy, "--key", key, "--secret", secret], { cwd: root });
  const all = Object.keys(operationTable).length;
  expect(stdout).toContain(`${all} requests to http://127.0.0.1:${port}, 0 failures`);
  expect(stdout).toContain(`${all} calls of ${all} of ${all} operations, 0 against the contract`);
});

const sent = (...args: string[]) =>
  run(process.execPath, ["--disable-warning=DEP0176", "scripts/collection.ts", ...args], { cwd: root }).catch(
    (failed) => failed,
  );

test("a server that is not there and a wrong secret are told once, not once for each request", async () => {
  const nowhere = `http://127.0.0.1:${await freePort()}`;
  expect(await sent("--base-url", nowhere)).toMatchObject({
    code: 1,
    stdout: "",
    stderr: `${nowhere} does not answer: start the mock (pnpm mock) or the server, or name another with --base-url.\n`,
  });
  const { stdout } = await sent("--base-url", address, "--pause", "0", "--key", "wrong", "--secret", "wrong");
  expect(stdout.split("\n").slice(0, 2)).toEqual([
    "✗ Access token: expected response to have status code 200 but got 400. Without a token every call after it failed, too:",
    "  give --base-url the address of a server, and --key and --secret of a subscription there.",
  ]);
});
