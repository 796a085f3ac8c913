import { fork } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { join } from "node:path";
import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestServer, type TestServer } from "../server/openTestServer.ts";

let server: TestServer;
let port: number;
beforeAll(async () => {
  server = await openTestServer();
  await server.app.listen({ port: 0, host: "127.0.0.1" });
  port = (server.app.server.address() as AddressInfo).port;
});
afterAll(() => server.close());

/** Sends bytes as they are, which no HTTP library would, and answers what comes back until the other side closes. */
function raw(bytes: string, waitMs = 5_000): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
    let answer = "";
    socket.on("data", (chunk) => {
      answer += chunk;
    });
    socket.on("close", () => resolve(answer));
    socket.on("error", () => resolve(answer));
    socket.setTimeout(waitMs, () => socket.destroy());
  });
}

const demandPath = "/v1/lmi/demand?country=US&talentprofile=205";
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
const envelopeOf = (answer: string) => JSON.parse(answer.slice(answer.indexOf("\r\n\r\n") + 4));
const request = (line: string, headers: string[], body = "") =>
  `${line} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headers.map((header) => `${header}\r\n`).join("")}\r\n${body}`;
const basic = (key: string, secret: string) => `Basic ${Buffer.from(`${key}:${secret}`).toString("base64")}`;

describe("header and parameter pollution", () => {
  test("two tokens in one call are no token, whichever stands first", async () => {
    const token = await server.token();
    for (const tokens of [
      [token, "forged"],
      ["forged", token],
    ]) {
      const headers = tokens.map((value) => `authorizationToken: ${value}`);
      expect(statusOf(await raw(request(`GET ${demandPath}`, headers)))).toBe(401);
    }
  });

  test("a token in another place is none", async () => {
    const token = await server.token();
    const others = [
      `Authorization: Bearer ${token}`,
      `Cookie: authorizationToken=${token}`,
      `X-Api-Key: ${token}`,
    ];
    for (const header of others) {
      expect(statusOf(await raw(request(`GET ${demandPath}`, [header])))).toBe(401);
    }
    expect((await server.app.inject(`${demandPath}&authorizationToken=${token}`)).statusCode).toBe(401);
  });

  // A6 gateway: what it would pass on names nobody
  test("headers that a gateway would set name nobody", async () => {
    const headers = [
      "X-User-Name: admin",
      "X-Subscription-Key: any",
      "X-Forwarded-User: admin",
      "X-Original-Url: /",
    ];
    expect(statusOf(await raw(request(`GET ${demandPath}`, headers)))).toBe(401);
  });

  test("a parameter given twice, or as a list or an object, is refused", async () => {
    for (const query of [
      "country=US&country=CA&talentprofile=205",
      "country[]=US&talentprofile=205",
      "country[a]=US&talentprofile=205",
      "country=US&talentprofile=205&talentprofile=206",
      "country=US&talentprofile=205&__proto__[x]=1",
      "country=US&talentprofile=205&constructor=1",
      "country=US%00&talentprofile=205",
    ]) {
      const { status, body } = await server.get(`/v1/lmi/demand?${query}`);
      expect({ query, status, data: body.data }).toEqual({ query, status: 400, data: null });
    }
  });

  test("two lengths, or a length and chunks, are not read as two requests", async () => {
    const token = await server.token();
    const smuggled = `GET ${demandPath} HTTP/1.1\r\nHost: localhost\r\nauthorizationToken: ${token}\r\n\r\n`;
    const start =
      "POST /v1/taxonomap/jdextractor HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n";
    for (const lengths of [
      "Content-Length: 0\r\nContent-Length: 5\r\n",
      `Content-Length: ${smuggled.length}\r\nTransfer-Encoding: chunked\r\n`,
    ]) {
      const answer = await raw(`${start}${lengths}\r\n0\r\n\r\n${smuggled}`);
      expect(statusOf(answer)).toBe(400);
      expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
    }
  });
});

describe("too much", () => {
  test("of headers is refused before anything reads them", async () => {
    const answer = await raw(request(`GET ${demandPath}`, [`authorizationToken: ${"a".repeat(100_000)}`]));
    expect(statusOf(answer)).toBe(431);
    const many = Array.from({ length: 3_000 }, (_, index) => `X-${index}: y`);
    expect([401, 431]).toContain(statusOf(await raw(request(`GET ${demandPath}`, many))));
  });

  test("of a body is refused, with a token and without", async () => {
    const payload = JSON.stringify({ jobdescription: "a".repeat(1_000_000) });
    const headers = { "content-type": "application/json" };
    const post = (more: Record<string, string>) =>
      server.app.inject({
        method: "POST",
        url: "/v1/taxonomap/jdextractor",
        headers: { ...headers, ...more },
        payload,
      });
    expect((await post({})).statusCode).toBe(401);
    const refused = await post({ authorizationtoken: await server.token() });
    expect({ status: refused.statusCode, apiCode: refused.json().apiCode }).toEqual({
      status: 413,
      apiCode: "BAD_REQUEST",
    });
  });

  test("of time to send a request is bounded", () => {
    const { headersTimeout, requestTimeout, keepAliveTimeout } = server.app.server;
    for (const bound of [headersTimeout, requestTimeout, keepAliveTimeout]) {
      expect(bound).toBeGreaterThan(0);
      expect(bound).toBeLessThanOrEqual(300_000);
    }
    expect(requestTimeout).toBeLessThanOrEqual(60_000);
  });

  test("of slow senders keeps nobody waiting", async () => {
    const slow = Array.from({ length: 100 }, () =>
      raw(`GET ${demandPath} HTTP/1.1\r\nHost: localhost\r\n`, 1_500),
    );
    const token = await server.token();
    const from = performance.now();
    const answer = await raw(request(`GET ${demandPath}`, [`authorizationToken: ${token}`]));
    expect(statusOf(answer)).toBe(200);
    expect(performance.now() - from).toBeLessThan(20_000);
    await Promise.all(slow);
  });
});

describe("secrets", () => {
  test("of a wrong token request stand in no answer", async () => {
    const { key, secret } = server.demo.subscriptions[0] ?? { key: "", secret: "" };
    for (const authorization of [basic(key, `${secret}x`), basic(secret, key), `Bearer ${secret}`, secret]) {
      const answer = await server.app.inject({
        method: "POST",
        url: "/auth/token",
        headers: {
          authorization,
          "user-agent": "tests",
          "content-type": "application/x-www-form-urlencoded",
        },
        payload: `grant_type=client_credentials`,
      });
      expect([400, 429]).toContain(answer.statusCode);
      expect(answer.body + JSON.stringify(answer.headers)).not.toContain(secret);
    }
  });

  test("in an address or a body are not repeated by refusals", async () => {
    const { secret } = server.demo.subscriptions[0] ?? { secret: "" };
    const answer = await raw(request(`GET /v1/nothing/${secret}`, []));
    expect(statusOf(answer)).toBe(401);
    expect(answer).not.toContain(secret);
    expect(envelopeOf(answer)).toMatchObject({ apiCode: "UNAUTHORIZED", data: null });
  });
});

test("nothing secret reaches the log, however much is logged", async () => {
  const loud = fork(join(import.meta.dirname, "loudServer.ts"), { silent: true });
  let log = "";
  loud.stdout?.on("data", (chunk) => {
    log += chunk;
  });
  loud.stderr?.on("data", (chunk) => {
    log += chunk;
  });
  const [{ secrets, calls }] = await once(loud, "message");
  await once(loud, "exit");
  expect(log.match(/"msg":"request completed"/g)?.length).toBeGreaterThanOrEqual(calls);
  expect(secrets.length).toBeGreaterThan(8);
  for (const secret of secrets) expect(log).not.toContain(secret);
});

describe("one organisation and another", () => {
  const unitsOf = async (subscription: number) => {
    const authorizationtoken = await server.token(subscription);
    const { body } = await server.get("/v1/callunits", { authorizationtoken });
    return (body.data as { callunits: { consumed: number } }).callunits.consumed;
  };

  test("do not share usage", async () => {
    const before = await unitsOf(1);
    for (let call = 0; call < 3; call += 1) await server.get(demandPath);
    expect((await unitsOf(1)) - before).toBe(1);
  });
});

describe("cross-site calls", () => {
  const portal = async (
    headers: Record<string, string>,
    method: "GET" | "POST" | "DELETE" | "OPTIONS" = "GET",
  ) => server.app.inject({ method, url: "/userdetails", headers });

  test("without the header a form or an image cannot send are refused", async () => {
    const authorization = `Bearer ${await server.signIn("sam@northwind.example")}`;
    expect((await portal({ authorization })).statusCode).toBe(403);
    expect((await portal({ authorization, "x-requested-with": "XMLHttpRequest" })).statusCode).toBe(200);
    expect((await portal({ "x-requested-with": "XMLHttpRequest" })).statusCode).toBe(401);
  });

  test("of a strange origin are not let in by a preflight", async () => {
    const answer = await portal(
      {
        origin: "https://evil.example",
        "access-control-request-method": "GET",
        "access-control-request-headers": "x-requested-with, authorization",
      },
      "OPTIONS",
    );
    expect(answer.headers["access-control-allow-origin"]).not.toBe("https://evil.example");
    expect(answer.headers["access-control-allow-origin"]).not.toBe("*");
  });

  test("to view-as need an administrator, and a form cannot start one", async () => {
    const authorization = `Bearer ${await server.signIn("sam@northwind.example")}`;
    const headers = { authorization, "x-requested-with": "XMLHttpRequest" };
    const url = "/adminpublicservice/v1/mimicclient?clientId=harbour-health";
    const attempts = await Promise.all([
      server.app.inject({ method: "POST", url, headers }),
      server.app.inject({ method: "GET", url: "/adminpublicservice/v1/mimicclient?term=h", headers }),
      server.app.inject({ method: "DELETE", url: "/adminpublicservice/v1/mimicclient", headers }),
    ]);
    expect(attempts.map((attempt) => attempt.statusCode)).toEqual([403, 403, 403]);
    for (const attempt of attempts) expect(attempt.json()).toMatchObject({ isError: true, data: null });
  });

  test("get no page that can be framed or told another type", async () => {
    const { headers } = await portal({});
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect(headers["content-security-policy"]).not.toMatch(/script-src[^;]*unsafe/);
  });
});

test("a data API token opens no portal call, and a sign-in token no data call", async () => {
  const data = await server.token();
  const person = await server.signIn("sam@northwind.example");
  const portal = await server.app.inject({
    url: "/userdetails",
    headers: { authorization: `Bearer ${data}`, "x-requested-with": "XMLHttpRequest" },
  });
  expect(portal.statusCode).toBe(401);
  expect((await server.get(demandPath, { authorizationtoken: person })).status).toBe(401);
});

test("anybody may verify a data API token by the published keys, the next key among them, and sign none", async () => {
  const published = async () => (await server.app.inject("/.well-known/jwks.json")).json<JSONWebKeySet>();
  const [before, token] = [await published(), await server.token()];
  const { payload } = await jwtVerify(token, createLocalJWKSet(before), { audience: "data-api" });
  expect(payload).toMatchObject({ org: "northwind" });
  const kid = await server.services.accounts.tokens.rotateKeys();
  const after = await published();
  expect(after.keys.map((key) => key.kid)).toEqual(expect.arrayContaining([kid, before.keys[0]?.kid]));
  for (const key of after.keys)
    expect(Object.keys(key).sort()).toEqual(["alg", "crv", "kid", "kty", "use", "x", "y"]);
  await jwtVerify(token, createLocalJWKSet(after));
});
