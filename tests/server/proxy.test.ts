import { operationTable as dataOperations } from "@talent/contract/data-api";
import { operationTable as portalOperations } from "@talent/contract/portal-api";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freePort } from "../../scripts/dev/freePort.ts";
import { type Prism, startPrism } from "../../scripts/mock/startPrism.ts";
import { openTestServer, type TestServer } from "./openTestServer.ts";

let server: TestServer;
let upstream: string;
const proxies = new Map<string, Prism>();
const ids: Record<string, string> = {};

beforeAll(async () => {
  server = await openTestServer();
  upstream = await server.app.listen({ port: 0, host: "127.0.0.1" });
  for (const contract of ["data-api", "portal-api"])
    proxies.set(contract, await startPrism({ contract, port: await freePort(), log: false, upstream }));
  const { data } = (await server.get("/v1/employers/ranking?country=GB&limit=2&daterange=9y")).body;
  ids.employer = String((data as { employers: { id: number }[] }).employers[0]?.id);
});

afterAll(async () => {
  for (const prism of proxies.values()) await prism.stop();
  await server.close();
});

/** Parameters that make each operation answer, of those it declares. */
const values: Record<string, string> = {
  country: "GB",
  talentprofile: "205",
  keyword: "nurse",
  skill: "1001",
  primaryskill: "1001",
  daterange: "1y",
};

async function call(contract: string, path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`${proxies.get(contract)?.url}${path}`, init);
}

/** Prism reports what it finds in a header, whatever its severity; an answer it made up itself carries no request id. */
async function expectClean(response: Response): Promise<void> {
  expect(response.headers.get("sl-violations")).toBeNull();
  expect(response.headers.get("x-request-id")).not.toBeNull();
  expect(response.status, await response.clone().text()).toBeLessThan(400);
}

describe("the data API behind a validating proxy", () => {
  const gets = Object.values(dataOperations).filter(({ method }) => method === "GET");
  test.each(gets.map(({ operationId }) => operationId))("%s is as its contract says", async (operationId) => {
    const { path, parameters } = dataOperations[operationId as keyof typeof dataOperations];
    const names = parameters.map(({ name }) => name);
    const roleless = names.includes("talentprofile") && !path.includes("lookup");
    const query = new URLSearchParams(
      names.flatMap((name) => {
        if (name === "employer")
          return path.includes("/evp/") || path.includes("/lookup") ? [[name, ids.employer ?? ""]] : [];
        if (name === "skill" && roleless) return [];
        const value = values[name];
        return value ? [[name, value]] : [];
      }),
    );
    const headers = { authorizationToken: await server.token() };
    await expectClean(await call("data-api", `${path}?${query}`, { headers }));
  });

  test("createToken is as its contract says", async () => {
    const { key, secret } = server.demo.subscriptions[1] ?? { key: "", secret: "" };
    const response = await call("data-api", "/auth/token", {
      method: "POST",
      headers: { authorization: `Basic ${btoa(`${key}:${secret}`)}`, "user-agent": "tests" },
      body: new URLSearchParams({ grant_type: "client_credentials" }),
    });
    await expectClean(response);
  });

  test("extractJobDescription is as its contract says", async () => {
    const response = await call("data-api", "/v1/taxonomap/jdextractor", {
      method: "POST",
      headers: { authorizationToken: await server.token(), "content-type": "application/json" },
      body: JSON.stringify({ role: "Registered Nurse", jobdescription: "NMC registration is required." }),
    });
    await expectClean(response);
  });

  test("a refusal is as its contract says", async () => {
    const headers = { authorizationToken: await server.token() };
    const response = await call("data-api", "/v1/lmi/demand?country=GB&talentprofile=4000000", { headers });
    expect(response.status).toBe(400);
    expect(response.headers.get("sl-violations")).toBeNull();
  });
});

describe("the portal API behind a validating proxy", () => {
  const bodies: Record<string, object> = {
    searchInsights: {
      categories: ["All"],
      pageno: 1,
      totalrecords: 6,
      fromdate: "2020-01-01",
      todate: "2099-12-31",
      searchtext: "",
    },
    recordUserInteraction: { userId: 1, sessionId: "s", product: 1 },
  };
  const paths: Record<string, string> = {
    searchClients: "?term=north",
    startViewAs: "?clientId=northwind",
  };

  test.each(Object.keys(portalOperations))("%s is as its contract says", async (name) => {
    const { operationId, method, path } = portalOperations[name as keyof typeof portalOperations];
    const admin = server.demo.accounts.find(({ role }) => role === "admin")?.email ?? "";
    const subscriber = server.demo.accounts.find(({ role }) => role === "subscriber")?.email ?? "";
    const isAdmins = /Client|ViewAs/.test(operationId);
    const response = await call(
      "portal-api",
      `${path.replace("{list}", "countries")}${paths[operationId] ?? ""}`,
      {
        method,
        headers: {
          authorization: `Bearer ${await server.signIn(isAdmins ? admin : subscriber)}`,
          "x-requested-with": "XMLHttpRequest",
          ...(bodies[operationId] ? { "content-type": "application/json" } : {}),
        },
        body: bodies[operationId] ? JSON.stringify(bodies[operationId]) : undefined,
      },
    );
    await expectClean(response);
  });
});
