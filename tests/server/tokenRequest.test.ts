import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestServer, type TestServer } from "./openTestServer.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

describe("the token request", () => {
  const ask = (headers: Record<string, string>, payload = "grant_type=client_credentials") =>
    server.app.inject({
      method: "POST",
      url: "/auth/token",
      headers: { "content-type": "application/x-www-form-urlencoded", "user-agent": "tests", ...headers },
      payload,
    });
  const basic = (key: string, secret: string) =>
    `Basic ${Buffer.from(`${key}:${secret}`).toString("base64")}`;

  // A8 invalid subscription
  test.each(["unknown key", "wrong secret", "no authorization", "no basic authorization"])(
    "answers %s with the same refusal",
    async (kind) => {
      const { key = "", secret = "" } = server.demo.subscriptions[1] ?? {};
      const authorization = {
        "unknown key": basic("tik_unknown", secret),
        "wrong secret": basic(key, "tis_wrong"),
        "no authorization": undefined,
        "no basic authorization": `Bearer ${secret}`,
      }[kind];
      const response = await ask(authorization ? { authorization } : {});
      expect(response.statusCode).toBe(400);
      expect(response.headers["cache-control"]).toBe("no-store");
      expect(response.json()).toMatchObject({
        apiCode: "BAD_REQUEST",
        messages: ["Invalid subscription or Invalid subscription credentials"],
        data: null,
      });
    },
  );

  // A5 token request: grant_type, basic authentication, User-Agent
  test("wants the grant type and a user agent", async () => {
    const { key = "", secret = "" } = server.demo.subscriptions[0] ?? {};
    const authorization = basic(key, secret);
    const without = await ask({ authorization }, "");
    expect(without.json().messages[0]).toContain("Missing Parameter: grant_type");
    expect(without.headers["cache-control"]).toBe("no-store");
    const password = await ask({ authorization }, "grant_type=password");
    expect(password.json()).toMatchObject({ apiCode: "INVALID_PARAMETER" });
    const nameless = await ask({ authorization, "user-agent": "" });
    expect(nameless.json().messages[0]).toContain("Missing Parameter: User-Agent");
  });

  test("takes the form alone: JSON is another media type, and no body lacks the grant type", async () => {
    const { key = "", secret = "" } = server.demo.subscriptions[0] ?? {};
    const headers = { authorization: basic(key, secret), "user-agent": "tests" };
    const post = (payload?: object) =>
      server.app.inject({ method: "POST", url: "/auth/token", headers, ...(payload && { payload }) });
    const asJson = await post({ grant_type: "password" });
    expect(asJson.json()).toMatchObject({ messages: ["Unsupported media type", expect.any(String)] });
    expect(asJson.statusCode).toBe(415);
    expect((await post()).json().messages[0]).toContain("Missing Parameter: grant_type");
  });

  test("refuses a query, and a field it does not know", async () => {
    const { key = "", secret = "" } = server.demo.subscriptions[0] ?? {};
    const headers = {
      authorization: basic(key, secret),
      "user-agent": "tests",
      "content-type": "application/x-www-form-urlencoded",
    };
    for (const [url, payload] of [
      ["/auth/token?scope=all", "grant_type=client_credentials"],
      ["/auth/token", "grant_type=client_credentials&scope=all"],
    ]) {
      const { messages } = (await server.app.inject({ method: "POST", url, headers, payload })).json();
      expect(messages, url).toEqual([
        "Unknown parameter present in the request. Requested parameter : scope",
      ]);
    }
  });

  // A3 token; A7 createToken
  test("answers the bare token, which no cache keeps", async () => {
    const { key = "", secret = "" } = server.demo.subscriptions[0] ?? {};
    const response = await ask({ authorization: basic(key, secret) });
    expect(response.statusCode).toBe(200);
    expect(response.headers["cache-control"]).toBe("no-store");
    expect(Object.keys(response.json()).sort()).toEqual(
      ["access_token", "expires_in", "not-before-policy", "scope", "session_state", "token_type"].sort(),
    );
    expect(response.json().expires_in).toBe(3600);
  });
});
