import { operationTable } from "@talent/contract/data-api";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestServer, type TestServer } from "./openTestServer.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const runs = 1000;
const seed = 20261121;

const words = fc
  .array(fc.constantFrom("Nurse", "Python", "must have", "preferred:", "\n- ", "(", "C++", "$100k", "EEO"))
  .map((parts) => parts.join(" "));
const text = fc.oneof(words, fc.string({ maxLength: 80 }), fc.string({ unit: "binary", maxLength: 40 }));
const likely = fc.record(
  { role: fc.constantFrom("Staff Nurse", "Python developer", "C++"), jobdescription: words },
  { requiredKeys: ["role"] },
);
const unlikely = fc.record(
  { country: fc.constantFrom("US", "GB", "XX", ""), role: text, jobdescription: text },
  { requiredKeys: [] },
);
const bodies = fc.oneof(
  fc.oneof(likely, unlikely).map((body) => JSON.stringify(body)),
  fc.json(),
  fc.string({ maxLength: 60 }),
);

test(`no body of ${runs} random ones makes the extractor fail, or answer what the contract does not have`, async () => {
  const headers = { authorizationtoken: await server.token(), "content-type": "application/json" };
  const { path: url, responses } = operationTable.extractJobDescription;
  let read = 0;
  await fc.assert(
    fc.asyncProperty(bodies, async (payload) => {
      const { statusCode, body } = await server.app.inject({ method: "POST", url, headers, payload });
      expect(statusCode, `${payload} → ${body.slice(0, 300)}`).toBeLessThan(500);
      expect(Object.keys(responses)).toContain(String(statusCode));
      if (statusCode >= 400) expect(JSON.parse(body).data).toBeNull();
      else read += 1;
    }),
    { numRuns: runs, seed },
  );
  expect(read).toBeGreaterThan(runs / 10);
}, 120_000);

test(`no token request of ${runs} random ones is answered by more than a refusal`, async () => {
  const { path: url, responses } = operationTable.createToken;
  const printable = fc.stringMatching(/^[ -~]{0,40}$/);
  const requests = fc.record({
    authorization: fc.oneof(
      printable,
      printable.map((pair) => `Basic ${Buffer.from(pair).toString("base64")}`),
    ),
    type: fc.constantFrom("application/x-www-form-urlencoded", "application/json", "text/plain"),
    payload: fc.oneof(fc.constantFrom("grant_type=client_credentials", "grant_type="), fc.string()),
  });
  await fc.assert(
    fc.asyncProperty(requests, async ({ authorization, type, payload }) => {
      const headers = { authorization, "content-type": type, "user-agent": "tests" };
      const { statusCode, body } = await server.app.inject({ method: "POST", url, headers, payload });
      expect(statusCode, `${authorization} ${payload} → ${body}`).toBeGreaterThanOrEqual(400);
      expect(statusCode).toBeLessThan(500);
      expect(Object.keys(responses)).toContain(String(statusCode));
      expect(JSON.parse(body).data).toBeNull();
    }),
    { numRuns: runs, seed },
  );
}, 120_000);
