import { execFile } from "node:child_process";
import { promisify } from "node:util";
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
  expect(stdout).toContain(`90 requests to http://127.0.0.1:${port}, 0 failures`);
  expect(stdout).toContain("90 calls of 90 of 90 operations, 0 against the contract");
});
