import { expect, expectTypeOf, test } from "vitest";
import { createTalentClient, type TalentClientOptions } from "./createTalentClient.ts";
import { TalentError } from "./TalentError.ts";
import { type Reply, replies, setUp } from "./testReplies.ts";

function client(list: Reply[], options: Partial<TalentClientOptions> = {}) {
  const { fetch, calls } = replies(list);
  return { talent: createTalentClient({ ...setUp, perSecond: Infinity, fetch, ...options }), calls };
}

const found = (data: unknown, input: object = {}) => ({
  body: { apiCode: "SUCCESS", messages: [], data, input },
});
const nothing = (apiCode: string) => ({ body: { apiCode, messages: [apiCode], data: null, input: {} } });

test("asks with a token it has fetched itself, and answers with the typed body", async () => {
  const { talent, calls } = client([found({ demand: { count: 7 } })], { baseUrl: "http://localhost/" });
  const answer = await talent.get("/v1/lmi/demand", { country: "US", talentprofile: "205" });
  if (answer.data === null) throw new Error(answer.apiCode);
  expectTypeOf(answer.apiCode).toEqualTypeOf<"SUCCESS" | "CREATED">();
  expect(answer.data.demand.count).toBe(7);
  expect(calls).toMatchObject([{ address: "/v1/lmi/demand?country=US&talentprofile=205", token: "t1" }]);
});

test("asks for its token at another address where one is given, and for all else at its own", async () => {
  const { fetch } = replies();
  const asked: string[] = [];
  const noting: typeof fetch = (input, init) => {
    asked.push(new Request(input, init).url);
    return fetch(input, init);
  };
  const talent = createTalentClient({ ...setUp, authUrl: "http://auth.example/", fetch: noting });
  await talent.get("/v1/callunits");
  expect(asked).toEqual(["http://auth.example/auth/token", "http://localhost/v1/callunits"]);
});

test.each(["INSUFFICIENT_DATA", "NO_DATA_FOUND"])(
  "%s is an answer without data, no error",
  async (apiCode) => {
    const { talent } = client([nothing(apiCode)]);
    expect(await talent.get("/v1/lmi/supply", { country: "US" })).toMatchObject({ apiCode, data: null });
  },
);

test("throws a refusal with its apiCode, messages, wait and request id", async () => {
  const body = {
    apiCode: "TOO_MANY_REQUESTS",
    messages: ["Throttling limits exceeded"],
    data: null,
    input: {},
  };
  const headers = { "retry-after": "3", "x-request-id": "r-1" };
  const { talent } = client([{ status: 429, headers, body }], { retry: { attempts: 0 } });
  const error = await talent.get("/v1/callunits").catch((cause: unknown) => cause);
  if (!(error instanceof TalentError)) throw error;
  expect(error.is("QUOTA_EXPIRED")).toBe(false);
  if (!error.is("TOO_MANY_REQUESTS")) throw error;
  expectTypeOf(error.apiCode).toEqualTypeOf<"TOO_MANY_REQUESTS">();
  expect(error).toMatchObject({ status: 429, retryAfter: 3, requestId: "r-1" });
  expect(error.message).toBe("TOO_MANY_REQUESTS: Throttling limits exceeded");
});

test.each([{ attempts: undefined }, { longestWait: undefined }])("%o is the default", async (given) => {
  const retry = given as unknown as { attempts: number };
  const refused = { status: 429, headers: { "retry-after": "0" } };
  const { talent, calls } = client([...Array<Reply>(9).fill(refused), {}], { retry });
  await expect(talent.get("/v1/callunits")).rejects.toMatchObject({ status: 429 });
  expect(calls).toHaveLength(4);
  const plain = client([found({})], { retry });
  await plain.talent.get("/v1/callunits");
  expect(plain.calls).toHaveLength(1);
});

test("an answer that is no envelope is told from its status", async () => {
  const { talent } = client([{ status: 504, body: "<html>Gateway</html>" }]);
  await expect(talent.get("/v1/callunits")).rejects.toMatchObject({
    apiCode: "GATEWAY_TIMED_OUT",
    status: 504,
  });
});

test("gives a refusal back as the error of openapi-fetch's own GET", async () => {
  const body = { apiCode: "BAD_REQUEST", messages: ["no place"], data: null, input: {} };
  const { talent } = client([{ status: 400, body }]);
  const { data, error, response } = await talent.GET("/v1/lmi/demand", { params: { query: {} } });
  expect(data).toBeUndefined();
  expect(error?.apiCode).toBe("BAD_REQUEST");
  expect(response.status).toBe(400);
});

test("sends a body", async () => {
  const { talent, calls } = client([found({ jobDescription: { skills: [] } })]);
  const answer = await talent.post("/v1/taxonomap/jdextractor", { role: "Data Engineer" });
  expect(answer.data?.jobDescription.skills).toEqual([]);
  expect(calls).toMatchObject([{ address: "/v1/taxonomap/jdextractor" }]);
});

test("takes tokens that are fetched elsewhere, and asks again when one is refused", async () => {
  const { fetch, calls } = replies([{ status: 401 }, found({})]);
  const refusals: (string | undefined)[] = [];
  const token = (refused?: string) => {
    refusals.push(refused);
    return `given${refusals.length}`;
  };
  const talent = createTalentClient({ baseUrl: "http://localhost", token, fetch });
  await talent.get("/v1/callunits");
  expect(calls.map((call) => call.token)).toEqual(["given1", "given2"]);
  expect(refusals).toEqual([undefined, "given1"]);
});

test("reads listings on from the last job id, to the end", async () => {
  const jobs = (...ids: number[]) =>
    found({ totalCount: 3, jobDetails: ids.map((jobId) => ({ jobId })) }, { limit: 2 });
  const { talent, calls } = client([jobs(4, 9), jobs(11, 12), nothing("NO_DATA_FOUND")]);
  const ids: number[] = [];
  for await (const job of talent.items("/v1/demand/listings", { country: "US" })) ids.push(job.jobId);
  expect(ids).toEqual([4, 9, 11, 12]);
  expect(calls.map(({ address }) => address)).toEqual([
    "/v1/demand/listings?country=US&after=0",
    "/v1/demand/listings?country=US&after=9",
    "/v1/demand/listings?country=US&after=12",
  ]);
});

test("reads other lists page by page, and ends with a page that is not full", async () => {
  const page = (...names: string[]) =>
    found({ titles: names.map((name, id) => ({ id, name })), numFound: 3 }, { limit: 2 });
  const { talent, calls } = client([page("Nurse", "Nurse aide"), page("Nurse practitioner")]);
  const pages: number[] = [];
  for await (const { titles } of talent.pages("/v1/taxonomy/titles", { keyword: "nurse", limit: 2 }))
    pages.push(titles.length);
  expect(pages).toEqual([2, 1]);
  expect(calls.map(({ address }) => address)).toEqual([
    "/v1/taxonomy/titles?keyword=nurse&limit=2&pageno=1",
    "/v1/taxonomy/titles?keyword=nurse&limit=2&pageno=2",
  ]);
});

test("asks for no page before it is wanted", async () => {
  const jobs = found({ totalCount: 300, jobDetails: [{ jobId: 1 }, { jobId: 2 }] }, { limit: 2 });
  const { talent, calls } = client([jobs]);
  for await (const job of talent.items("/v1/demand/listings", { country: "US" })) if (job.jobId === 2) break;
  expect(calls).toHaveLength(1);
});

test("an aborted signal ends a list", async () => {
  const { talent } = client([found({ totalCount: 300, jobDetails: [{ jobId: 1 }] }, { limit: 1 })]);
  const abort = new AbortController();
  const read = async () => {
    for await (const _ of talent.items("/v1/demand/listings", { country: "US" }, { signal: abort.signal }))
      abort.abort();
  };
  await expect(read()).rejects.toMatchObject({ name: "AbortError" });
});

test("parameters that a path must have are missed by the compiler, where it has them", async () => {
  const { talent, calls } = client([found({}), found({}), found({})]);
  await talent.get("/v1/callunits");
  // @ts-expect-error primaryskill is missing
  await talent.get("/v1/skills/adjacencies");
  // @ts-expect-error primaryskill is missing
  await talent.get("/v1/skills/adjacencies", {});
  expect(calls).toHaveLength(3);
});
