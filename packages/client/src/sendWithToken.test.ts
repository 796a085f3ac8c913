import { expect, test } from "vitest";
import { sendWithToken } from "./sendWithToken.ts";
import { TokenSource } from "./TokenSource.ts";

function tokens() {
  let issued = 0;
  const fetchToken: typeof fetch = async () =>
    Response.json({ access_token: `t${++issued}`, expires_in: 3600 });
  return new TokenSource({ baseUrl: "http://localhost", key: "k", secret: "s", fetch: fetchToken });
}

const replies = (...statuses: [number, Record<string, string>?][]) => {
  const seen: (string | null)[] = [];
  const send = (async (request: Request) => {
    seen.push(request.headers.get("authorizationToken"));
    const [status, headers] = statuses[seen.length - 1] ?? [200];
    return new Response("{}", { status, headers });
  }) as typeof fetch;
  return { send, seen };
};

test("tries a 401 once more with a fresh token, and only once", async () => {
  const { send, seen } = replies([401], [401], [200]);
  const response = await sendWithToken(
    tokens(),
    { attempts: 3, longestWait: 1 },
    send,
  )(new Request("http://localhost/v1/callunits"));
  expect(response.status).toBe(401);
  expect(seen).toEqual(["t1", "t2"]);
});

test("waits for a 429 as long as Retry-After says, then gives the answer", async () => {
  const { send, seen } = replies([429, { "retry-after": "0" }], [200]);
  const response = await sendWithToken(
    tokens(),
    { attempts: 3, longestWait: 1 },
    send,
  )(new Request("http://localhost/v1/callunits"));
  expect(response.status).toBe(200);
  expect(seen).toHaveLength(2);
});

test("gives a 429 back at once when the wait is longer than wanted", async () => {
  const { send, seen } = replies([429, { "retry-after": "86400" }]);
  const response = await sendWithToken(
    tokens(),
    { attempts: 3, longestWait: 60 },
    send,
  )(new Request("http://localhost/v1/callunits"));
  expect(response.status).toBe(429);
  expect(seen).toHaveLength(1);
});

test("ends a wait when the call is aborted", async () => {
  const { send } = replies([429, { "retry-after": "30" }]);
  const abort = new AbortController();
  const call = sendWithToken(
    tokens(),
    { attempts: 1, longestWait: 60 },
    send,
  )(new Request("http://localhost/v1/callunits", { signal: abort.signal }));
  setTimeout(() => abort.abort(new Error("no longer wanted")), 20);
  await expect(call).rejects.toThrow();
});
