import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fastify from "fastify";
import { afterAll, expect, test } from "vitest";
import { errorHandler } from "../http/errorHandler.ts";
import { allowedMethods, setNotFound } from "../http/methodNotAllowed.ts";
import { Problem } from "../http/Problem.ts";
import { servePortal } from "./servePortal.ts";

const folder = mkdtempSync(join(tmpdir(), "portal-build-"));
writeFileSync(join(folder, "index.html"), "<title>The portal</title>");

async function serverOf(build: string) {
  const app = fastify({ exposeHeadRoutes: false });
  app.setErrorHandler(errorHandler);
  setNotFound(app, {
    methods: allowedMethods([{ path: "/auth/token", method: "POST" }]),
    authenticate: () => {
      throw new Problem("unauthorized");
    },
    sendPage: await servePortal(app, build),
  });
  return app;
}
const app = await serverOf(folder);
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const accepts = {
  browser: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
  program: "application/json",
};
const get = (url: string, accept: string) => app.inject({ url, headers: { accept } });

test.each(["/api/nowhere", "/nowhere", "/api/faq/more?open=q1", "/apis", "/v1x"])(
  "a browser at %s gets the portal's page, told to be no page that there is",
  async (url) => {
    const answer = await get(url, accepts.browser);
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([404, "text/html; charset=utf-8"]);
    expect(answer.body).toContain("The portal");
    expect(answer.headers).toMatchObject({ "cache-control": "no-cache", vary: "accept" });
  },
);

test.each(["application/json", "*/*", ""])("a program that accepts %j is told in JSON", async (accept) => {
  for (const url of ["/api/nowhere", "/nowhere"]) {
    const answer = await get(url, accept);
    expect([answer.statusCode, answer.json().apiCode], url).toEqual([404, "ERROR"]);
  }
});

test("below the paths of calls a browser is told in JSON too", async () => {
  for (const [url, status] of [
    ["/v1/nowhere", 401],
    ["/health/nowhere", 401],
    ["/userdetails/nowhere", 404],
    ["/adminpublicservice/v1/nowhere", 404],
    ["/auth/token", 405],
  ] as const) {
    const answer = await get(url, accepts.browser);
    expect([answer.statusCode, answer.json().data], url).toEqual([status, null]);
  }
});

test("what is not asked for as a page is no page: another method, a file of the build that is gone", async () => {
  const headers = { accept: accepts.browser };
  expect((await app.inject({ method: "POST", url: "/nowhere", headers })).json().apiCode).toBe("ERROR");
  expect((await get("/api/assets/gone.js", "*/*")).json().apiCode).toBe("ERROR");
});

test.each(["/api", "/api/", "/api/endpoints", "/api/faq", "/api/releasenotes"])(
  "whoever watches %s by its head alone is told that it is there",
  async (url) => {
    const answer = await app.inject({ method: "HEAD", url });
    expect([answer.statusCode, answer.body]).toEqual([200, ""]);
  },
);

test("a folder of the build is no page", async () => {
  mkdirSync(join(folder, "guide"), { recursive: true });
  expect((await get("/api/guide/", "*/*")).statusCode).toBe(404);
});

test("a screen's address with a slash at its end leads to the screen", async () => {
  for (const query of ["", "?open=q1", "?search=and/"]) {
    const answer = await get(`/api/faq/${query}`, accepts.browser);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, `/api/faq${query}`]);
  }
  expect((await get("/api/faq", accepts.browser)).statusCode).toBe(200);
});

test("a build made while the server runs is served at once, and until it is there the page before", async () => {
  const build = mkdtempSync(join(tmpdir(), "portal-rebuilt-"));
  const page = join(build, "index.html");
  writeFileSync(page, "<title>Before</title>");
  const running = await serverOf(build);
  rmSync(page);
  expect((await running.inject("/api/faq")).body).toContain("Before");
  mkdirSync(join(build, "assets"));
  writeFileSync(join(build, "assets", "after.js"), "after()");
  writeFileSync(page, "<title>After</title>");
  expect((await running.inject("/api/faq")).body).toContain("After");
  const script = await running.inject("/api/assets/after.js");
  expect([script.statusCode, script.body]).toEqual([200, "after()"]);
  expect(script.headers["cache-control"]).toContain("immutable");
  await running.close();
  rmSync(build, { recursive: true });
});

test("without a build the portal says how to make one, and an unknown address is told in JSON", async () => {
  const bare = await serverOf(join(folder, "none"));
  expect((await bare.inject("/api/")).body).toContain("pnpm start");
  const answer = await bare.inject({ url: "/api/nowhere", headers: { accept: accepts.browser } });
  expect([answer.statusCode, answer.json().apiCode]).toEqual([404, "ERROR"]);
  await bare.close();
});
