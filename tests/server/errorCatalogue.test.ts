import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestServer, type TestServer } from "./openTestServer.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const place = "country=US&talentprofile=205";

/** One request for each row of the specification's error catalogue that a query can cause. */
const rows: [request: string, status: number, apiCode: string, message: string][] = [
  [
    "/v1/lmi/demand?skill=1001",
    400,
    "BAD_REQUEST",
    "Any one of the conditional parameter should be present in the request. Provide at least one parameter from: state,msa,country",
  ],
  [
    "/v1/taxonomy/titles",
    400,
    "BAD_REQUEST",
    "Mandatory parameter is missing from the request. Missing Parameter: keyword",
  ],
  [
    "/v1/taxonomy/locations/msa",
    400,
    "BAD_REQUEST",
    "Mandatory parameter is missing from the request. Missing Parameter: country",
  ],
  [
    `/v1/lmi/demand?${place}&daterange=soon`,
    400,
    "INVALID_PARAMETER",
    "Invalid format for a query parameter",
  ],
  [
    `/v1/lmi/demand?${place}&colour=red`,
    400,
    "INVALID_PARAMETER",
    "Unknown parameter present in the request. Requested parameter : colour",
  ],
  [
    `/v1/lmi/demand?${place}&employer=4000000000`,
    400,
    "INVALID_PARAMETER",
    "Invalid employer present in the request. Employer provided: 4000000000",
  ],
  [
    "/v1/lmi/demand?country=US&skill=1,2,3,4,5,6,7,8,9,10,11",
    400,
    "BAD_REQUEST",
    "Given parameter exceeds maximum input limit",
  ],
  [
    "/v1/lmi/demand?country=US,CA&talentprofile=205",
    400,
    "BAD_REQUEST",
    "Multiple country codes found in request",
  ],
  [
    "/v1/lmi/demand?country=US&talentprofile=4000000",
    400,
    "INVALID_PARAMETER",
    "Invalid talent profile found in request",
  ],
  [
    "/v1/lmi/demand?country=US&talentprofile=205&skill=1001",
    400,
    "INVALID_PARAMETER",
    "Mutually exclusive params present in the request together",
  ],
  [
    "/v1/lmi/demand?country=US",
    400,
    "BAD_REQUEST",
    "Any one of the parameter should be present in the request from either of mutually exclusive sets",
  ],
  [
    "/v1/lmi/demand?country=AQ&talentprofile=205",
    200,
    "INSUFFICIENT_DATA",
    "Insufficient data for the request",
  ],
  ["/v1/demand/listings?country=US&pageno=100", 200, "NO_DATA_FOUND", "No data found for the request"],
  ["/v1/nowhere", 404, "ERROR", "There is no such path; the API reference lists the paths there are"],
];

describe("the error catalogue", () => {
  // A3 envelope; A5 bad format; A5 unknown parameter; A8 location missing; A8 parameter missing; A8 invalid format; A8 unknown parameter; A8 invalid employer
  // A8 exceeds maximum; A8 several countries; A8 invalid talent profile; A8 mutually exclusive; A8 role missing; A8 insufficient data; A8 data null; A8 NO_DATA_FOUND
  test.each(rows)("%s answers %i %s", async (request, status, apiCode, message) => {
    const answer = await server.get(request);
    expect(answer.body).toMatchObject({ apiCode, data: null });
    expect(answer.body.messages[0]).toBe(message);
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({
      "ratelimit-policy": expect.stringContaining('"burst"'),
      ratelimit: expect.stringContaining('"units"'),
      "content-type": expect.stringContaining("application/json"),
    });
  });

  // A6 bearer token; A8 unauthorized
  test.each([
    ["no token", {}],
    ["a token of somebody else", { authorizationtoken: "eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0." }],
    ["words", { authorizationtoken: "let me in" }],
  ])("%s is 401 before anything is learnt about the contract", async (_case, headers) => {
    for (const url of ["/v1/lmi/demand?colour=red", "/v1/nowhere", "/health/lmi/demand"]) {
      const response = await server.app.inject({ method: "GET", url, headers });
      expect(response.statusCode).toBe(401);
      expect(response.json()).toEqual({
        apiCode: "UNAUTHORIZED",
        messages: ["Un-Authorized access; No token or invalid token"],
        data: null,
        input: {},
      });
    }
  });

  // A8 METHOD_NOT_ALLOWED
  test("a wrong method is 405 with the methods there are", async () => {
    const headers = { authorizationtoken: await server.token() };
    const response = await server.app.inject({ method: "DELETE", url: "/v1/lmi/demand", headers });
    expect(response.statusCode).toBe(405);
    expect(response.headers.allow).toBe("GET");
    expect(response.json()).toMatchObject({ apiCode: "METHOD_NOT_ALLOWED", data: null });
  });
});

test("an address that cannot be decoded is an unknown path, in the envelope", async () => {
  const response = await server.app.inject({ url: "/v1/%ZZ" });
  expect(response.statusCode).toBe(404);
  expect(response.json()).toMatchObject({ apiCode: "ERROR", data: null, input: {} });
});
