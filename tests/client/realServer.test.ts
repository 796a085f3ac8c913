import { createTalentClient, TalentError } from "@talent/client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Listening, listen, usualRates } from "./listen.ts";

let listening: Listening;
beforeAll(async () => {
  listening = await listen(usualRates);
});
afterAll(async () => {
  await listening?.server.close();
});
/** A second in which nothing is asked, so that one test does not use up what the next may ask. */
const pause = () => new Promise((resume) => setTimeout(resume, 1100));

/** A fetch that counts the statuses it met. */
function counted() {
  const statuses: number[] = [];
  const fetching: typeof fetch = async (...call) => {
    const response = await fetch(...call);
    statuses.push(response.status);
    return response;
  };
  return { statuses, fetch: fetching };
}

test("twelve calls begun at once keep to five a second by themselves", async () => {
  await pause();
  const { statuses, fetch } = counted();
  const talent = createTalentClient({ ...listening, fetch });
  const answers = await Promise.all(Array.from({ length: 12 }, () => talent.get("/v1/callunits")));
  expect(answers.every(({ data }) => data !== null)).toBe(true);
  expect(statuses.filter((status) => status === 200)).toHaveLength(13);
  expect(statuses.filter((status) => status === 429).length).toBeLessThan(6);
});

test("without a pace of its own a client waits out what the server refuses", async () => {
  await pause();
  const { statuses, fetch } = counted();
  const talent = createTalentClient({ ...listening, perSecond: Infinity, retry: { attempts: 10 }, fetch });
  const answers = await Promise.all(Array.from({ length: 8 }, () => talent.get("/v1/callunits")));
  expect(answers.every(({ data }) => data !== null)).toBe(true);
  expect(statuses).toContain(429);
});

test("a token the server does not know is replaced and the call answered", async () => {
  await pause();
  const { statuses, fetch } = counted();
  let tokens = 0;
  const spoiling: typeof fetch = async (...call) => {
    const response = await fetch(...call);
    if (!String(call[0]).endsWith("/auth/token") || tokens++ > 0) return response;
    return Response.json({ ...(await response.json()), access_token: "spoiled" });
  };
  const talent = createTalentClient({ ...listening, fetch: spoiling });
  expect((await talent.get("/v1/callunits")).data).not.toBeNull();
  expect(statuses).toEqual([200, 401, 200, 200]);
});

test("refuses by apiCode, with the request's id", async () => {
  await pause();
  const talent = createTalentClient({ ...listening });
  const wrong = talent.get("/v1/lmi/demand", { country: "US", talentprofile: "205", skill: "Python" });
  const error = await wrong.catch((cause: unknown) => cause);
  if (!(error instanceof TalentError) || !error.is("INVALID_PARAMETER")) throw error;
  expect(error.status).toBe(400);
  expect(error.messages[0]).not.toBe("");
  expect(error.requestId).toMatch(/\S/);
});

test("a wrong secret is told with the first call", async () => {
  await pause();
  const talent = createTalentClient({ ...listening, secret: "wrong" });
  await expect(talent.get("/v1/callunits")).rejects.toMatchObject({
    name: "TalentError",
    apiCode: "BAD_REQUEST",
  });
});

test("listings read by after and by page are the same jobs", async () => {
  await pause();
  const talent = createTalentClient({ ...listening });
  const read = async (query: { limit?: number }) => {
    const ids: number[] = [];
    for await (const { jobId } of talent.items("/v1/demand/listings", { country: "US", ...query }))
      ids.push(jobId);
    return ids;
  };
  const [byCursor, byPage] = [await read({}), await read({ limit: 5 })];
  expect(byCursor.length).toBeGreaterThan(5);
  expect(byPage).toEqual(byCursor);
  expect(new Set(byCursor).size).toBe(byCursor.length);
});

test("a list with nothing in it ends at once", async () => {
  await pause();
  const talent = createTalentClient({ ...listening });
  const found: unknown[] = [];
  for await (const title of talent.items("/v1/taxonomy/titles", { keyword: "zzzqqq" })) found.push(title);
  expect(found).toEqual([]);
});

test("a call can be aborted while it waits for the server", async () => {
  await pause();
  const talent = createTalentClient({ ...listening });
  const signal = AbortSignal.timeout(1);
  await expect(
    talent.get("/v1/lmi/summary", { country: "US", talentprofile: "205" }, { signal }),
  ).rejects.toMatchObject({
    name: "TimeoutError",
  });
});
