import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Pace } from "./Pace.ts";
import type { Retry } from "./sendPatiently.ts";
import { sendWithToken } from "./sendWithToken.ts";
import { TokenSource } from "./TokenSource.ts";
import { type Reply, replies, setUp } from "./testReplies.ts";

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

function sender(list: Reply[], perSecond = Infinity, retry: Retry = { attempts: 3, longestWait: 60 }) {
  const { fetch, calls, issued } = replies(list);
  const tokens = new TokenSource({ ...setUp, fetch, retry });
  const send = sendWithToken({ tokens, retry, pace: new Pace(perSecond), fetch });
  const call = (signal?: AbortSignal) => send(new Request("http://localhost/v1/callunits", { signal }));
  return { call, calls, issued };
}

test("tries a 401 once more with a fresh token, and only once", async () => {
  const { call, calls } = sender([{ status: 401 }]);
  expect((await call()).status).toBe(401);
  expect(calls.map(({ token }) => token)).toEqual(["t1", "t2"]);
});

test("calls refused together share the one fresh token", async () => {
  const { call, calls, issued } = sender([{ status: 401 }, { status: 401 }, {}]);
  const answers = await Promise.all([call(), call()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(calls.map(({ token }) => token)).toEqual(["t1", "t1", "t2", "t2"]);
  expect(issued()).toBe(2);
});

test.each([
  ["a number of seconds", "7", 7000],
  ["a date", new Date(9000).toUTCString(), 9000],
])("waits for a 429 as long as Retry-After says: %s", async (_, value, milliseconds) => {
  const { call, calls } = sender([{ status: 429, headers: { "retry-after": value } }, {}]);
  const answer = call();
  await vi.runAllTimersAsync();
  expect((await answer).status).toBe(200);
  expect(calls.map(({ at }) => at)).toEqual([0, milliseconds]);
});

test("waits 1, 2 and 4 seconds for a 429 that does not say how long, then gives it back", async () => {
  const { call, calls } = sender([{ status: 429 }]);
  const answer = call();
  await vi.runAllTimersAsync();
  expect((await answer).status).toBe(429);
  expect(calls.map(({ at }) => at)).toEqual([0, 1000, 3000, 7000]);
});

test.each([
  ["a wait longer than wanted", { status: 429, headers: { "retry-after": "86400" } }],
  [
    "a quota that is used up",
    { status: 429, headers: { "retry-after": "1" }, body: { apiCode: "QUOTA_EXPIRED" } },
  ],
  ["a health check that fails", { status: 503 }],
  ["a bad request", { status: 400, headers: { "retry-after": "1" } }],
])("gives back at once: %s", async (_, reply) => {
  const { call, calls } = sender([reply]);
  expect((await call()).status).toBe(reply.status);
  expect(calls).toHaveLength(1);
});

test("whoever waits however long it takes sends a call that is answered once, and waits no less", async () => {
  const patient = { attempts: 3, longestWait: Infinity };
  const answered = sender([{}], Infinity, patient);
  const answer = answered.call();
  await vi.runAllTimersAsync();
  expect((await answer).status).toBe(200);
  expect([answered.calls.length, answered.issued()]).toEqual([1, 1]);
  const { call, calls } = sender([{ status: 503, headers: { "retry-after": "9999999" } }], Infinity, patient);
  const abort = new AbortController();
  const refused = expect(call(abort.signal)).rejects.toThrow("enough");
  await vi.advanceTimersByTimeAsync(86_400_000);
  abort.abort(new Error("enough"));
  await refused;
  expect(calls).toHaveLength(1);
});

test("ends a wait when the call is aborted, and sends nothing more", async () => {
  const { call, calls } = sender([{ status: 429, headers: { "retry-after": "30" } }]);
  const abort = new AbortController();
  const answer = call(abort.signal);
  const refused = expect(answer).rejects.toThrow("no longer wanted");
  await vi.advanceTimersByTimeAsync(5000);
  abort.abort(new Error("no longer wanted"));
  await refused;
  await vi.runAllTimersAsync();
  expect(calls).toHaveLength(1);
});

test("begins no more calls in a second than its pace allows, in the order they came", async () => {
  const { call, calls } = sender([{}], 5);
  const answers = Promise.all(Array.from({ length: 12 }, () => call()));
  await vi.runAllTimersAsync();
  await answers;
  expect(calls.map(({ at }) => at)).toEqual([0, 0, 0, 0, 0, 1050, 1050, 1050, 1050, 1050, 2100, 2100]);
});
