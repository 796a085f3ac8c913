import { expect, test } from "vitest";
import { TokenSource } from "./TokenSource.ts";

function server(lifetime = 3600) {
  let issued = 0;
  const send: typeof fetch = async () =>
    Response.json({ access_token: `token-${++issued}`, expires_in: lifetime, token_type: "Bearer" });
  return { send, issued: () => issued };
}

test("asks for one token however many calls wait for it", async () => {
  const { send, issued } = server();
  const tokens = new TokenSource({ baseUrl: "http://localhost", key: "k", secret: "s", fetch: send });
  expect(await Promise.all([tokens.get(), tokens.get(), tokens.get()])).toEqual([
    "token-1",
    "token-1",
    "token-1",
  ]);
  expect(issued()).toBe(1);
});

test("renews a token a minute before it ends", async () => {
  const { send } = server(3600);
  let now = 0;
  const tokens = new TokenSource(
    { baseUrl: "http://localhost", key: "k", secret: "s", fetch: send },
    () => now,
  );
  await tokens.get();
  now = 3_539_000;
  expect(await tokens.get()).toBe("token-1");
  now = 3_540_000;
  expect(await tokens.get()).toBe("token-2");
});

test("tells a refused subscription by its apiCode", async () => {
  const send: typeof fetch = async () =>
    Response.json(
      { apiCode: "BAD_REQUEST", messages: ["Invalid subscription"], data: null, input: null },
      { status: 400 },
    );
  const tokens = new TokenSource({ baseUrl: "http://localhost", key: "k", secret: "s", fetch: send });
  await expect(tokens.get()).rejects.toMatchObject({ apiCode: "BAD_REQUEST", status: 400 });
});
