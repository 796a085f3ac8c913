import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { holdScenario } from "../../scripts/mock/holdScenario.ts";
import { listOperations } from "../../scripts/mock/listOperations.ts";
import { type Mock, openMock } from "../../scripts/mock/openMock.ts";
import { findOperation, operationsOf } from "../../scripts/mock/operationsOf.ts";
import { readScenario } from "../../scripts/mock/Scenario.ts";
import { bundled } from "../contract/cases.ts";

const operations = operationsOf(bundled("data-api"));
const folder = mkdtempSync(join(tmpdir(), "scenario-"));
let mock: Mock;
beforeAll(async () => {
  mock = await openMock(bundled("data-api"), 0);
});
afterAll(async () => {
  await mock?.close();
  rmSync(folder, { recursive: true, force: true });
});

async function demand(headers: Record<string, string> = {}) {
  const answer = await fetch(`${mock.url}/v1/lmi/demand?country=US&skill=1001`, {
    headers: { authorizationToken: "any", ...headers },
  });
  return { status: answer.status, body: (await answer.json()) as { apiCode: string; messages: string[] } };
}

test("a call chooses its answer by example, by status, or has one made up", async () => {
  expect((await demand()).body.apiCode).toBe("SUCCESS");
  expect((await demand({ Prefer: "example=insufficientData" })).body.apiCode).toBe("INSUFFICIENT_DATA");
  expect(await demand({ Prefer: "code=400, example=missingRole" })).toMatchObject({
    status: 400,
    body: { apiCode: "BAD_REQUEST" },
  });
  const made = [await demand({ Prefer: "dynamic=true" }), await demand({ Prefer: "dynamic=true" })];
  expect(made[0]).not.toEqual(made[1]);
});

test("a parameter that the operation does not know is refused as by the server, once there is a token", async () => {
  const ask = (query: string, headers: Record<string, string>) =>
    fetch(`${mock.url}/v1/lmi/demand?${query}`, { headers });
  const refused = await ask("contry=US&skill=1001", { authorizationToken: "any" });
  expect([refused.status, (await refused.json()).apiCode]).toEqual([400, "INVALID_PARAMETER"]);
  expect((await ask("contry=US&skill=1001", {})).status).toBe(401);
  const chosen = await ask("contry=US", { authorizationToken: "any", Prefer: "code=200, example=success" });
  expect(chosen.status).toBe(200);
});

test("an example that an operation has not is told with those it has", async () => {
  const answer = await fetch(`${mock.url}/v1/lmi/demand?country=US&skill=1001`, {
    headers: { authorizationToken: "any", Prefer: "example=insuficientData" },
  });
  expect(answer.status).toBe(404);
  expect((await answer.json()).title).toMatch(
    /^getDemand has no example insuficientData; it has success, insufficientData, invalidFormat, /,
  );
});

test("a scenario holds what an operation answers, and a call's own choice goes before it", async () => {
  mock.hold(readScenario('{"getDemand": "insufficientData"}', operations));
  expect((await demand()).body.apiCode).toBe("INSUFFICIENT_DATA");
  expect((await demand({ Prefer: "example=success" })).body.apiCode).toBe("SUCCESS");
  mock.hold(readScenario('{"getDemand": 503}', operations));
  expect((await demand()).status).toBe(503);
  mock.hold(new Map());
  expect((await demand()).body.apiCode).toBe("SUCCESS");
});

test("a value of the path that names an example is answered with it, unless the call or a scenario chooses", async () => {
  const document = bundled("portal-api");
  const portal = await openMock(document, 0);
  const asked = async (list: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${portal.url}/adminpublicservice/v1/referencelists/${list}`, {
      headers: { Authorization: "Bearer any", "X-Requested-With": "XMLHttpRequest", ...headers },
    });
    return ((await answer.json()) as { data: { name: string } }).data.name;
  };
  try {
    const { enum: lists = [] } = (document.components?.schemas?.ReferenceListName ?? {}) as {
      enum?: string[];
    };
    expect(lists).toHaveLength(12);
    for (const list of lists) expect(await asked(list)).toBe(list);
    expect(await asked("functions", { Prefer: "example=industries" })).toBe("industries");
    portal.hold(readScenario('{"getReferenceList": "soc8"}', portal.operations()));
    expect(await asked("functions")).toBe("soc8");
  } finally {
    await portal.close();
  }
});

test("a changed scenario file is taken up; one that cannot be used is told and the one before stays", async () => {
  const file = join(folder, "state.json");
  const told: string[] = [];
  writeFileSync(file, '{"getDemand": 429}');
  const end = holdScenario(file, [mock], (line) => told.push(line));
  expect((await demand()).status).toBe(429);
  writeFileSync(file, '{"getDemand": "insufficientData"}');
  await expect.poll(async () => (await demand()).body.apiCode, { timeout: 10_000 }).toBe("INSUFFICIENT_DATA");
  writeFileSync(file, '{"getDemand": "insuficientData"}');
  await expect
    .poll(() => told.at(-1), { timeout: 10_000 })
    .toBe(
      'getDemand has no example or status "insuficientData"; did you mean insufficientData?\nThe scenario before it stays.',
    );
  expect((await demand()).body.apiCode).toBe("INSUFFICIENT_DATA");
  end();
  mock.hold(new Map());
});

test.for([
  ['{"getDemnd": "success"}', "no operation is called getDemnd; did you mean getDemand?"],
  ['{"getDemand": 418}', "`pnpm mock --list getDemand` shows what it has"],
  ['["getDemand"]', 'it must be an object like {"getDemand": "insufficientData", "getSupply": 503}'],
  ["{", "it is not JSON:"],
])("the scenario %s is refused: %s", ([text, told]) => {
  expect(() => readScenario(text ?? "", operations)).toThrow(told);
});

test("all faults of a scenario are told at once, a line each", () => {
  expect(() => readScenario('{"getDemnd": 200, "getSupply": "sucess"}', operations)).toThrow(
    'no operation is called getDemnd; did you mean getDemand?\ngetSupply has no example or status "sucess"; did you mean success?',
  );
});

test("the list names every operation with the examples of each status", () => {
  const lines = listOperations(operations);
  for (const { operationId } of operations) expect(lines.join("\n")).toContain(operationId);
  const at = lines.indexOf("getDemand  GET /v1/lmi/demand");
  expect(lines.slice(at + 1, at + 3)).toEqual(["    200  success, insufficientData", "    304  (no body)"]);
});

test("a call is found by method and path, parameters of the path included", () => {
  const made = [
    { operationId: "one", method: "GET", path: "/a/{id}", query: [], examples: [] },
    { operationId: "two", method: "GET", path: "/a/b", query: [], examples: [] },
  ];
  const found = (method: string, path: string) => findOperation(made, method, path)?.operationId;
  expect([found("GET", "/a/7"), found("GET", "/a/b"), found("POST", "/a/b"), found("GET", "/a/7/c")]).toEqual(
    ["one", "two", undefined, undefined],
  );
});
