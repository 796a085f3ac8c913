import fastify from "fastify";
import { afterAll, expect, test } from "vitest";
import { allowedMethods, setNotFound } from "./methodNotAllowed.ts";
import { Problem } from "./Problem.ts";

const app = fastify();
const methods = allowedMethods([
  { path: "/v1/one", method: "POST" },
  { path: "/v1/one", method: "GET" },
  { path: "/api/open", method: "GET" },
  { path: "/api/lists/{list}", method: "GET" },
]);
setNotFound(app, {
  methods,
  authenticate: async ({ headers }) => {
    if (headers.authorizationtoken !== "good") throw new Problem("unauthorized");
  },
});
app.setErrorHandler(async (error, _request, reply) => {
  if (!(error instanceof Problem)) throw error;
  await reply.code(error.status).headers(error.headers).send(error.toEnvelope());
});
afterAll(() => app.close());

const call = (method: "GET" | "PUT", url: string, token = "good") =>
  app.inject({ method, url, headers: { authorizationtoken: token } });

test("tells the methods of a path in alphabetical order", async () => {
  const answer = await call("PUT", "/v1/one?country=US");
  expect([answer.statusCode, answer.headers.allow]).toEqual([405, "GET, POST"]);
  expect(answer.json()).toMatchObject({
    apiCode: "METHOD_NOT_ALLOWED",
    messages: [expect.anything(), "Use GET, POST"],
  });
});

test("tells the methods of a path with parameters, whatever they are", async () => {
  const answer = await call("PUT", "/api/lists/countries?limit=1");
  expect([answer.statusCode, answer.headers.allow]).toEqual([405, "GET"]);
  for (const other of ["/api/lists/", "/api/lists/a/b", "/not/api/lists/countries"])
    expect((await call("PUT", other)).statusCode, other).toBe(404);
});

test("answers 404 where there is no such path", async () => {
  expect((await call("GET", "/v1/two")).json()).toMatchObject({ apiCode: "ERROR", data: null });
  expect((await call("GET", "/elsewhere", "none")).statusCode).toBe(404);
});

test("tells nobody without a token which guarded paths there are", async () => {
  for (const path of ["/v1/one", "/v1/two", "/health/any", "/v2"])
    expect((await call("PUT", path, "none")).statusCode, path).toBe(401);
  expect((await call("PUT", "/api/open", "none")).statusCode).toBe(405);
});
