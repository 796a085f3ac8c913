import type { Market } from "@talent/market";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestServer, type TestServer } from "./openTestServer.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ env: { TIME_LIMIT_MS: "400", QUEUE_LIMIT: "2", LOG_LEVEL: "silent" } });
});
afterAll(() => server.close());

const demand = "/v1/lmi/demand?country=US&skill=1001,29001";

/** A subscription of the second organisation with settings of its own, and its token. */
async function tokenWith(settings: { dataSettings?: Record<string, boolean>; sources?: boolean }) {
  const { accounts } = server.services;
  const { subscription, secret } = await accounts.subscriptions.add({
    organisationId: "harbour-health",
    name: JSON.stringify(settings),
    ...settings,
  });
  return (await accounts.tokens.issue({ key: subscription.key, secret })).token.access_token;
}

describe("equal calls", () => {
  test("have the same entity tag, and one who has the answer is told so without it", async () => {
    const first = await server.get("/v1/skills/ranking?country=US");
    const again = await server.get("/v1/skills/ranking?country=US");
    const etag = String(first.headers.etag);
    expect(again.headers.etag).toBe(etag);
    const known = await server.get("/v1/skills/ranking?country=US", { "if-none-match": etag });
    expect([known.status, known.body]).toEqual([304, null]);
    expect(known.headers).toMatchObject({ etag, vary: expect.stringContaining("authorizationToken") });
    const other = await server.get("/v1/skills/ranking?country=GB", { "if-none-match": etag });
    expect(other.status).toBe(200);
  });

  test("that ask about the account have none, and are always answered whole", async () => {
    for (const path of ["/v1/callunits", "/v1/talentprofiles/mytalentprofiles"]) {
      const { status, headers } = await server.get(path, { "if-none-match": "*" });
      expect([status, headers.etag], path).toEqual([200, undefined]);
    }
  });

  // A1 data settings: results follow the subscription's
  test("of subscriptions with other settings are answered apart", async () => {
    const plain = await server.get(demand);
    const token = await tokenWith({
      dataSettings: { showStaffing: false, showAnonymous: false, newJobs: false },
    });
    const other = await server.get(demand, { authorizationtoken: token });
    expect(plain.body.input).toMatchObject({ showstaffing: true, newJobs: true, openJobs: false });
    expect(other.body.input).toMatchObject({
      showstaffing: false,
      showanonymous: false,
      newJobs: false,
      openJobs: true,
    });
  });

  // A6 sources: only for customers with access to job harvesting sources
  test("of subscriptions with and without sources are answered apart", async () => {
    const [granted, refused] = [await tokenWith({ sources: true }), await tokenWith({ sources: false })];
    const ask = (authorizationtoken: string) => server.get("/v1/taxonomy/sources", { authorizationtoken });
    expect((await ask(granted)).body.apiCode).toBe("SUCCESS");
    expect((await ask(refused)).body.apiCode).toBe("NO_DATA_FOUND");
    expect((await ask(granted)).body.apiCode).toBe("SUCCESS");
  });
});

describe("an engine that does not answer", () => {
  const slow = (market: Market): Market => ({
    ...market,
    withSignal: () => slow(market),
    count: () => new Promise(() => {}),
  });

  /** While `work` runs no count of the engine ends. */
  async function stalled<T>(work: () => Promise<T>): Promise<T> {
    const { datasets } = server.services;
    const hold = datasets.hold.bind(datasets);
    datasets.hold = () => {
      const held = hold();
      const dataset = { ...held.dataset, market: slow(held.dataset.market) as typeof held.dataset.market };
      return { ...held, dataset };
    };
    try {
      return await work();
    } finally {
      datasets.hold = hold;
    }
  }

  // A8 GATEWAY_TIMED_OUT
  test("is waited for no longer than the time limit: 504", async () => {
    const answer = await stalled(() => server.get("/v1/lmi/demand?country=GB&skill=1001"));
    expect(answer).toMatchObject({
      status: 504,
      body: { apiCode: "GATEWAY_TIMED_OUT", messages: ["Gateway timed out"], data: null },
    });
  });

  test("keeps no more callers waiting than there is room for: 503 with Retry-After", async () => {
    const answers = await stalled(() =>
      Promise.all([1002, 1003, 1004].map((skill) => server.get(`/v1/lmi/demand?country=GB&skill=${skill}`))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([503, 504, 504]);
    const busy = answers.find(({ status }) => status === 503);
    expect(busy?.headers["retry-after"]).toBe("1");
    expect(busy?.body).toMatchObject({ apiCode: "ERROR", data: null });
  });

  // A8 INTERNAL_SERVER_ERROR
  test("and one that fails is 500, without a word of why", async () => {
    const { datasets } = server.services;
    const hold = datasets.hold;
    datasets.hold = () => {
      throw new Error("secret of the engine");
    };
    const answer = await server.get(`${demand}&daterange=7m`).finally(() => {
      datasets.hold = hold;
    });
    expect(answer).toMatchObject({
      status: 500,
      body: {
        apiCode: "INTERNAL_SERVER_ERROR",
        messages: ["Something went wrong on the server side"],
        data: null,
      },
    });
    expect(JSON.stringify(answer.body)).not.toContain("secret");
  });
});

// A3 call units: the call that asks is counted; decisions: rejected calls cost nothing
test("call units count the call that asks for them, and no refused one", async () => {
  const authorizationtoken = await tokenWith({});
  const consumed = async () => {
    const { body } = await server.get("/v1/callunits", { authorizationtoken });
    return (body.data as { callunits: { consumedByMe: number } }).callunits.consumedByMe;
  };
  expect(await consumed()).toBe(1);
  await server.get(demand, { authorizationtoken });
  await server.get("/v1/lmi/demand?country=US&colour=red", { authorizationtoken });
  expect(await consumed()).toBe(3);
});
