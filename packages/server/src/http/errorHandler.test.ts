import Fastify from "fastify";
import { expect, test } from "vitest";
import { errorHandler } from "./errorHandler.ts";
import { loggerOptions } from "./loggerOptions.ts";
import { Problem } from "./Problem.ts";

type Line = { level: number; msg: string; err?: { stack: string }; word?: string; status?: number };

/** Status of a call that fails with this error, and the lines in the log from warning upwards. */
async function answer(error: Error): Promise<{ status: number; lines: Line[] }> {
  const lines: Line[] = [];
  const stream = { write: (text: string) => void lines.push(JSON.parse(text)) };
  const app = Fastify({ logger: { ...(loggerOptions("warn") as object), stream } });
  app.setErrorHandler(errorHandler);
  app.get("/", async () => {
    throw error;
  });
  const { statusCode } = await app.inject("/");
  await app.close();
  return { status: statusCode, lines };
}

const warning = 40;
const failure = 50;

test.each([
  ["overloaded", 503, "Service is busy, try again later"],
  ["timedOut", 504, "Gateway timed out"],
] as const)("%s is one line of warning without a stack", async (word, status, msg) => {
  const { status: answered, lines } = await answer(new Problem(word));
  expect(answered).toBe(status);
  expect(lines).toEqual([expect.objectContaining({ level: warning, msg, word, status })]);
  expect(JSON.stringify(lines)).not.toContain("stack");
});

test("a failure nobody foresaw is an error with its stack", async () => {
  const { status, lines } = await answer(new TypeError("x is not a function"));
  expect(status).toBe(500);
  expect(lines).toMatchObject([{ level: failure, msg: "internal" }]);
  expect(lines[0]?.err?.stack).toContain("errorHandler.test.ts");
});

test("a store that cannot be reached is a service to ask again, and the log says what happened", async () => {
  const { status, lines } = await answer(
    new Error("Failed query", { cause: new Error("Connection terminated unexpectedly") }),
  );
  expect(status).toBe(503);
  expect(lines).toMatchObject([{ level: failure, msg: "overloaded" }]);
  expect(lines[0]?.err?.stack).toContain("Connection terminated");
});

test("what a caller did wrong is not logged", async () => {
  expect(await answer(new Problem("unknownPath"))).toEqual({ status: 404, lines: [] });
});
