import Fastify from "fastify";
import { expect, test } from "vitest";
import { errorHandler } from "../http/errorHandler.ts";
import { type Access, settleOnSend } from "./authenticate.ts";

const reason = "connect ECONNREFUSED 10.0.0.5:5432";

/** A server whose calls are let in with five left, and cannot be settled. */
function unsettled() {
  const logged: string[] = [];
  const app = Fastify({ logger: { level: "error", stream: { write: (line) => logged.push(line) } } });
  settleOnSend(app);
  app.setErrorHandler(errorHandler);
  const settled = Promise.reject(new Error(reason));
  settled.catch(() => undefined);
  const admission = { headers: { RateLimit: "five left" }, settle: () => settled };
  app.addHook("onRequest", async (request) => {
    request.access = { admission } as unknown as Access;
  });
  app.get("/answer", async () => ({ openings: 7 }));
  app.get("/failure", async () => {
    throw new Error("a fault");
  });
  return { app, logged };
}

test("a call that cannot be settled is answered as it was computed, and the log says why", async () => {
  const { app, logged } = unsettled();
  const answer = await app.inject("/answer");
  expect([answer.statusCode, answer.json()]).toEqual([200, { openings: 7 }]);
  expect(answer.headers.ratelimit).toBe("five left");
  expect(logged.join()).toContain(reason);
});

test("a failure that cannot be settled is told in the envelope, without the reasons", async () => {
  const answer = await unsettled().app.inject("/failure");
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toHaveProperty("apiCode");
  expect(answer.body).not.toContain("ECONNREFUSED");
});
