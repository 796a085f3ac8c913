import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestServer, type TestServer } from "./openTestServer.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ env: { METRICS_TOKEN: "" } });
  // Calls are counted from the first time the metrics are asked for.
  await server.app.inject("/livez");
  await scrape();
});
afterAll(() => server.close());

const scrape = (headers: Record<string, string> = {}, remoteAddress = "127.0.0.1") =>
  server.app.inject({ url: "/metrics", headers, remoteAddress });

/** The value of one line of the metrics; undefined when there is none. */
async function told(line: string): Promise<number | undefined> {
  const lines = (await scrape()).body.split("\n");
  const found = lines.find((each) => each.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.slice(line.length + 1));
}

test("calls are counted by the operation's name and their status, refused ones and unknown addresses too", async () => {
  const count = (operation: string, status: number) =>
    told(`http_request_duration_seconds_count{operation="${operation}",status="${status}"}`);
  await server.get("/v1/taxonomy/titles?keyword=nurse");
  await server.get("/v1/taxonomy/titles?keyword=nurse&colour=red");
  await server.app.inject("/v1/taxonomy/titles?keyword=nurse");
  await server.get("/v1/nowhere");
  await server.app.inject("/livez");
  expect(await count("getTitles", 200)).toBe(1);
  expect(await count("getTitles", 400)).toBe(1);
  expect(await count("getTitles", 401)).toBe(1);
  expect(await count("unknown", 404)).toBe(1);
  expect(await count("/livez", 200)).toBe(1);
});

test("a call's seconds are those it took", async () => {
  const before = performance.now();
  await server.get("/v1/lmi/demand?country=US&talentprofile=205");
  const took = (performance.now() - before) / 1000;
  const sum = await told('http_request_duration_seconds_sum{operation="getDemand",status="200"}');
  expect(sum).toBeGreaterThan(0);
  expect(sum).toBeLessThanOrEqual(took);
});

test("the process, its load and the snapshot it serves are told as text that Prometheus reads", async () => {
  const answer = await scrape();
  expect(answer.headers["content-type"]).toContain("text/plain; version=0.0.4");
  expect(answer.headers["cache-control"]).toBe("no-store");
  const { id, asOf } = server.services.datasets.info;
  expect(await told(`snapshot_info{id="${id}",as_of="${asOf}"}`)).toBe(1);
  expect(await told("answers_under_way")).toBe(0);
  expect(await told("process_resident_memory_bytes")).toBeGreaterThan(1e6);
  expect(answer.body).toContain("nodejs_eventloop_lag_seconds");
});

test("nobody outside this machine, nor through a proxy on it, is told without a token", async () => {
  expect((await scrape({}, "203.0.113.7")).statusCode).toBe(404);
  expect((await scrape({ "x-forwarded-for": "203.0.113.7" })).statusCode).toBe(404);
  expect((await scrape({}, "::1")).statusCode).toBe(200);
});

test("without a token nobody is told where others reach this server, by a proxy that does not name itself", async () => {
  const { settings } = server.services;
  const { origin } = settings;
  try {
    for (const [address, status] of [
      ["https://x.example", 404],
      ["https://localhost.x.example", 404],
      ["http://127.0.0.1:8080", 200],
      ["http://[::1]:8080", 200],
    ] as const) {
      settings.origin = address;
      expect((await scrape()).statusCode, address).toBe(status);
    }
  } finally {
    settings.origin = origin;
  }
});

test("with a token set, who sends it is told, from anywhere, and nobody else", async () => {
  server.services.settings.metricsToken = "of the scraper";
  try {
    const bearing = (token: string) => scrape({ authorization: `Bearer ${token}` }, "203.0.113.7");
    expect((await bearing("of the scraper")).statusCode).toBe(200);
    expect((await bearing("of somebody")).statusCode).toBe(404);
    expect((await scrape()).statusCode).toBe(404);
  } finally {
    server.services.settings.metricsToken = undefined;
  }
});
