import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fastify from "fastify";
import { afterAll, expect, test } from "vitest";
import { serveArchives } from "./serveArchives.ts";
import { servePortal } from "./servePortal.ts";

const folder = mkdtempSync(join(tmpdir(), "archives-"));
writeFileSync(join(folder, "index.html"), "the portal");
writeFileSync(join(folder, "talent-client.tgz"), "packed");
const apps = [fastify(), fastify()] as const;
const [app, bare] = apps;
await serveArchives(app, folder);
await servePortal(app, folder);
await serveArchives(bare, join(folder, "none"));
afterAll(async () => {
  await Promise.all(apps.map((each) => each.close()));
  rmSync(folder, { recursive: true });
});

test("npm gets an archive beside the portal, and asks whether it is still the one", async () => {
  const answer = await app.inject("/api/packages/talent-client.tgz");
  expect([answer.statusCode, answer.body]).toEqual([200, "packed"]);
  expect(answer.headers["cache-control"]).toBe("no-cache");
  const { etag = "" } = answer.headers;
  const again = await app.inject({
    url: "/api/packages/talent-client.tgz",
    headers: { "if-none-match": String(etag) },
  });
  expect(again.statusCode).toBe(304);
});

test.each(["talent-server.tgz", "", "..%2f..%2fpackage.json"])("%j is no archive", async (name) => {
  expect((await app.inject(`/api/packages/${name}`)).statusCode).toBeGreaterThan(400);
});

test("where nothing was packed there is nothing", async () => {
  expect((await bare.inject("/api/packages/talent-client.tgz")).statusCode).toBe(404);
});
