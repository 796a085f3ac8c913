import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TokenSource } from "./TokenSource.ts";
import { replies, setUp } from "./testReplies.ts";

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

const retry = { attempts: 3, longestWait: 60 };

test("asks for one token however many calls wait for it", async () => {
  const { fetch, issued } = replies();
  const tokens = new TokenSource({ ...setUp, fetch, retry });
  expect(await Promise.all([tokens.get(), tokens.get(), tokens.get()])).toEqual(["t1", "t1", "t1"]);
  expect(issued()).toBe(1);
});

test("renews a token a minute before it ends", async () => {
  const { fetch } = replies();
  const tokens = new TokenSource({ ...setUp, fetch, retry });
  await tokens.get();
  vi.setSystemTime(3_539_000);
  expect(await tokens.get()).toBe("t1");
  vi.setSystemTime(3_540_000);
  expect(await tokens.get()).toBe("t2");
});

test("uses a token that lives for less than two minutes for half its life", async () => {
  const { fetch } = replies([], 40);
  const tokens = new TokenSource({ ...setUp, fetch, retry });
  await tokens.get();
  vi.setSystemTime(19_000);
  expect(await tokens.get()).toBe("t1");
  vi.setSystemTime(20_000);
  expect(await tokens.get()).toBe("t2");
});

test("a refused token that has already been replaced is not dropped again", async () => {
  const { fetch } = replies();
  const tokens = new TokenSource({ ...setUp, fetch, retry });
  await tokens.get();
  tokens.drop("t1");
  expect(await tokens.get()).toBe("t2");
  tokens.drop("t1");
  expect(await tokens.get()).toBe("t2");
});

test("a caller that is aborted stops waiting, and the others get the token all the same", async () => {
  const { fetch } = replies();
  const tokens = new TokenSource({ ...setUp, fetch, retry });
  const abort = new AbortController();
  const left = tokens.get(abort.signal);
  const stays = tokens.get();
  abort.abort(new Error("no longer wanted"));
  await expect(left).rejects.toThrow("no longer wanted");
  expect(await stays).toBe("t1");
});

test("a caller that is aborted before it asks has no token fetched, whose failure nobody would hear", async () => {
  const fetch = vi.fn(() => Promise.reject(new Error("unreachable")));
  const tokens = new TokenSource({ ...setUp, fetch, retry });
  await expect(tokens.get(AbortSignal.abort(new Error("too late")))).rejects.toThrow("too late");
  expect(fetch).not.toHaveBeenCalled();
});

test("tells a refused subscription by its apiCode, and asks again the next time", async () => {
  const answers = [
    Response.json({ apiCode: "BAD_REQUEST", messages: ["Invalid subscription"] }, { status: 400 }),
    Response.json({ access_token: "t1", expires_in: 3600 }),
  ];
  const tokens = new TokenSource({ ...setUp, fetch: async () => answers.shift() as Response, retry });
  await expect(tokens.get()).rejects.toMatchObject({ apiCode: "BAD_REQUEST", status: 400 });
  expect(await tokens.get()).toBe("t1");
});
