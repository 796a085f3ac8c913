import { type OperationEntry, operationTable, type ParameterEntry } from "@talent/contract/data-api";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestServer, type TestServer } from "./openTestServer.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const runs = 3000;
const gets = Object.values(operationTable).filter(({ method }) => method === "GET");

/** Texts that have broken servers before. */
const adversarial = fc.constantFrom(
  "",
  " ",
  ",",
  "not:",
  "req:not:1",
  "-1",
  "0",
  "1e9",
  "NaN",
  "4294967296",
  "99999999999999999999",
  "US'; DROP TABLE posting;--",
  "%00",
  "\u0000",
  "\ud800",
  "😀",
  "((((((((((",
  '"unclosed',
  "a AND",
  "NOT",
  "../../etc/passwd",
  "<script>alert(1)</script>",
  "__proto__",
  "constructor",
  "1d-2d",
  "2025-02-30-2025-03-01",
  "2025-10-02-2025-10-01",
  "9999y",
  "msa@0",
  "msa@101",
  "msa@1,msa@1",
  "x".repeat(5000),
  "1,".repeat(400),
);

/** Values that often fit, so that random queries reach the measures too. */
const plausible: Record<string, fc.Arbitrary<string>> = {
  country: fc.constantFrom("US", "GB", "GB", "DE", "US,CA", "AQ"),
  state: fc.constantFrom("840006", "826001", "840036"),
  msa: fc.constantFrom("35620", "41860", "35620,41860"),
  employer: fc.constantFrom("1", "2", "not:1", "1,2,3"),
  skill: fc.constantFrom("1001", "req:1001", "1001,not:1002"),
  occupation: fc.constantFrom("15-1252.00", "29-1141.00", "not:15-1252.00", "15125200"),
  function: fc.constantFrom("1", "3,4", "not:5"),
  talentprofile: fc.constantFrom("205", "205", "1"),
  query: fc.constantFrom("nurse", '"care plan" OR python', "NOT sales", "(a OR b) AND c"),
  daterange: fc.constantFrom("1y", "30d", "2q", "2025-01-01-2025-06-30", "2000-01-01-2040-12-31"),
  keyword: fc.constantFrom("nurse", "py", "new york", "dat,eng", "aa,bb,cc,dd,ee,ff,gg,hh,ii,jj"),
  facet: fc.constantFrom("msa", "state@3", "employers@5,skills@5", "employer@2"),
  frequency: fc.constantFrom("monthly", "quarterly"),
  groupby: fc.constantFrom("msa", "state"),
  limit: fc.constantFrom("1", "10", "1000"),
  pageno: fc.constantFrom("1", "2", "1000000"),
  after: fc.constantFrom("0", "5"),
  primaryskill: fc.constantFrom("1001", "1002"),
  category: fc.constantFrom("155", "155,159", "mine"),
};

/** Values of a parameter: mostly such as fit (`tame`), or any text. */
function textsFor({ name, example }: ParameterEntry, tame: boolean): fc.Arbitrary<string> {
  const usual = plausible[name] ?? fc.constant(String(example ?? 1));
  if (tame) return usual;
  return fc.oneof(usual, adversarial, fc.string({ maxLength: 30 }));
}

/** Without a place nearly every call is refused at once. */
const isUsual = ({ name, required }: ParameterEntry) => required || name === "country";

function queryOf({ parameters }: OperationEntry, tame: boolean): fc.Arbitrary<[string, string][]> {
  const others = parameters.filter((parameter) => !isUsual(parameter));
  const unknown = fc.tuple(fc.string({ minLength: 1, maxLength: 12 }), fc.string({ maxLength: 12 }));
  return fc
    .tuple(
      fc.subarray(others, { maxLength: Math.min(4, others.length) }),
      fc.boolean(),
      fc.integer({ min: 1, max: tame ? 60 : 8 }),
    )
    .chain(([chosen, placed, draw]) => {
      const given = [
        ...parameters.filter((each) => isUsual(each) && (each.required || placed || tame)),
        ...chosen,
      ];
      const pairs = given.map((each) => fc.tuple(fc.constant(each.name), textsFor(each, tame)));
      return draw === 1 ? fc.tuple(...pairs, unknown) : fc.tuple(...pairs);
    });
}

const calls = fc.tuple(fc.constantFrom(...gets), fc.boolean()).chain(([operation, tame]) =>
  queryOf(operation, tame).map((pairs) => ({
    operation,
    url: `${operation.path}?${pairs.map(([name, value]) => `${encode(name)}=${encode(value)}`).join("&")}`,
  })),
);

/** Percent-encoding that takes what is no well-formed text, too. */
const encode = (text: string) => encodeURIComponent(text.toWellFormed());

const seen = new Map<number, number>();
const asked = new Set<string>();

test(`no query of ${runs} random and adversarial ones gives a 5xx, or an answer the contract does not have`, async () => {
  await fc.assert(
    fc.asyncProperty(calls, async ({ operation, url }) => {
      asked.add(operation.operationId);
      const { status, body } = await server.get(url);
      expect(status, `${url} → ${JSON.stringify(body).slice(0, 300)}`).toBeLessThan(500);
      expect(Object.keys(operation.responses)).toContain(String(status));
      if (status >= 400) expect(body.data).toBeNull();
      seen.set(status, (seen.get(status) ?? 0) + 1);
    }),
    { numRuns: runs, seed: 20261121 },
  );
  expect(asked.size).toBe(gets.length);
  // Queries that are all refused would prove little.
  expect(seen.get(200) ?? 0).toBeGreaterThan(runs / 5);
}, 240_000);
