import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestServer, type TestServer } from "./openTestServer.ts";

const page = "https://tool.example.com";

let server: TestServer;
beforeAll(async () => {
  const env = {
    CORS_ORIGINS: `${page}, https://other.example.com`,
    AUTH_SERVER_URL: "https://tokens.example.com",
    ADMIN_PUBLIC_SERVICE_URL: "https://calls.example.com/adminpublicservice",
  };
  server = await openTestServer({ env });
});
afterAll(() => server?.close());

const asking = (origin: string, method = "GET", url = "/v1/lmi/demand") =>
  server.app.inject({
    method: "OPTIONS",
    url,
    headers: {
      origin,
      "access-control-request-method": method,
      "access-control-request-headers": "authorizationtoken",
    },
  });

test("a page of a named origin is given leave without a token, and reads limits and waits", async () => {
  const leave = await asking(page);
  expect(leave.statusCode).toBe(204);
  expect(leave.headers).toMatchObject({
    "access-control-allow-origin": page,
    "access-control-allow-headers": "authorizationtoken",
  });
  const answer = await server.get("/v1/callunits", { origin: page });
  expect(answer.headers["access-control-allow-origin"]).toBe(page);
  expect(answer.headers["access-control-expose-headers"]).toMatch(/RateLimit.*Retry-After/);
});

test("the portal is let call every host that is set, and end there what it may begin", async () => {
  const { headers } = await server.app.inject("/api/");
  const connect = /connect-src ([^;]*)/.exec(String(headers["content-security-policy"]))?.[1]?.split(" ");
  expect(connect?.sort()).toEqual([
    "'self'",
    "http://localhost:8080",
    "https://calls.example.com",
    "https://tokens.example.com",
  ]);
  const portal = "http://localhost:8080";
  const leave = await asking(portal, "DELETE", "/adminpublicservice/v1/mimicclient");
  expect(leave.headers["access-control-allow-origin"]).toBe(portal);
  expect(String(leave.headers["access-control-allow-methods"]).split(", ")).toContain("DELETE");
});

test("a refused call can be read by the page too", async () => {
  const answer = await server.get("/v1/callunits", { origin: page, authorizationtoken: "wrong" });
  expect(answer.status).toBe(401);
  expect(answer.headers["access-control-allow-origin"]).toBe(page);
});

test("a page of any other origin gets no leave", async () => {
  const { headers } = await asking("https://elsewhere.example.com");
  expect(headers).not.toHaveProperty("access-control-allow-origin");
});

test("an OPTIONS that asks for no leave is a method the API does not have", async () => {
  const { statusCode, body } = await server.app.inject({
    method: "OPTIONS",
    url: "/v1/lmi/demand",
    headers: { authorizationtoken: await server.token() },
  });
  expect(statusCode).toBe(405);
  expect(JSON.parse(body).apiCode).toBe("METHOD_NOT_ALLOWED");
});

test("without a setting no origin but the server's own is let in", async () => {
  const plain = await openTestServer();
  const { headers, statusCode } = await plain.app.inject({
    method: "OPTIONS",
    url: "/v1/lmi/demand",
    headers: { origin: page, "access-control-request-method": "GET" },
  });
  await plain.close();
  expect(statusCode).toBe(401);
  expect(headers).not.toHaveProperty("access-control-allow-origin");
});
