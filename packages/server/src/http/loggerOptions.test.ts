import { withoutValues } from "@talent/accounts";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { loggerOptions } from "./loggerOptions.ts";

test("a failure is logged with what it says and where, a call without its query", async () => {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const app = Fastify({ logger: { ...Object(loggerOptions("info")), stream } });
  app.get("/fails", async (request) => {
    request.log.error({ err: withoutValues(new RangeError("too far")) }, "failed");
    return "";
  });
  await app.inject({
    url: "/fails?token=secret",
    headers: { authorization: "secret", "user-agent": "tests" },
  });
  await app.close();
  const entries = lines.map((line) => JSON.parse(line));
  expect(entries).toContainEqual(
    expect.objectContaining({
      err: expect.objectContaining({ type: "RangeError", message: "too far" }),
      msg: "failed",
    }),
  );
  expect(entries[0].req).toMatchObject({ method: "GET", path: "/fails", userAgent: "tests" });
  expect(lines.join("")).not.toContain("secret");
});
