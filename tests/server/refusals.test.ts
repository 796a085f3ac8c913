import { operationTable } from "@talent/contract/data-api";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestServer, type TestServer } from "./openTestServer.ts";
import { refusedCall } from "./refusedCall.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const operations = Object.values(operationTable);
const gets = operations.filter(({ method }) => method === "GET");

// A8 location missing; A8 parameter missing; A8 invalid format; A8 unknown parameter; A8 invalid employer; A8 exceeds maximum
// A8 several countries; A8 invalid talent profile; A8 mutually exclusive; A8 role missing; A8 data null
test.for(gets)("$operationId gives each refusal of its contract", async (operation) => {
  const refusals = operation.responses["400"] ?? [];
  expect(refusals).not.toHaveLength(0);
  for (const refusal of refusals) {
    const { url, apiCode, message } = refusedCall(operation, refusal);
    const { status, headers, body } = await server.get(url);
    expect({ ...body, messages: body.messages[0] }, `${refusal}: ${url}`).toEqual({
      apiCode,
      messages: message,
      data: null,
      input: {},
    });
    expect(status).toBe(400);
    expect(headers).toMatchObject({
      "ratelimit-policy": expect.stringContaining('"burst"'),
      ratelimit: expect.stringContaining('"units"'),
      "content-type": expect.stringContaining("application/json"),
    });
  }
});

// A8 unauthorized; A8 METHOD_NOT_ALLOWED
test.for(operations.filter(({ path }) => path !== "/auth/token"))(
  "$operationId wants a token, and no other method",
  async ({ method, path }) => {
    const nameless = await server.app.inject({ method, url: path });
    expect(nameless.json()).toEqual({
      apiCode: "UNAUTHORIZED",
      messages: ["Un-Authorized access; No token or invalid token"],
      data: null,
      input: {},
    });
    expect(nameless.statusCode).toBe(401);
    const headers = { authorizationtoken: await server.token() };
    const other = await server.app.inject({ method: "DELETE", url: path, headers });
    expect(other.json()).toMatchObject({ apiCode: "METHOD_NOT_ALLOWED", data: null });
    expect([other.statusCode, other.headers.allow]).toEqual([405, method]);
  },
);
