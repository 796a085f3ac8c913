import { afterAll, beforeAll, expect, test } from "vitest";
import { bundled } from "../contract/cases.ts";
import { amplyRated, openTestServer, type TestServer } from "./openTestServer.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({
    rates: { ...amplyRated, callsPerMinute: [1e9, 1e9, 2], portalCalls: { perSecond: 1e6, perMinute: 3 } },
  });
});
afterAll(() => server.close());

/** A subscription of its own, and how it asks for a token. */
async function subscribe(quota?: number) {
  const { subscription, secret } = await server.services.accounts.subscriptions.add({
    organisationId: "harbour-health",
    name: `Quota ${quota}`,
    quota,
  });
  const credentials = Buffer.from(`${subscription.key}:${secret}`).toString("base64");
  return () =>
    server.app.inject({
      method: "POST",
      url: "/auth/token",
      headers: {
        authorization: `Basic ${credentials}`,
        "content-type": "application/x-www-form-urlencoded",
        "user-agent": "tests",
      },
      payload: "grant_type=client_credentials",
    });
}

// A8 too many requests
test("a call above the rate is 429 with the seconds to wait, and calls of other levels go on", async () => {
  const authorizationtoken = (await (await subscribe())()).json().access_token;
  const summary = () => server.get("/v1/lmi/summary?country=US", { authorizationtoken });
  expect([(await summary()).status, (await summary()).status]).toEqual([200, 200]);
  const refused = await summary();
  expect(refused.status).toBe(429);
  expect(refused.body).toEqual({
    apiCode: "TOO_MANY_REQUESTS",
    messages: ["Throttling limits exceeded"],
    data: null,
    input: {},
  });
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect(refused.headers).toMatchObject({
    "ratelimit-policy": expect.stringContaining('"level3";q=2;w=60'),
    ratelimit: expect.stringContaining('"level3";r=0'),
  });
  expect((await server.get("/v1/callunits", { authorizationtoken })).status).toBe(200);
});

test("the header fields name the limits that the contract's examples show of a call of level 2", async () => {
  const authorizationtoken = (await (await subscribe())()).json().access_token;
  const { headers } = await server.get("/v1/skills/ranking?country=US", { authorizationtoken });
  const shown = bundled("data-api").components?.headers as Record<string, { schema: { examples: string[] } }>;
  const names = (field: unknown) => String(field).match(/"\w+"/g);
  for (const [field, component] of [
    ["ratelimit", "RateLimit"],
    ["ratelimit-policy", "RateLimitPolicy"],
  ] as const)
    expect(names(headers[field])).toEqual(names(shown[component]?.schema.examples[0]));
});

// A8 quota expired: on a token request, and on data calls
test("with the quota gone, data calls and token requests are 429", async () => {
  const askToken = await subscribe(1);
  const authorizationtoken = (await askToken()).json().access_token;
  expect((await server.get("/v1/callunits", { authorizationtoken })).status).toBe(200);
  const refusal = {
    apiCode: "QUOTA_EXPIRED",
    messages: ["service limit exceeded"],
    data: null,
    input: {},
  };
  const call = await server.get("/v1/callunits", { authorizationtoken });
  expect([call.status, call.body]).toEqual([429, refusal]);
  const token = await askToken();
  expect([token.statusCode, token.json()]).toEqual([429, refusal]);
});

test("portal calls of one person above those of a browser are 429 with the seconds to wait, and nobody else's", async () => {
  const call = async (email: string) => {
    const headers = {
      authorization: `Bearer ${await server.signIn(email)}`,
      "x-requested-with": "XMLHttpRequest",
    };
    return server.app.inject({ url: "/userdetails", headers });
  };
  const many = await Promise.all(Array.from({ length: 7 }, () => call("sam@northwind.example")));
  expect(many.filter((answer) => answer.statusCode === 200)).toHaveLength(3);
  const refused = many.filter((answer) => answer.statusCode === 429);
  expect(refused).toHaveLength(4);
  for (const answer of refused) {
    expect(answer.json()).toEqual({ isError: true, messages: ["Throttling limits exceeded"], data: null });
    expect(answer.headers["retry-after"]).toMatch(/^([1-5]\d|60)$/);
  }
  expect((await call("hana@harbour-health.example")).statusCode).toBe(200);
});
