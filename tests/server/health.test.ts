import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openAccounts } from "@talent/accounts";
import { operationTable } from "@talent/contract/data-api";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestServer, type TestServer } from "./openTestServer.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ env: { LOG_LEVEL: "silent" } });
});
afterAll(() => server.close());

const checks = Object.values(operationTable).filter(({ tag }) => tag === "health check");
const serviceOf = ({ probes }: (typeof checks)[number]) => operationTable[probes as "getDemand"];

/** The services whose check says unhealthy while a part of the server is another one. */
async function unhealthyWith(parts: Partial<TestServer["services"]>): Promise<string[]> {
  const whole = { ...server.services };
  Object.assign(server.services, parts);
  try {
    const answers = await Promise.all(
      checks.map(async (check) => [check, await server.get(check.path)] as const),
    );
    for (const [check, { status, body }] of answers) {
      const healthy = status === 200;
      expect(body).toEqual({
        apiCode: healthy ? "SUCCESS" : "ERROR",
        messages: [healthy ? "Service is healthy" : "Service is unhealthy"],
        data: { statusCode: healthy ? 200 : 503, urlPath: serviceOf(check).path },
        input: {},
      });
    }
    return answers.filter(([, { status }]) => status === 503).map(([check]) => serviceOf(check).operationId);
  } finally {
    Object.assign(server.services, whole);
  }
}

// A4 health check: healthy, 200; A7 health checks; A3 health: statusCode and urlPath
test("all services are healthy on a whole server, and take no parameters", async () => {
  expect(await unhealthyWith({})).toEqual([]);
  expect((await server.get("/health/lmi/demand?country=US")).body.messages[0]).toContain("Unknown parameter");
});

// A4 health check: unhealthy, 503; A8 service is unhealthy
test("what answers from the taxonomy is unhealthy without its list", async () => {
  const { taxonomy } = server.services;
  const none = { ...taxonomy.skills, all: [], size: 0 };
  const lists = ["skills", "credentials", "occupations", "states", "msas"];
  const broken = Object.create(taxonomy, Object.fromEntries(lists.map((name) => [name, { value: none }])));
  expect((await unhealthyWith({ taxonomy: broken })).sort()).toEqual(
    ["getAllSkills", "getCredentials", "getMsas", "getOccupations", "getSkills", "getStates"].sort(),
  );
});

test("what answers from the accounts is unhealthy when their store is closed", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "closed-accounts-"));
  const accounts = await openAccounts({ dataDir });
  await accounts.close();
  expect(await unhealthyWith({ accounts })).toEqual(["getTalentProfiles", "getTalentProfileLookup"]);
  rmSync(dataDir, { recursive: true, force: true });
});

test("the extractor is unhealthy when it no longer recognises an occupation", async () => {
  const extractor = { ...server.services.extractor, read: () => ({ skills: [], credentials: [] }) };
  expect(await unhealthyWith({ extractor: extractor as never })).toEqual(["extractJobDescription"]);
});

test("what answers from the data is unhealthy when the snapshot's file is closed", async () => {
  const held = server.services.datasets.hold();
  held.release();
  await held.dataset.market.close();
  await held.dataset.snapshot.close();
  const others = [
    ...["getAllSkills", "getCredentials", "getMsas", "getOccupations", "getSkills", "getStates"],
    ...["getTalentProfiles", "getTalentProfileLookup", "extractJobDescription"],
  ];
  const expected = checks.map((check) => serviceOf(check).operationId).filter((id) => !others.includes(id));
  expect((await unhealthyWith({})).sort()).toEqual(expected.sort());
});
