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

describe("the token request", () => {
  const ask = (headers: Record<string, string>, payload = "grant_type=client_credentials") =>
    server.app.inject({
      method: "POST",
      url: "/auth/token",
      headers: { "content-type": "application/x-www-form-urlencoded", "user-agent": "tests", ...headers },
      payload,
    });
  const basic = (key: string, secret: string) =>
    `Basic ${Buffer.from(`${key}:${secret}`).toString("base64")}`;

  // A8 invalid subscription
  test.each(["unknown key", "wrong secret", "no authorization", "no basic authorization"])(
    "answers %s with the same refusal",
    async (kind) => {
      const { key = "", secret = "" } = server.demo.subscriptions[1] ?? {};
      const authorization = {
        "unknown key": basic("tik_unknown", secret),
        "wrong secret": basic(key, "tis_wrong"),
        "no authorization": undefined,
        "no basic authorization": `Bearer ${secret}`,
      }[kind];
      const response = await ask(authorization ? { authorization } : {});
      expect(response.statusCode).toBe(400);
      expect(response.headers["cache-control"]).toBe("no-store");
      expect(response.json()).toMatchObject({
        apiCode: "BAD_REQUEST",
        messages: ["Invalid subscription or Invalid subscription credentials"],
        data: null,
      });
    },
  );

  // A5 token request: grant_type, basic authentication, User-Agent
  test("wants the grant type and a user agent", async () => {
    const { key = "", secret = "" } = server.demo.subscriptions[0] ?? {};
    const authorization = basic(key, secret);
    const without = await ask({ authorization }, "");
    expect(without.json().messages[0]).toContain("Missing Parameter: grant_type");
    expect(without.headers["cache-control"]).toBe("no-store");
    const password = await ask({ authorization }, "grant_type=password");
    expect(password.json()).toMatchObject({ apiCode: "INVALID_PARAMETER" });
    const nameless = await ask({ authorization, "user-agent": "" });
    expect(nameless.json().messages[0]).toContain("Missing Parameter: User-Agent");
  });

  test("takes the form alone: JSON is another media type, and no body lacks the grant type", async () => {
    const { key = "", secret = "" } = server.demo.subscriptions[0] ?? {};
    const headers = { authorization: basic(key, secret), "user-agent": "tests" };
    const post = (payload?: object) =>
      server.app.inject({ method: "POST", url: "/auth/token", headers, ...(payload && { payload }) });
    const asJson = await post({ grant_type: "password" });
    expect(asJson.json()).toMatchObject({ messages: ["Unsupported media type", expect.any(String)] });
    expect(asJson.statusCode).toBe(415);
    expect((await post()).json().messages[0]).toContain("Missing Parameter: grant_type");
  });

  test("refuses a query, and a field it does not know", async () => {
    const { key = "", secret = "" } = server.demo.subscriptions[0] ?? {};
    const headers = {
      authorization: basic(key, secret),
      "user-agent": "tests",
      "content-type": "application/x-www-form-urlencoded",
    };
    for (const [url, payload] of [
      ["/auth/token?scope=all", "grant_type=client_credentials"],
      ["/auth/token", "grant_type=client_credentials&scope=all"],
    ]) {
      const { messages } = (await server.app.inject({ method: "POST", url, headers, payload })).json();
      expect(messages, url).toEqual([
        "Unknown parameter present in the request. Requested parameter : scope",
      ]);
    }
  });

  // A3 token; A7 createToken
  test("answers the bare token, which no cache keeps", async () => {
    const { key = "", secret = "" } = server.demo.subscriptions[0] ?? {};
    const response = await ask({ authorization: basic(key, secret) });
    expect(response.statusCode).toBe(200);
    expect(response.headers["cache-control"]).toBe("no-store");
    expect(Object.keys(response.json()).sort()).toEqual(
      ["access_token", "expires_in", "not-before-policy", "scope", "session_state", "token_type"].sort(),
    );
    expect(response.json().expires_in).toBe(3600);
  });
});

describe("the job description extractor", () => {
  const ask = async (payload: unknown, type = "application/json") =>
    server.app.inject({
      method: "POST",
      url: "/v1/taxonomap/jdextractor",
      headers: { authorizationtoken: await server.token(), "content-type": type },
      payload: typeof payload === "string" ? payload : JSON.stringify(payload),
    });

  // A5 JD extractor: limits of role and text
  test.each([
    ["neither role nor text", {}, 400, "provide at least one parameter from: role"],
    ["a role with special characters", { role: "Nurse <b>" }, 400, "Invalid format for a query parameter"],
    ["a role of 51 characters", { role: "a".repeat(51) }, 400, "Given parameter exceeds maximum input limit"],
    [
      "a text of 10,001 characters",
      { jobdescription: "a".repeat(10_001) },
      400,
      "Given parameter exceeds maximum input limit",
    ],
    [
      "a text that is not English",
      { jobdescription: "看護師を募集しています" },
      400,
      "Invalid format for a query parameter",
    ],
    [
      "a country there is not",
      { role: "Nurse", country: "XX" },
      400,
      "Invalid country present in the request. Country provided: XX",
    ],
    [
      "an unknown field",
      { role: "Nurse", colour: "red" },
      400,
      "Unknown parameter present in the request. Requested parameter : colour",
    ],
    [
      "an empty role and text",
      { role: "", jobdescription: " " },
      400,
      "provide at least one parameter from: role",
    ],
    ["no JSON", "{", 400, "Invalid format for the request body"],
    ["null", "null", 400, "Invalid format for the request body"],
  ])("%s is refused", async (_case, body, status, message) => {
    const response = await ask(body);
    expect(response.json().messages[0]).toBe(message);
    expect(response.statusCode).toBe(status);
  });

  test("a body of another type is 415, one that is too large 413", async () => {
    const form = "application/x-www-form-urlencoded";
    for (const type of ["text/plain", form]) {
      const refused = await ask("role=Nurse&role=Driver", type);
      expect(refused.json(), type).toMatchObject({ apiCode: "BAD_REQUEST", data: null });
      expect(refused.statusCode, type).toBe(415);
    }
    expect((await ask({ jobdescription: "a".repeat(200_000) })).statusCode).toBe(413);
  });

  test("no body at all is a text that is missing", async () => {
    const headers = { authorizationtoken: await server.token() };
    const response = await server.app.inject({ method: "POST", url: "/v1/taxonomap/jdextractor", headers });
    expect(response.json().messages).toEqual(["provide at least one parameter from: role"]);
    expect(response.statusCode).toBe(400);
  });

  test.each([
    [{ role: "Nurse (RN)" }, "Parameter role: character 7 (() cannot stand here; Name of the role"],
    [{ role: "Nurse", country: "us" }, "Parameter country: what is given does not fit; Country of the job"],
  ])("%j is told what does not fit", async (body, hint) => {
    expect((await ask(body)).json().messages[1]).toContain(hint);
  });

  test("reads a text whose role is left empty", async () => {
    const response = await ask({ role: "", jobdescription: "We seek a registered nurse." });
    expect(response.json().data.jobDescription.occupation.soc_code).toBe("29-1141.00");
  });

  test("reads occupation, function and skills with what is required", async () => {
    const response = await ask({
      role: "Senior Python Developer",
      jobdescription: "Requirements:\n- Strong Python and SQL\n\nNice to have:\n- Kubernetes",
    });
    const { jobDescription } = response.json().data;
    expect(jobDescription.occupation.soc_code).toMatch(/^15-12/);
    const names = Object.fromEntries(
      jobDescription.skills.map((skill: { name: string; required: boolean }) => [skill.name, skill.required]),
    );
    expect(names).toMatchObject({ Python: true, SQL: true, Kubernetes: false });
  });
});

test("an address that cannot be decoded is an unknown path, in the envelope", async () => {
  const response = await server.app.inject({ url: "/v1/%ZZ" });
  expect(response.statusCode).toBe(404);
  expect(response.json()).toMatchObject({ apiCode: "ERROR", data: null, input: {} });
});
